/**
 * Jobs: bulk work and new links, stored first and carried out then, so that they survive a reload
 * and a crash.
 */

import type { Clock } from '#base/clock.ts';
import { createListeners, type Observed } from '#base/listeners.ts';
import { randomId } from '#base/random-id.ts';
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { type Message, sentence } from '#contract/message.ts';
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { SentLink, SentLinks } from '#engine/links/sent-links.ts';
import type { ServiceAnswers } from '#engine/service-answers.ts';
import type { JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type {
  JobItem,
  JobPlan,
  JobRow,
  JobTarget,
  PausedBy,
  StoredJob,
} from '#local/jobs/job-types.ts';
import type { TextCipher } from '#local/keys/text-cipher.ts';
import { newStoredJob, withoutPending } from './create-job.ts';
import { retryDelay } from './error-policy.ts';
import { JobQueue, queueNames, queueOf } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import { type JobSummary, type Pace, shownRow } from './job-summary.ts';
import {
  cancelledRows,
  pauseJob,
  resumed,
  resumeInterrupted,
  retriedRows,
  startAfterHold,
  withAlias,
} from './job-transitions.ts';
import { RowProcessor } from './process-row.ts';
import { createRowPasswords, dropPasswords } from './row-passwords.ts';

export type { JobRow, JobRowState } from '#local/jobs/job-types.ts';
export { isUnfinished } from './is-unfinished.ts';
export type { JobSummary, NewLinkState } from './job-summary.ts';

interface AddOptions {
  /**
   * How long it is held before it starts, in milliseconds, in which it can be undone; 0 where it is
   * missing.
   */
  readonly holdMs?: number;
  /** The tab that shows it, until that tab is closed. */
  readonly tab?: string;
}

/** A campaign that a link was put into from this browser. */
export interface KnownCampaign {
  readonly link: number;
  readonly campaign: number;
  /** What it was called then; null where that was not known. */
  readonly name: string | null;
}

/** A job that has put a link into a channel or a campaign. */
export interface Assignment {
  readonly job: string;
  readonly target: JobTarget;
  /** When the job was added, in milliseconds since 1970. */
  readonly at: number;
}

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
  /** Sends a row again whose alias was refused, with another one. */
  sendAs(id: string, row: number, alias: string): Promise<void>;
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
  /** Whether the service is known to be down; never where it is missing. */
  readonly answers?: Pick<ServiceAnswers, 'isAway' | 'onAnswer'>;
  /** Opened once; it may take a while. No other engine of this account has it open. */
  readonly store: Promise<JobStore>;
  readonly links: LinkMemory;
  /** Seals the passwords of new links in the store. */
  readonly seal: TextCipher;
  readonly sent: SentLinks;
  readonly pace: Observed<Pace>;
}

const nothing: readonly JobSummary[] = [];

/** A clock that was set back must not hold a job for hours. */
const maxHoldMs = 60_000;

/** The rows of older jobs are not searched for a link. */
const maxSearched = 20;

export function createJobs(given: JobsDeps): ClosableJobs {
  const { store, seal, sent, pace, links, answers, ...network } = given;
  const { clock } = network;
  const closing = new AbortController();
  const { subscribe, notify } = createListeners();
  let shown: JobRegistry | undefined;
  let lastPace = pace.get().bulkPerMinute;

  const opened = store.then(open);
  // Callers of each function learn of a failure; here it has none.
  opened.catch(() => undefined);

  async function open(openStore: JobStore) {
    const passwords = createRowPasswords(seal, links);
    const registry = new JobRegistry({ store: openStore, links, pace: pace.get });
    const processor = new RowProcessor({
      ...network,
      registry,
      passwords,
      isAway: answers?.isAway ?? (() => false),
      onCreated: ({ link, source, body }) => {
        links.add(link, source);
        if (body !== undefined) sent.keep(link, body);
      },
    });
    const queues = new Map(
      queueNames.map((name) => {
        const deps = { ...network, name, registry, processor, pauseAll };
        return [name, new JobQueue({ ...deps, resumeLater: (id) => void resumeLater(id) })];
      }),
    );
    const stop = answers?.onAnswer(() => {
      for (const queue of queues.values()) queue.endRest();
    });
    closing.signal.addEventListener('abort', () => stop?.());
    const queueFor = (job: StoredJob) => queues.get(queueOf(job));
    /** What ends the hold of each job that is held. */
    const holds = new Map<string, AbortController>();
    /** How often each job was paused that is resumed by itself. */
    const pauses = new Map<string, number>();

    /** Changes a job if `make` wants to, and lets its queue see. */
    const change = async (id: string, which: 'all' | readonly number[], make: MakeChange) => {
      const changed = await registry.change(id, which, make);
      if (changed === undefined) return;
      if (changed.state !== 'held') holds.get(id)?.abort();
      queueFor(changed)?.interrupt(id);
      queueFor(changed)?.wake();
    };
    /** Starts a job when its hold is over; one that was undone is not there any more. */
    const hold = async ({ id, heldUntil }: StoredJob) => {
      const ending = new AbortController();
      holds.set(id, ending);
      const left = Math.max(0, (heldUntil ?? 0) - clock.now());
      await clock.wait(Math.min(maxHoldMs, left), ending.signal);
      holds.delete(id);
      if (!closing.signal.aborted) await change(id, [], startAfterHold);
    };
    /** After a longer while each time. */
    const resumeLater = async (id: string) => {
      const times = (pauses.get(id) ?? 0) + 1;
      pauses.set(id, times);
      await clock.wait(retryDelay(times - 1), closing.signal);
      // Where its user has resumed it meanwhile, a later pause has its own end.
      if (!closing.signal.aborted && pauses.get(id) === times) await change(id, [], resumed);
    };
    async function pauseAll(by: PausedBy, why: Message) {
      // A link of the wizard learns itself that the key is refused, and says so to its user.
      for (const { id, source } of registry.all())
        if (source !== 'wizard') await pauseJob(registry, id, by, why);
    }

    if (!closing.signal.aborted) {
      await registry.read();
      registry.subscribe(notify);
      shown = registry;
      // Continues what was interrupted.
      await resumeInterrupted(registry, clock.now());
      for (const queue of queues.values()) queue.wake();
      for (const job of registry.all()) if (job.state === 'held') void hold(job);
      notify();
    }

    return {
      registry,
      change,
      add: async (plan: JobPlan, { holdMs = 0, tab }: AddOptions): Promise<string> => {
        const fresh = await withoutPending(registry, plan);
        if ('alreadyIn' in fresh) return fresh.alreadyIn;
        // Later than every other, so that jobs have one order.
        const now = Math.max(clock.now(), (registry.all().at(-1)?.createdAt ?? 0) + 1);
        const heldUntil = holdMs > 0 ? clock.now() + Math.min(maxHoldMs, holdMs) : null;
        const { job, rows } = newStoredJob(fresh.plan, { id: randomId(), now, heldUntil });
        await registry.add(job, await passwords.hide(job, rows), tab).catch(() => {
          throw new ApiError('invalid', [sentence('storeRefused')]);
        });
        if (job.state === 'held') void hold(job);
        else queueFor(job)?.wake();
        return job.id;
      },
      undo: async (id: string) => {
        if (await registry.remove(id, ({ state }) => state === 'held')) holds.get(id)?.abort();
      },
      pause: async (id: string) => {
        const paused = await pauseJob(registry, id, 'user', '');
        if (paused !== undefined) queueFor(paused)?.interrupt(id);
      },
      choose: async (id: string, link: number | null) => {
        const [row] = registry.find(id)?.source === 'wizard' ? await openStore.rows(id) : [];
        if (row?.undecided === true) await processor.choose(row, link);
      },
      close: (why?: 'lock') => {
        for (const ending of holds.values()) ending.abort();
        for (const queue of queues.values()) queue.close();
        const all = why === 'lock' ? registry.all() : [];
        const dropping = all.map(({ id }) => registry.change(id, 'all', dropPasswords));
        // A store that refuses this still holds nothing but ciphertext.
        void Promise.allSettled(dropping).then(() => openStore.close());
      },
    };
  }

  const unsubscribePace = pace.subscribe(() => {
    const now = pace.get().bulkPerMinute;
    if (now === lastPace) return;
    lastPace = now;
    shown?.publish();
  });
  const change = async (id: string, which: 'all' | readonly number[], make: MakeChange) =>
    (await opened).change(id, which, make);
  const registryOf = async () => (await opened).registry;

  return {
    get: () => shown?.summaries() ?? nothing,
    subscribe,
    add: async (plan, options = {}) => (await opened).add(plan, options),
    undo: async (id) => (await opened).undo(id),
    start: (id) => change(id, [], startAfterHold),
    pause: async (id) => (await opened).pause(id),
    resume: (id) => change(id, [], resumed),
    cancel: (id) => change(id, 'all', cancelledRows),
    retry: (id) => change(id, 'all', retriedRows),
    sendAs: (id, row, alias) => change(id, [row], withAlias(alias)),
    choose: async (id, link) => (await opened).choose(id, link),
    remove: async (id) => {
      const goes = ({ state, source }: StoredJob) =>
        state === 'finished' || (state === 'paused' && source === 'wizard');
      await (await registryOf()).remove(id, goes);
    },
    leave: (tab) => shown?.leave(tab),
    rows: async (id) => (await (await registryOf()).store.rows(id)).map(shownRow),
    linksOf: async (campaign) =>
      (await (await registryOf()).store.linksOf(campaign)).map(({ id, label }) => ({
        type: 'links',
        id,
        label,
      })),
    campaignsOf: async (of) =>
      (await (await registryOf()).store.inCampaigns(of)).map(({ id, campaign, name = null }) => ({
        link: id,
        campaign,
        name,
      })),
    assignmentsOf: async (link) => assignmentsOf(await registryOf(), link),
    sentAs: sent.read,
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

/** The assignments of a link in the last finished jobs, the oldest first. */
async function assignmentsOf(registry: JobRegistry, link: number): Promise<Assignment[]> {
  const finished = registry
    .all()
    .filter(({ kind, state }) => kind === 'assign' && state === 'finished');
  const found: Assignment[] = [];
  for (const { id, target, createdAt } of finished.slice(-maxSearched)) {
    if (target === undefined) continue;
    const isAssigned = (await registry.store.rows(id)).some(
      ({ item, state }) => state === 'done' && item?.type === 'links' && item.id === link,
    );
    if (isAssigned) found.push({ job: id, target, at: createdAt });
  }
  return found;
}
