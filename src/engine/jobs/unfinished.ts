/** Which jobs a lock would hold up. */
import type { JobSummary } from '#local/jobs/job-records.ts';

/** Whether a job would go on if it were let: asked before a lock. */
export function isUnfinished({ state }: JobSummary): boolean {
  return state === 'held' || state === 'waiting' || state === 'running';
}
