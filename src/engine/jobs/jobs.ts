/**
 * Jobs: bulk work and new links, stored first and carried out then, so that they survive a reload
 * and a crash.
 */

import type { Clock } from '#base/clock.ts';
import { createListeners, type Observed } from '#base/listeners.ts';
import type { Client } from '#client/client.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { SentLink, SentLinks } from '#engine/links/sent-links.ts';
import type { JobStore } from '#local/jobs/job-store.ts';
import type { JobItem, JobPlan, JobRow } from '#local/jobs/job-types.ts';
import type { TextCipher } from '#local/keys/text-cipher.ts';
import type { JobRegistry } from './job-registry.ts';
import { type JobSummary, type Pace, shownRow } from './job-summary.ts';
import { cancelledRows, resumed, retriedRows, startAfterHold } from './job-transitions.ts';
import { type AddOptions, type Assignment, type KnownCampaign, OpenJobs } from './open-jobs.ts';
import { createRowPasswords } from './row-passwords.ts';

export type { JobRow, JobRowState } from '#local/jobs/job-types.ts';
export { isUnfinished, type JobSummary, type NewLinkState } from './job-summary.ts';

/** Each action on a job that does not exist, or is not in a state for it, changes nothing. */
export interface Jobs extends Observed<readonly JobSummary[]> {
  /**
   * All jobs, the oldest first; the same array until something changes. Empty until they were read.
   */
  get(): readonly JobSummary[];
  /**
   * Stores a job and starts it after its hold. Resolves to its id. Items that are on their way to
   * the same target already are left out; where nothing else is left, the id is that of the job
   * which has them.
   *
   * @throws ApiError `invalid` where there is nothing to do, or the job cannot be stored
   */
  add(plan: JobPlan, options?: AddOptions): Promise<string>;
  /** Removes a job that is still held. */
  undo(id: string): Promise<void>;
  /** Ends the hold: it starts at once. */
  start(id: string): Promise<void>;
  /** Sends nothing more; a request that has left is finished. */
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Drops the rows that were not sent; what became of the others is still looked up. */
  cancel(id: string): Promise<void>;
  /** Sends refused rows again, and searches again for rows of unknown outcome. */
  retry(id: string): Promise<void>;
  /** Says which of several links is that of a wizard job, by its id; null for none of them. */
  choose(id: string, link: number | null): Promise<void>;
  /**
   * Forgets a finished job with its rows; a job of the wizard also while its outcome is unknown.
   */
  remove(id: string): Promise<void>;
  /** A tab is gone: its new links are for any other tab to show. */
  leave(tab: string): void;
  /** The rows of a job in their order; none where there is no such job. */
  rows(id: string): Promise<readonly JobRow[]>;
  /**
   * The links that were put into a campaign from this browser, the last first: no endpoint lists
   * them.
   */
  linksOf(campaign: number): Promise<readonly JobItem[]>;
  /** The campaigns that links were put into from this browser; others are left out. */
  campaignsOf(links: readonly number[]): Promise<readonly KnownCampaign[]>;
  /** The assignments of a link by the last finished jobs, the oldest first. */
  assignmentsOf(link: number): Promise<readonly Assignment[]>;
  /**
   * What this browser sent to make a link, by its id; null where it did not make it, or keeps it no
   * more.
   */
  sentAs(link: number): Promise<SentLink | null>;
  /** Links that were created by themselves from this browser in the last 90 days, the newest first. */
  createdLately(): Promise<readonly SentLink[]>;
}

interface ClosableJobs extends Jobs {
  /**
   * Ends at once, as a crash would; the engine that opens the store next looks up what was under
   * way.
   *
   * @param why at a lock the store drops all passwords of links, too
   */
  close(why?: 'lock'): void;
}

interface JobsDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly online: () => boolean;
  /** Opened once; it may take a while. */
  readonly store: Promise<JobStore>;
  readonly links: LinkMemory;
  /** Seals the passwords of new links in the store. */
  readonly seal: TextCipher;
  readonly sent: SentLinks;
  /** No other engine of this account can be running: jobs of a crashed one continue at once. */
  readonly alone: boolean;
  readonly pace: Observed<Pace>;
}

const nothing: readonly JobSummary[] = [];

export function createJobs({ store, seal, sent, pace, ...deps }: JobsDeps): ClosableJobs {
  const closing = new AbortController();
  const { subscribe, notify } = createListeners();
  let registry: JobRegistry | undefined;
  let lastPace = pace.get().bulkPerMinute;

  const opened = store.then(open);
  // Callers of each function learn of a failure; here it has none.
  opened.catch(() => undefined);

  async function open(openStore: JobStore): Promise<OpenJobs> {
    const jobs = new OpenJobs({
      ...deps,
      store: openStore,
      sent,
      passwords: createRowPasswords(seal, deps.links),
      pace: () => pace.get(),
      closing: closing.signal,
    });
    if (closing.signal.aborted) {
      openStore.close();
      return jobs;
    }
    await jobs.registry.read();
    jobs.registry.subscribe(notify);
    registry = jobs.registry;
    await jobs.start();
    notify();
    return jobs;
  }

  const unsubscribePace = pace.subscribe(() => {
    const now = pace.get().bulkPerMinute;
    if (now === lastPace) return;
    lastPace = now;
    registry?.publish();
  });

  return {
    get: () => registry?.summaries() ?? nothing,
    subscribe,
    add: async (plan, options = {}) => (await opened).add(plan, options),
    undo: async (id) => (await opened).undo(id),
    start: async (id) => (await opened).change(id, [], startAfterHold),
    pause: async (id) => (await opened).pause(id),
    resume: async (id) => (await opened).change(id, [], resumed),
    cancel: async (id) => (await opened).change(id, 'all', cancelledRows),
    retry: async (id) => (await opened).change(id, 'all', retriedRows),
    choose: async (id, link) => (await opened).choose(id, link),
    remove: async (id) => (await opened).remove(id),
    leave: (tab) => registry?.leave(tab),
    rows: async (id) => (await (await opened).registry.store.rows(id)).map(shownRow),
    linksOf: async (campaign) => (await opened).linksOf(campaign),
    campaignsOf: async (links) => (await opened).campaignsOf(links),
    assignmentsOf: async (link) => (await opened).assignmentsOf(link),
    sentAs: sent.read,
    createdLately: sent.lately,
    close: (why) => {
      closing.abort();
      sent.close();
      unsubscribePace();
      opened.then(
        (jobs) => jobs.close(why),
        () => undefined,
      );
    },
  };
}
