/** The rows of a job as people read them: what became of each in a word, and which they look for first. */
import type { JobRow, JobRowState, JobSummary } from '#queries/jobs.ts';

const words = {
  planned: 'Waiting',
  sent: 'Being sent',
  unknown: 'Not known',
  refused: 'Refused',
  dropped: 'Cancelled',
} as const satisfies Record<Exclude<JobRowState, 'done'>, string>;

const order: readonly JobRowState[] = ['refused', 'unknown', 'sent', 'done', 'planned', 'dropped'];

/** What became of a row; the same on every screen and in files. */
export function rowWord(state: JobRowState, kind: JobSummary['kind']): string {
  if (state === 'done') return kind === 'create' ? 'Created' : 'Assigned';
  return words[state];
}

/** For sorting: what has a problem first, then what was done, then what waits; each in the order of the job. */
export function compareOutcomes(one: JobRow, other: JobRow): number {
  return order.indexOf(one.state) - order.indexOf(other.state) || one.index - other.index;
}
