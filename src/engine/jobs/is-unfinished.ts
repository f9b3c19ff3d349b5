/** Whether a job is unfinished: a file of its own, which the first screen loads without the rest of jobs. */
import type { JobFacts } from '#local/jobs/job-types.ts';

/** Whether a job continues until something pauses it: asked before a lock. */
export function isUnfinished({ state }: Pick<JobFacts, 'state'>): boolean {
  return state === 'held' || state === 'waiting' || state === 'running';
}
