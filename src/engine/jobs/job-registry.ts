/** All jobs of an account as they are at this moment, in step with the store that keeps them. */
import type { JobSummary } from '#local/jobs/job-records.ts';
import type { Asker, JobStore, MakeChange, StoredJob, StoredRow } from '#local/jobs/job-store.ts';
import { type Pace, summaries } from './job-summary.ts';

/** How long a job is this engine's after it was last heard of: longer than any request takes. */
const leaseFor = 45_000;

interface BookDeps {
  readonly store: JobStore;
  /** Random: tells this engine from every other one of the account. */
  readonly holder: string;
  /** No other engine of the account can be running. */
  readonly alone: boolean;
  readonly now: () => number;
  readonly pace: () => Pace;
}

export interface JobBook {
  readonly store: JobStore;
  /** Reads all jobs again: others may have changed them. */
  read(): Promise<void>;
  /** All of them, the oldest first. */
  all(): readonly StoredJob[];
  find(id: string): StoredJob | undefined;
  add(job: StoredJob, rows: readonly StoredRow[]): Promise<void>;
  /** See `JobStore.change`; the job is this engine's for a while after it, as long as it runs. */
  change(id: string, which: readonly number[] | 'all', make: MakeChange): Promise<StoredJob | undefined>;
  remove(id: string, when: (job: StoredJob) => boolean): Promise<boolean>;
  /** When another engine's right to a job ends, or null where no other has it. */
  heldByOthersUntil(job: StoredJob): number | null;
  /** Says why a running job waits for the moment; '' where it goes on. */
  note(id: string, why: string): void;
  /** What lists show; the same array until something changes. */
  summaries(): readonly JobSummary[];
  subscribe(listener: () => void): () => void;
  /** Something changed that the summaries depend on. */
  publish(): void;
}

export function createJobBook({ store, holder, alone, now, pace }: BookDeps): JobBook {
  const listeners = new Set<() => void>();
  const notes = new Map<string, string>();
  let jobs: readonly StoredJob[] = [];
  let shown: readonly JobSummary[] | undefined;
  const asker = (): Asker => ({ holder, alone, now: now() });

  function publish(): void {
    shown = undefined;
    for (const listener of [...listeners]) listener();
  }

  return {
    store,
    publish,
    read: async () => {
      jobs = await store.all();
      publish();
    },
    all: () => jobs,
    find: (id) => jobs.find((job) => job.id === id),
    add: async (job, rows) => {
      await store.add(job, rows);
      jobs = [...jobs, job];
      publish();
    },
    change: async (id, which, make) => {
      const changed = await store.change(id, asker(), which, (job, rows) => {
        const change = make(job, rows);
        if (change === undefined) return undefined;
        const state = change.job?.state ?? job.state;
        const lease = state === 'running' ? { holder, until: now() + leaseFor } : null;
        return { ...change, job: { ...change.job, lease } };
      });
      if (changed === undefined) return undefined;
      jobs = jobs.map((job) => (job.id === id ? changed : job));
      if (changed.state !== 'running') notes.delete(id);
      publish();
      return changed;
    },
    remove: async (id, when) => {
      const gone = await store.remove(id, asker(), when);
      if (gone) {
        jobs = jobs.filter((job) => job.id !== id);
        publish();
      }
      return gone;
    },
    heldByOthersUntil: ({ lease }) =>
      lease === null || alone || lease.holder === holder || lease.until <= now() ? null : lease.until,
    note: (id, why) => {
      if ((notes.get(id) ?? '') === why) return;
      if (why === '') notes.delete(id);
      else notes.set(id, why);
      publish();
    },
    summaries: () => (shown ??= summaries(jobs, { notes, kept: store.kept, pace: pace() })),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
