/**
 * New links of this tab: the jobs that create them, their states, and the actions of their user.
 */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { NewLink } from '#contract/resources/links.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';
import { newLinkHoldMs } from './hold-times.ts';
import { useAddJob } from './naming.ts';

/** One that cannot be carried out leaves its error in `problem` of the link. */
interface NewLinkActions {
  /** Within the hold: nothing is sent. Resolves to whether it could be carried out. */
  undo(): Promise<boolean>;
  /** Ends the hold. */
  sendNow(): void;
  /** Searches at once for a link whose reply was lost. */
  checkAgain(): void;
  /** Sends once more a link that was not created. */
  sendAgain(): void;
  /** Says which of several links it is, by its id; null for none of them. */
  choose(link: number | null): void;
  /** Sends nothing where nothing is sent yet. Resolves to whether it could be carried out. */
  giveUp(): Promise<boolean>;
  /** Puts the outcome away; where nothing is known, stops searching for it. */
  dismiss(): void;
}

/** Where a link was begun: on the screen of new links, or beside any other one. */
type Beginning = 'wizard' | 'quick';

/** The links that were begun in this session, by their jobs. */
interface BegunLinks {
  readonly from: ReadonlyMap<string, Beginning>;
  readonly add: (id: string, from: Beginning) => void;
  /** Why the last action on a link could not be carried out. */
  readonly problems: ReadonlyMap<string, unknown>;
  /** @param problem undefined where the action was carried out */
  readonly onAction: (id: string, problem: unknown) => void;
}

/** Null where none can be. */
export const BegunLinksContext = createContext<BegunLinks | null>(null);

/** The value of the context, which is to be held above all screens. */
export function useBegunLinks(): BegunLinks {
  const [from, setFrom] = useState<BegunLinks['from']>(new Map());
  const [problems, setProblems] = useState<BegunLinks['problems']>(new Map());
  return useMemo(
    () => ({
      from,
      add: (id, place) => setFrom((before) => new Map(before).set(id, place)),
      problems,
      onAction: (id, problem) => setProblems((before) => withProblem(before, id, problem)),
    }),
    [from, problems],
  );
}

function withProblem(
  before: BegunLinks['problems'],
  id: string,
  problem: unknown,
): BegunLinks['problems'] {
  if (before.get(id) === problem) return before;
  return new Map(before).set(id, problem);
}

export interface PendingNewLink {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** When its hold ends, in milliseconds since 1970; null where it is not held. */
  readonly heldUntil: number | null;
  /** Undefined where a closed tab or an ended session has left it behind. */
  readonly from: Beginning | undefined;
  readonly state: NewLinkState;
  /** Why the last action could not be carried out; undefined where it was. */
  readonly problem: unknown;
  readonly actions: NewLinkActions;
}

/**
 * The links that this tab began, or that a closed tab or an ended engine has left behind, the
 * oldest first.
 */
export function useNewLinks(): readonly PendingNewLink[] {
  const { jobs, tab } = useEngine();
  const begun = use(BegunLinksContext);
  const onAction = begun?.onAction;
  // All of them: an outcome that the engine has not forgotten yet must not come back when the next
  // one is put away.
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const all = useSyncExternalStore(jobs.subscribe, jobs.get);

  return useMemo(() => {
    const run = async (id: string, work: Promise<unknown>): Promise<boolean> => {
      try {
        await work;
        onAction?.(id, undefined);
        return true;
      } catch (problem) {
        onAction?.(id, problem);
        return false;
      }
    };
    const actionsOf = (id: string): NewLinkActions => ({
      undo: () => run(id, jobs.undo(id)),
      sendNow: () => void run(id, jobs.start(id)),
      checkAgain: () => void run(id, jobs.resume(id)),
      sendAgain: () => void run(id, jobs.retry(id)),
      choose: (link) => void run(id, jobs.choose(id, link)),
      // What has left meanwhile is not forgotten: it is still looked up.
      giveUp: () =>
        run(
          id,
          jobs.cancel(id).then(() => jobs.remove(id)),
        ),
      dismiss: () => {
        // It is gone from this tab at once, and from the engine as soon as that has its message. An
        // outcome that cannot be removed is shown again at the next start.
        setDismissed((before) => (before.has(id) ? before : new Set(before).add(id)));
        void run(id, jobs.remove(id));
      },
    });
    return all.flatMap(({ id, createdAt, heldUntil, newLink }): PendingNewLink[] => {
      if (newLink === undefined || dismissed.has(id) || (newLink.tab ?? tab) !== tab) return [];
      return [
        {
          id,
          at: createdAt,
          heldUntil,
          from: begun?.from.get(id),
          state: newLink,
          problem: begun?.problems.get(id),
          actions: actionsOf(id),
        },
      ];
    });
  }, [all, dismissed, jobs, tab, begun, onAction]);
}

/** Whether nothing goes on by itself any more. */
export function isOver({ step }: NewLinkState): boolean {
  return step !== 'held' && step !== 'sending' && step !== 'looking' && step !== 'unknown';
}

/** Takes a link back that is still held; one that has left stays. */
export function useUndoNewLink(): (id: string) => Promise<void> {
  const { jobs } = useEngine();
  return (id) => jobs.undo(id).catch(() => undefined);
}

/**
 * Starts a link with a hold of three seconds, and resolves to its id. The function rejects with an
 * ApiError where it cannot be stored.
 */
export function useCreateLinkJob(): (body: NewLink, from: Beginning) => Promise<string> {
  const { tab } = useEngine();
  const addJob = useAddJob();
  const add = use(BegunLinksContext)?.add;
  return useCallback(
    async (body, from) => {
      const plan = {
        kind: 'create',
        source: 'wizard',
        title: body.url,
        drafts: [{ body }],
        trial: 0,
      } as const;
      const id = await addJob(plan, { holdMs: newLinkHoldMs, tab });
      add?.(id, from);
      return id;
    },
    [addJob, tab, add],
  );
}
