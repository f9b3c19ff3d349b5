/** The state of a job, in words. */
import type { JobSummary } from '#queries/jobs.ts';

export const stateWords = {
  held: 'Starts in a moment',
  waiting: 'Waits for the job before it',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
} as const satisfies Record<JobSummary['state'], string>;
