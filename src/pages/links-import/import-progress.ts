/** How far an import is, in words. */
import type { JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format.ts';

/** Rows that were not sent yet. */
export function leftOf({ total, done, refused, unknown, dropped }: JobSummary): number {
  return Math.max(0, total - done - refused - unknown - dropped);
}

/** So many rows are made before a person is asked. */
export const trialRows = 3;

/** Whether it waits for somebody to look at the trial. */
export function isTrialOver(job: JobSummary): boolean {
  return job.state === 'paused' && job.total > trialRows && job.total - leftOf(job) === trialRows;
}

/** What goes on, as a sentence. */
export function stateWords(job: JobSummary): string {
  switch (job.state) {
    case 'held':
      return 'Nothing is sent yet: it can be undone for a few seconds.';
    case 'waiting':
      return 'Waiting for other work.';
    case 'running':
      return `Creating links${timeLeft(job.remainingMs)}.`;
    case 'paused':
      return isTrialOver(job) ? `The first ${trialRows} are made: look at them below.` : job.why || 'Paused.';
    case 'finished':
      return job.dropped > 0 ? 'Ended early.' : 'Finished.';
  }
}

function timeLeft(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return ', about a minute left';
  return minutes < 90 ? `, about ${formatNumber(minutes)} minutes left` : `, about ${formatNumber(Math.round(minutes / 60))} hours left`;
}
