/** New link of this tab: the job that makes it, its state, and the actions of its user. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { NewLink } from '#contract/resources/links.ts';
import type { NewLinkState } from '#engine/jobs/jobs.ts';
import { useEngine } from './EngineContext.tsx';

/** `idle` where there is no link on its way, and none whose outcome the user has not seen. */
export type NewLinkProgress = NewLinkState | { readonly step: 'idle' };

export interface NewLinkActions {
  /** Starts a link with a hold of three seconds. @throws ApiError where it cannot be stored */
  begin(body: NewLink): Promise<void>;
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

/** A link that this tab began, or that a closed tab or an ended engine has left behind. */
export function useNewLink(): { state: NewLinkProgress; actions: NewLinkActions } {
  const { jobs, tab } = useEngine();
  // All of them: an outcome that the engine has not forgotten yet must not come back when the next one is put away.
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const all = useSyncExternalStore(jobs.subscribe, jobs.get);
  const own = all.find(({ id, newLink }) => !dismissed.has(id) && newLink !== undefined && (newLink.tab ?? tab) === tab);
  const id = own?.id ?? '';

  const actions = useMemo(
    (): NewLinkActions => ({
      begin: async (body) => {
        const plan = { kind: 'create', source: 'wizard', title: body.url, drafts: [{ body }], trial: 0 } as const;
        await jobs.add(plan, { holdMs: hold, tab });
      },
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
    }),
    [jobs, tab, id],
  );
  return { state: own?.newLink ?? idle, actions };
}
