/** Jobs: bulk work and new links, stored first and carried out then, so that they survive a reload and a crash. */

import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import { createListeners, type Observed } from '#client/listeners.ts';
import type { Clock } from '#client/time/clock.ts';
import { type Message, sentence } from '#contract/message.ts';
import type { LinkMemory, LinkSource } from '#engine/links/link-memory.ts';
import type { SentLink, SentLinks } from '#engine/links/sent-links.ts';
import type { JobStore, MakeChange } from '#local/jobs/job-store.ts';
import type { CreatedLink, JobItem, JobPlan, JobRow, PausedBy, StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import type { TextSeal } from '#local/keys/text-seal.ts';
import { storedPlan, withoutUnderWay } from './create-job.ts';
import { createJobQueue, type QueueName, queueOf } from './job-queue.ts';
import { createJobRegistry, type JobRegistry } from './job-registry.ts';
import { type JobSummary, type Pace, shownRow } from './job-summary.ts';
import { cancelledRows, endOfHold, pauseJob, resumed, retriedRows, wakeUp } from './job-transitions.ts';
import { createRowPasswords, dropPasswords } from './passwords/row-passwords.ts';
import { createRowProcessor } from './process-row.ts';

export type { JobRow, JobRowState } from '#local/jobs/job-types.ts';
export { isUnfinished, type JobSummary, type NewLinkState } from './job-summary.ts';

interface AddOptions {
  /** How long it is held before it starts, in milliseconds, in which it can be undone; 0 where it is missing. */
  readonly holdMs?: number;
  /** The tab that shows it, until that tab is closed. */
  readonly tab?: string;
}

/** Each action on a job that does not exist, or is not in a state for it, changes nothing. */
export interface Jobs extends Observed<readonly JobSummary[]> {
  /** All jobs, the oldest first; the same array until something changes. Empty until they were read. */
  get(): readonly JobSummary[];
  /**
   * Stores a job and starts it after its hold. Resolves to its id. Items that are on their way to the same target already
   * are left out; where nothing else is left, the id is that of the job which has them.
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
  /** Sends refused rows again, and looks again for rows of unknown outcome. */
  retry(id: string): Promise<void>;
  /** Says which of several links is that of a wizard job, by its id; null for none of them. */
  choose(id: string, link: number | null): Promise<void>;
  /** Forgets a finished job with its rows; a job of the wizard also while its outcome is unknown. */
  remove(id: string): Promise<void>;
  /** A tab is gone: its new links are for any other tab to show. */
  leave(tab: string): void;
  /** The rows of a job in their order; none where there is no such job. */
  rows(id: string): Promise<readonly JobRow[]>;
  /** The links that were put into a campaign from this browser, the last first: no endpoint lists them. */
  linksOf(campaign: number): Promise<readonly JobItem[]>;
  /** What this browser sent to make a link, by its id; null where it did not make it, or keeps it no more. */
  sentAs(link: number): Promise<SentLink | null>;
}

interface ClosableJobs extends Jobs {
  /**
   * Ends at once, as a crash would; the engine that opens the store next looks up what was under way.
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
  readonly seal: TextSeal;
  readonly sent: SentLinks;
  /** No other engine of this account can be running: jobs of a crashed one continue at once. */
  readonly alone: boolean;
  readonly pace: Observed<Pace>;
}

/** The longest hold: a clock that was set back must not hold a job for hours. */
const longestHold = 60_000;
const nothing: readonly JobSummary[] = [];

export function createJobs({ call, clock, online, store, links, seal, sent, alone, pace }: JobsDeps): ClosableJobs {
  const passwords = createRowPasswords(seal, links);
  const closing = new AbortController();
  const holds = new Map<string, AbortController>();
  const { subscribe, notify } = createListeners();
  let registry: JobRegistry | undefined;
  let lastPace = pace.get().bulkPerMinute;

  const opened = store.then(open);
  // Callers of each function hear of a failure; here it has none.
  opened.catch(() => undefined);

  async function open(kept: JobStore) {
    const now = () => clock.now();
    const made = createJobRegistry({ store: kept, links, holder: randomId(), alone, now, pace: () => pace.get() });
    const processor = createRowProcessor({ call, clock, registry: made, passwords, onMade });
    const queue = (name: QueueName) => createJobQueue({ name, registry: made, clock, online, processor, pauseAll });
    const queues = { assign: queue('assign'), import: queue('import'), wizard: queue('wizard') };
    if (closing.signal.aborted) kept.close();
    else {
      await made.read();
      made.subscribe(notify);
      registry = made;
      await wakeUp(made);
      for (const each of Object.values(queues)) each.kick();
      for (const job of made.all()) if (job.state === 'held') void hold(job, made, queues[queueOf(job)].kick);
      notify();
    }
    return { registry: made, queues, processor };

    function onMade(link: CreatedLink, source: LinkSource, body: StoredRow['body']) {
      links.add(link, source);
      if (body !== undefined) sent.keep(link, body);
    }

    async function pauseAll(by: PausedBy, why: Message): Promise<void> {
      // A link of the wizard hears itself that the key is refused, and tells its user.
      for (const { id, source } of made.all()) if (source !== 'wizard') await pauseJob(made, id, by, why);
    }
  }

  async function hold({ id, heldUntil }: StoredJob, { change }: JobRegistry, kick: () => void): Promise<void> {
    const ending = new AbortController();
    holds.set(id, ending);
    await clock.wait(Math.min(longestHold, Math.max(0, (heldUntil ?? 0) - clock.now())), ending.signal);
    holds.delete(id);
    if (closing.signal.aborted) return;
    await change(id, [], endOfHold);
    kick();
  }

  /** Changes a job if `make` wants to, and lets its queue see. */
  async function act(id: string, which: 'all' | readonly number[], make: MakeChange): Promise<void> {
    const { registry: open, queues } = await opened;
    const changed = await open.change(id, which, make);
    if (changed === undefined) return;
    if (changed.state !== 'held') holds.get(id)?.abort();
    queues[queueOf(changed)].interrupt(id);
    queues[queueOf(changed)].kick();
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
    add: async (plan, { holdMs = 0, tab } = {}) => {
      const { registry: open, queues } = await opened;
      const fresh = await withoutUnderWay(open, plan);
      if ('alreadyIn' in fresh) return fresh.alreadyIn;
      // Later than every other, so that jobs have one order.
      const now = Math.max(clock.now(), (open.all().at(-1)?.createdAt ?? 0) + 1);
      const heldUntil = holdMs > 0 ? clock.now() + Math.min(longestHold, holdMs) : null;
      const { job, rows } = storedPlan(fresh.plan, { id: randomId(), now, heldUntil });
      await open.add(job, await passwords.hide(job, rows), tab).catch(() => {
        throw new ApiError('invalid', [sentence('storeRefused')]);
      });
      if (job.state === 'held') void hold(job, open, queues[queueOf(job)].kick);
      else queues[queueOf(job)].kick();
      return job.id;
    },
    undo: async (id) => {
      const { registry: open } = await opened;
      if (await open.remove(id, ({ state }) => state === 'held')) holds.get(id)?.abort();
    },
    start: (id) => act(id, [], endOfHold),
    pause: async (id) => {
      const { registry: open, queues } = await opened;
      const paused = await pauseJob(open, id, 'person', '');
      if (paused !== undefined) queues[queueOf(paused)].interrupt(id);
    },
    resume: (id) => act(id, [], resumed),
    cancel: (id) => act(id, 'all', cancelledRows),
    retry: (id) => act(id, 'all', retriedRows),
    choose: async (id, link) => {
      const { registry: open, processor } = await opened;
      const [row] = open.find(id)?.source === 'wizard' ? await open.store.rows(id) : [];
      if (row?.stuck === true) await processor.choose(row, link);
    },
    remove: async (id) => {
      const { registry: open } = await opened;
      await open.remove(id, ({ state, source }) => state === 'finished' || (state === 'paused' && source === 'wizard'));
    },
    leave: (tab) => registry?.leave(tab),
    rows: async (id) => (await (await opened).registry.store.rows(id)).map(shownRow),
    linksOf: async (campaign) => {
      const links = await (await opened).registry.store.linksOf(campaign);
      return links.map(({ id, label }) => ({ type: 'links', id, label }));
    },
    sentAs: sent.read,
    close: (why) => {
      closing.abort();
      sent.close();
      unsubscribePace();
      for (const ending of holds.values()) ending.abort();
      const end = ({ registry: open, queues }: Awaited<typeof opened>) => {
        for (const queue of Object.values(queues)) queue.close();
        const dropping = why === 'lock' ? open.all().map(({ id }) => open.change(id, 'all', dropPasswords)) : [];
        // A store that refuses this still holds nothing but ciphertext.
        void Promise.allSettled(dropping).then(() => open.store.close());
      };
      opened.then(end, () => undefined);
    },
  };
}

/** 96 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
