/** New links of this tab: the jobs that make them, their states, and the actions of their user. */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { NewLink } from '#contract/resources/links.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';

/** `idle` where there is no link on its way, and none whose outcome the user has not seen. */
export type NewLinkProgress = NewLinkState | { readonly step: 'idle' };

export interface NewLinkActions {
  /** Within the hold: nothing is sent. */
  undo(): void;
  /** Ends the hold. */
  sendNow(): void;
  /** Looks once more where looking failed. */
  lookAgain(): void;
  /** Sends once more a link that was not made. */
  sendAgain(): void;
  /** Says which of several links it is, by its id; null for none of them. */
  choose(link: number | null): void;
  /** Puts the outcome away; where nothing is known, stops looking for it. */
  dismiss(): void;
}

/** How long a new link can be undone before its request leaves, in milliseconds. */
const hold = 3000;

const idle = { step: 'idle' } as const;

/** The links that were begun beside a screen, in this session. */
interface QuickLinks {
  readonly ids: ReadonlySet<string>;
  readonly add: (id: string) => void;
}

/** Null where none can be. */
export const QuickLinksContext = createContext<QuickLinks | null>(null);

/** The value of the context, which is to be held above all screens. */
export function useQuickLinks(): QuickLinks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => ({ ids, add: (id) => setIds((before) => new Set(before).add(id)) }), [ids]);
}

export interface PendingNewLink {
  readonly id: string;
  /** It was begun beside a screen, in this session. */
  readonly quick: boolean;
  readonly state: NewLinkState;
  readonly actions: NewLinkActions;
}

/** The links that this tab began, or that a closed tab or an ended engine has left behind, the oldest first. */
export function useNewLinks(): readonly PendingNewLink[] {
  const { jobs, tab } = useEngine();
  const quick = use(QuickLinksContext)?.ids;
  // All of them: an outcome that the engine has not forgotten yet must not come back when the next one is put away.
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const all = useSyncExternalStore(jobs.subscribe, jobs.get);

  return useMemo(() => {
    const actionsOf = (id: string): NewLinkActions => ({
      undo: () => void jobs.undo(id),
      sendNow: () => void jobs.start(id),
      lookAgain: () => void jobs.resume(id),
      sendAgain: () => void jobs.retry(id),
      choose: (link) => void jobs.choose(id, link),
      dismiss: () => {
        // It is gone from this tab at once, and from the engine as soon as that has heard of it.
        setDismissed((before) => (before.has(id) ? before : new Set(before).add(id)));
        void jobs.remove(id);
      },
    });
    return all.flatMap(({ id, newLink }): PendingNewLink[] => {
      if (newLink === undefined || dismissed.has(id) || (newLink.tab ?? tab) !== tab) return [];
      return [{ id, quick: quick?.has(id) === true, state: newLink, actions: actionsOf(id) }];
    });
  }, [all, dismissed, jobs, tab, quick]);
}

/** Whether the screen of new links has a link: one that was begun beside a screen only where its user has to decide. */
export function isForWizard({ quick, state: { step } }: PendingNewLink): boolean {
  return !quick || step === 'unknown' || step === 'several';
}

/** The link of the screen of new links. */
export function useNewLink(): { state: NewLinkProgress; actions: NewLinkActions } {
  const own = useNewLinks().find(isForWizard);
  return own ?? noLink;
}

const nothing = () => undefined;

const noLink = {
  state: idle,
  actions: { undo: nothing, sendNow: nothing, lookAgain: nothing, sendAgain: nothing, choose: nothing, dismiss: nothing },
};

/** Starts a link with a hold of three seconds. The function rejects with an ApiError where it cannot be stored. */
export function useBeginNewLink(): (body: NewLink, from: 'wizard' | 'quick') => Promise<void> {
  const { jobs, tab } = useEngine();
  const noteQuick = use(QuickLinksContext)?.add;
  return useCallback(
    async (body, from) => {
      const plan = { kind: 'create', source: 'wizard', title: body.url, drafts: [{ body }], trial: 0 } as const;
      const id = await jobs.add(plan, { holdMs: hold, tab });
      if (from === 'quick') noteQuick?.(id);
    },
    [jobs, tab, noteQuick],
  );
}
