/** The state of a job and of its rows, in words. */
import type { JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format.ts';

export const stateWords = {
  held: 'Starts in a moment',
  waiting: 'Waits for the job before it',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
} as const satisfies Record<JobSummary['state'], string>;

/** How many rows nothing more is done for. */
export function endedOf({ done, refused, unknown, dropped }: JobSummary): number {
  return done + refused + unknown + dropped;
}

/** How many rows can still be dropped. */
export function leftOf(job: JobSummary): number {
  return job.total - endedOf(job);
}

/** `24 of 40 created · 1 refused`. */
export function countsOf({ kind, done, total, refused, unknown, dropped }: JobSummary): string {
  const parts = [
    `${formatNumber(done)} of ${formatNumber(total)} ${kind === 'create' ? 'created' : 'assigned'}`,
    refused === 0 ? '' : `${formatNumber(refused)} refused`,
    unknown === 0 ? '' : `${formatNumber(unknown)} not known`,
    dropped === 0 ? '' : `${formatNumber(dropped)} cancelled`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
