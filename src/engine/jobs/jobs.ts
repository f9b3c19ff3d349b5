/** Bulk work that survives: what people ask for is kept first and done then, one request after the other. */
import type { Client } from '#client/client.ts';
import type { Clock } from '#client/time/clock.ts';
import type { JobItem, JobPlan, JobRow, JobSummary } from '#local/jobs/job-records.ts';
import type { JobStore, PausedBy, StoredJob } from '#local/jobs/job-store.ts';
import { todoOf } from '#local/jobs/job-store.ts';
import { storedPlan, withoutUnderWay } from './create-job.ts';
import { createJobLine } from './job-queue.ts';
import { createJobBook, type JobBook } from './job-registry.ts';
import { type Pace, shownRow } from './job-summary.ts';
import { createStep } from './process-row.ts';

export type { JobRow, JobRowState, JobSummary } from '#local/jobs/job-records.ts';

/** Each act on a job that is not there, or not in a state for it, changes nothing. */
export interface Jobs {
  /** All jobs, the oldest first; the same array until something changes. Empty until they were read. */
  get(): readonly JobSummary[];
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Keeps a job, and begins it after `holdMs` milliseconds (0 where nothing is said), in which it can be undone.
   * Resolves to its id. What is on its way to the same target already is left out; where nothing else is left, the id
   * is that of the job which has it.
   *
   * @throws ApiError `invalid` where there is nothing to do
   */
  add(plan: JobPlan, options?: { readonly holdMs?: number }): Promise<string>;
  /** As long as it is held: it is as if it had never been. */
  undo(id: string): Promise<void>;
  /** Ends the hold: it begins at once. */
  start(id: string): Promise<void>;
  /** Sends nothing more; what has left is finished. */
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Drops what was not sent; what was sent is still found out. */
  cancel(id: string): Promise<void>;
  /** Sends again what was refused, and looks again for what could not be told. */
  retry(id: string): Promise<void>;
  /** Forgets a finished job with its rows. */
  remove(id: string): Promise<void>;
  /** The rows of a job in their order; none where there is no such job. */
  rows(id: string): Promise<readonly JobRow[]>;
  /** The links that were put into a campaign from this browser, the last first: no endpoint lists them. */
  linksOf(campaign: number): Promise<readonly JobItem[]>;
}

/** Jobs together with what only the engine may do with them. */
interface OwnJobs extends Jobs {
  /** Ends at once, as a crash would; what is under way is looked up by whoever opens the store next. */
  close(): void;
}

interface JobsDeps {
  readonly call: Client['call'];
  readonly clock: Clock;
  readonly online: () => boolean;
  /** Opened once; it may take a while. */
  readonly store: Promise<JobStore>;
  /** No other engine of this account can be running: what a crashed one left is taken up at once. */
  readonly alone: boolean;
  readonly pace: { get(): Pace; subscribe(listener: () => void): () => void };
}

/** The longest hold: a clock that was set back must not hold a job for hours. */
const longestHold = 60_000;
/** So many finished jobs are kept. */
const mostFinished = 50;
const nothing: readonly JobSummary[] = [];

export function createJobs({ call, clock, online, store, alone, pace }: JobsDeps): OwnJobs {
  const closing = new AbortController();
  const holds = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let book: JobBook | undefined;
  let lastPace = pace.get().bulkPerMinute;

  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  const opened = store.then(open);
  // Whoever calls hears of a failure; without a caller there is nobody to tell.
  opened.catch(() => undefined);

  async function open(kept: JobStore) {
    const made = createJobBook({ store: kept, holder: randomId(), alone, now: () => clock.now(), pace: () => pace.get() });
    const step = createStep({ call, clock, book: made });
    const lineOf = (kind: JobPlan['kind']) => createJobLine({ kind, book: made, clock, online, step, pauseAll });
    const lines = { assign: lineOf('assign'), create: lineOf('create') };
    if (closing.signal.aborted) kept.close();
    else {
      await made.read();
      made.subscribe(publish);
      book = made;
      await wakeUp(made);
      const kick = () => Object.values(lines).forEach((line) => line.kick());
      kick();
      for (const job of made.all()) if (job.state === 'held') void hold(job, made, lines[job.kind].kick);
      publish();
    }
    return { book: made, lines };

    async function pauseAll(by: PausedBy, why: string): Promise<void> {
      for (const { id } of made.all()) await pauseJob(made, id, by, why);
    }
  }

  async function hold({ id, heldUntil }: StoredJob, { change }: JobBook, kick: () => void): Promise<void> {
    const ending = new AbortController();
    holds.set(id, ending);
    await clock.wait(Math.min(longestHold, Math.max(0, (heldUntil ?? 0) - clock.now())), ending.signal);
    holds.delete(id);
    if (closing.signal.aborted) return;
    await change(id, [], endOfHold);
    kick();
  }

  /** Changes a job if `make` wants to, and lets its line see. */
  async function act(id: string, which: 'all' | readonly number[], make: Parameters<JobBook['change']>[2]): Promise<void> {
    const { book: open, lines } = await opened;
    const changed = await open.change(id, which, make);
    if (changed === undefined) return;
    if (changed.state !== 'held') holds.get(id)?.abort();
    lines[changed.kind].interrupt(id);
    lines[changed.kind].kick();
  }

  const unsubscribePace = pace.subscribe(() => {
    const now = pace.get().bulkPerMinute;
    if (now === lastPace) return;
    lastPace = now;
    book?.publish();
  });

  return {
    get: () => book?.summaries() ?? nothing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async (plan, { holdMs = 0 } = {}) => {
      const { book: open, lines } = await opened;
      const fresh = await withoutUnderWay(open, plan);
      if ('alreadyIn' in fresh) return fresh.alreadyIn;
      // Later than every other, so that jobs have one order.
      const now = Math.max(clock.now(), (open.all().at(-1)?.createdAt ?? 0) + 1);
      const held = Math.min(longestHold, holdMs);
      const { job, rows } = storedPlan(fresh.plan, { id: randomId(), now, holdMs: held });
      await open.add(held > 0 ? { ...job, heldUntil: clock.now() + held } : job, rows);
      if (job.state === 'held') void hold(job, open, lines[job.kind].kick);
      else lines[job.kind].kick();
      return job.id;
    },
    undo: async (id) => {
      const { book: open } = await opened;
      if (await open.remove(id, ({ state }) => state === 'held')) holds.get(id)?.abort();
    },
    start: (id) => act(id, [], endOfHold),
    pause: async (id) => {
      const { book: open, lines } = await opened;
      const paused = await pauseJob(open, id, 'person', '');
      if (paused !== undefined) lines[paused.kind].interrupt(id);
    },
    resume: (id) =>
      act(id, [], ({ state, pausedBy, trial }) =>
        state === 'paused'
          ? { job: { state: 'waiting', why: '', pausedBy: null, trial: pausedBy === 'trial' ? 0 : trial } }
          : undefined,
      ),
    cancel: (id) =>
      act(id, 'all', ({ state }, rows) => {
        if (state === 'finished') return undefined;
        const asks = rows.some((row) => todoOf(row) === 1);
        const dropped = rows
          .filter((row) => row.state === 'planned')
          .map(({ body: _body, ...row }) => ({ ...row, state: 'dropped' as const }));
        const next = asks ? (state === 'running' ? state : 'waiting') : 'finished';
        return { rows: dropped, job: { cancelled: true, state: next, why: '', pausedBy: null, heldUntil: null } };
      }),
    retry: (id) =>
      act(id, 'all', ({ state }, rows) => {
        const again = rows.flatMap((row) => {
          if (row.state === 'refused') return [{ ...row, state: 'planned' as const, problem: '', attempts: 0 }];
          return row.stuck ? [{ ...row, stuck: false }] : [];
        });
        if (again.length === 0 || (state !== 'finished' && state !== 'paused')) return undefined;
        return { rows: again, job: { state: 'waiting', why: '', pausedBy: null, cancelled: false } };
      }),
    remove: async (id) => {
      await (await opened).book.remove(id, ({ state }) => state === 'finished');
    },
    rows: async (id) => (await (await opened).book.store.rows(id)).map(shownRow),
    linksOf: async (campaign) => {
      const links = await (await opened).book.store.linksOf(campaign);
      return links.map(({ id, label }) => ({ type: 'links', id, label }));
    },
    close: () => {
      closing.abort();
      unsubscribePace();
      for (const ending of holds.values()) ending.abort();
      const end = ({ book: open, lines }: Awaited<typeof opened>) => {
        for (const line of Object.values(lines)) line.close();
        open.store.close();
      };
      opened.then(end, () => undefined);
    },
  };
}

const endOfHold: Parameters<JobBook['change']>[2] = ({ state }) =>
  state === 'held' ? { job: { state: 'waiting', heldUntil: null } } : undefined;

function pauseJob({ change, find }: JobBook, id: string, by: PausedBy, why: string): Promise<StoredJob | undefined> {
  const state = find(id)?.state;
  if (state === undefined || state === 'paused' || state === 'finished') return Promise.resolve(undefined);
  return change(id, [], (job) => {
    if (job.state === 'paused' || job.state === 'finished') return undefined;
    return { job: { state: 'paused', pausedBy: by, why, heldUntil: null } };
  });
}

/** What was paused as the key was refused goes on; of what has ended long ago, the oldest is forgotten. */
async function wakeUp({ all, change, remove }: JobBook): Promise<void> {
  for (const { id, state, pausedBy } of all()) {
    if (state !== 'paused' || pausedBy !== 'key') continue;
    await change(id, [], (job) => (job.state === 'paused' ? { job: { state: 'waiting', why: '', pausedBy: null } } : undefined));
  }
  const finished = all().filter(({ state }) => state === 'finished');
  for (const { id } of finished.slice(0, -mostFinished)) await remove(id, ({ state }) => state === 'finished');
}

/** 96 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
