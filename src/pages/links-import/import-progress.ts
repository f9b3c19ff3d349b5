/** How far an import is, in words. */
import { isTrialOver, timeLeft, trialRows } from '#features/jobs/job-labels.ts';
import type { JobSummary } from '#queries/jobs.ts';

/** What goes on, as a sentence or two. */
export function stateWords(job: JobSummary): string {
  const time = timeLeft(job);
  switch (job.state) {
    case 'held':
      return 'Nothing is sent yet: it can be undone for a few seconds.';
    case 'waiting':
      return 'Waiting for other work.';
    case 'running':
      return `Creating links.${time === '' ? '' : ` ${time}.`}`;
    case 'paused':
      return isTrialOver(job) ? `The first ${trialRows} are made: look at them below.` : job.why || 'Paused.';
    case 'finished':
      return job.dropped > 0 ? 'Ended early.' : 'Finished.';
  }
}
