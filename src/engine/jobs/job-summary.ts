/** Jobs as lists show them, with the time that the rest is expected to take. */
import type { JobRow, JobSummary } from '#local/jobs/job-records.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-store.ts';

/** How fast bulk work goes at the moment. */
export interface Pace {
  /** Requests a minute. */
  readonly bulkPerMinute: number;
}

interface Around {
  /** Why running jobs wait for the moment, by their ids. */
  readonly notes: ReadonlyMap<string, string>;
  readonly kept: boolean;
  readonly pace: Pace;
}

/** All of them, in the same order. */
export function summaries(jobs: readonly StoredJob[], { notes, kept, pace }: Around): readonly JobSummary[] {
  const moving = jobs.filter(moves);
  const lines = new Set(moving.map(({ kind }) => kind)).size;
  return jobs.map((job): JobSummary => {
    const { pausedBy: _by, trial: _trial, cancelled: _cancelled, lease: _lease, ...plain } = job;
    // Jobs of one kind go one after the other; two kinds share what there is.
    const ahead = moving.slice(0, Math.max(0, moving.indexOf(job))).filter(({ kind }) => kind === job.kind);
    const rows = [...ahead, job].reduce((sum, each) => sum + leftOf(each), 0);
    const minutes = (rows * Math.max(1, lines)) / Math.max(1, pace.bulkPerMinute);
    const remainingMs = moves(job) && leftOf(job) > 0 ? Math.ceil(minutes * 60_000) : null;
    return { ...plain, why: job.state === 'paused' ? job.why : (notes.get(job.id) ?? ''), remainingMs, kept };
  });
}

function moves({ state }: StoredJob): boolean {
  return state === 'running' || state === 'waiting';
}

function leftOf({ total, done, refused, dropped }: StoredJob): number {
  return total - done - refused - dropped;
}

/** A row as it may be shown: without what was needed to send it. */
export function shownRow({ index, state, label, problem, made, cells }: StoredRow): JobRow {
  return { index, state, label, problem, ...(made === undefined ? {} : { made }), ...(cells === undefined ? {} : { cells }) };
}
