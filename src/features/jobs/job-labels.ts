/** Jobs in words and numbers: how far one is, how long the rest takes, and whether it waits for a person to look. */
import type { JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';

/** How many rows nothing more is done for. */
export function endedOf({ done, refused, unknown, dropped }: JobSummary): number {
  return done + refused + unknown + dropped;
}

/** How many rows can still be dropped. */
export function leftOf(job: JobSummary): number {
  return Math.max(0, job.total - endedOf(job));
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

/** `About 2 minutes left`, or '' where it is soon over or nothing moves. */
export function timeLeft({ remainingMs }: Pick<JobSummary, 'remainingMs'>): string {
  if (remainingMs === null) return '';
  const minutes = Math.round(remainingMs / 60_000);
  if (minutes < 1) return remainingMs < 20_000 ? '' : 'Less than a minute left';
  if (minutes < 100) return minutes === 1 ? 'About 1 minute left' : `About ${formatNumber(minutes)} minutes left`;
  return `About ${formatNumber(Math.round(minutes / 60))} hours left`;
}

/** So many rows of an import are made before a person is asked. */
export const trialRows = 3;

/** Whether it waits for somebody to look at the trial. */
export function isTrialOver(job: JobSummary): boolean {
  return job.kind === 'create' && job.state === 'paused' && job.total > trialRows && endedOf(job) === trialRows;
}
