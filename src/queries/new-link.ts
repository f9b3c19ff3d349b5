/**
 * New links of this tab: the jobs that create them, their states, and the actions of their user.
 */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { NewLink } from '#contract/resources/links.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';

interface NewLinkActions {
  /** Within the hold: nothing is sent. */
  undo(): void;
  /** Ends the hold. */
  sendNow(): void;
  /** Looks at once for a link whose reply was lost. */
  checkAgain(): void;
  /** Sends once more a link that was not created. */
  sendAgain(): void;
  /** Says which of several links it is, by its id; null for none of them. */
  choose(link: number | null): void;
  /** Sends nothing where nothing is sent yet. */
  giveUp(): void;
  /** Puts the outcome away; where nothing is known, stops looking for it. */
  dismiss(): void;
}

/** How long a new link can be undone before its request leaves, in milliseconds. */
export const newLinkHoldMs = 3000;

/** Where a link was begun: on the screen of new links, or beside any other one. */
type Beginning = 'wizard' | 'quick';

/** The links that were begun in this session, by their jobs. */
interface BegunLinks {
  readonly from: ReadonlyMap<string, Beginning>;
  readonly add: (id: string, from: Beginning) => void;
}

/** Null where none can be. */
export const BegunLinksContext = createContext<BegunLinks | null>(null);

/** The value of the context, which is to be held above all screens. */
export function useBegunLinks(): BegunLinks {
  const [from, setFrom] = useState<BegunLinks['from']>(new Map());
  return useMemo(
    () => ({ from, add: (id, place) => setFrom((before) => new Map(before).set(id, place)) }),
    [from],
  );
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
  readonly actions: NewLinkActions;
}

/**
 * The links that this tab began, or that a closed tab or an ended engine has left behind, the
 * oldest first.
 */
export function useNewLinks(): readonly PendingNewLink[] {
  const { jobs, tab } = useEngine();
  const begun = use(BegunLinksContext)?.from;
  // All of them: an outcome that the engine has not forgotten yet must not come back when the next
  // one is put away.
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const all = useSyncExternalStore(jobs.subscribe, jobs.get);

  return useMemo(() => {
    const actionsOf = (id: string): NewLinkActions => ({
      undo: () => void jobs.undo(id),
      sendNow: () => void jobs.start(id),
      checkAgain: () => void jobs.resume(id),
      sendAgain: () => void jobs.retry(id),
      choose: (link) => void jobs.choose(id, link),
      // What has left meanwhile is not forgotten: it is still looked up.
      giveUp: () => void jobs.cancel(id).then(() => jobs.remove(id)),
      dismiss: () => {
        // It is gone from this tab at once, and from the engine as soon as that has heard of it.
        setDismissed((before) => (before.has(id) ? before : new Set(before).add(id)));
        void jobs.remove(id);
      },
    });
    return all.flatMap(({ id, createdAt, heldUntil, newLink }): PendingNewLink[] => {
      if (newLink === undefined || dismissed.has(id) || (newLink.tab ?? tab) !== tab) return [];
      const link = { id, at: createdAt, heldUntil, from: begun?.get(id) };
      return [{ ...link, state: newLink, actions: actionsOf(id) }];
    });
  }, [all, dismissed, jobs, tab, begun]);
}

/** Whether nothing goes on by itself any more. */
export function isOver({ step }: NewLinkState): boolean {
  return step !== 'held' && step !== 'sending' && step !== 'looking' && step !== 'unknown';
}

/**
 * Starts a link with a hold of three seconds, and resolves to its id. The function rejects with an
 * ApiError where it cannot be stored.
 */
export function useCreateLinkJob(): (body: NewLink, from: Beginning) => Promise<string> {
  const { jobs, tab } = useEngine();
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
      const id = await jobs.add(plan, { holdMs: newLinkHoldMs, tab });
      add?.(id, from);
      return id;
    },
    [jobs, tab, add],
  );
}
