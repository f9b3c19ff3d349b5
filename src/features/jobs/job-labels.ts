/** Job labels: the state of a job and of its rows in words, its counts, and the time that is left. */
import type { CreatableField } from '#contract/record-names.ts';
import type { JobRowState, JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';

/** The state of a job; the same on every screen. */
export const jobStateLabels = {
  held: 'Starts in a moment',
  waiting: 'Waits for the job before it',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
} as const satisfies Record<JobSummary['state'], string>;

const rowStateLabels = {
  planned: 'Waiting',
  sent: 'Being sent',
  unknown: 'Not known',
  refused: 'Failed',
  dropped: 'Cancelled',
} as const satisfies Record<Exclude<JobRowState, 'done'>, string>;

/** The state of a row; the same on every screen and in files. */
export function rowStateLabel(state: JobRowState, kind: JobSummary['kind']): string {
  return state === 'done' ? doneLabel(kind) : rowStateLabels[state];
}

function doneLabel(kind: JobSummary['kind']): string {
  return kind === 'create' ? 'Created' : 'Assigned';
}

/** What a row creates that is no link, before its name; the same on every screen. */
export const recordLabels = { channel: 'Channel', campaign: 'Campaign' } as const satisfies Record<CreatableField, string>;

/** How many rows need no further request. */
export function endedOf({ done, refused, unknown, dropped }: JobSummary): number {
  return done + refused + unknown + dropped;
}

/** How many rows can still be cancelled. */
export function leftOf(job: JobSummary): number {
  return Math.max(0, job.total - endedOf(job));
}

/** The rows that ended otherwise than done: `1 failed`, `2 not known`, `3 cancelled`. */
export function notDoneOf({ refused, unknown, dropped }: JobSummary): string[] {
  return [
    ...(refused === 0 ? [] : [`${formatNumber(refused)} failed`]),
    ...(unknown === 0 ? [] : [`${formatNumber(unknown)} not known`]),
    ...(dropped === 0 ? [] : [`${formatNumber(dropped)} cancelled`]),
  ];
}

/** `24 of 40 created · 1 failed`. */
export function countsOf(job: JobSummary): string {
  const done = `${formatNumber(job.done)} of ${formatNumber(job.total)} ${doneLabel(job.kind).toLowerCase()}`;
  return [done, ...notDoneOf(job)].join(' · ');
}

/** `About 2 minutes left`; '' below 20 seconds, and while the job does not run. */
export function timeLeft({ remainingMs }: Pick<JobSummary, 'remainingMs'>): string {
  if (remainingMs === null) return '';
  const minutes = Math.round(remainingMs / 60_000);
  if (minutes < 1) return remainingMs < 20_000 ? '' : 'Less than a minute left';
  if (minutes < 100) return minutes === 1 ? 'About 1 minute left' : `About ${formatNumber(minutes)} minutes left`;
  return `About ${formatNumber(Math.round(minutes / 60))} hours left`;
}

/**
 * The time that requests of bulk work take: `about 10 minutes; you can keep working`.
 *
 * @param bulkPerMinute requests a minute that bulk work gets now
 */
export function durationLabel(requests: number, bulkPerMinute: number): string {
  const minutes = requests / Math.max(bulkPerMinute, 1);
  if (minutes <= 1) return 'less than a minute';
  const time = minutes < 90 ? `${formatNumber(Math.ceil(minutes))} minutes` : `${formatNumber(Math.round(minutes / 60))} hours`;
  return `about ${time}; you can keep working`;
}

/** How many rows of an import are sent before the user is asked to look at them. */
export const trialRows = 3;

/** Whether an import waits until the user has looked at its trial. */
export function isTrialOver(job: JobSummary): boolean {
  const ofTrial = trialRows + (job.records ?? 0);
  return job.kind === 'create' && job.state === 'paused' && job.total > ofTrial && endedOf(job) === ofTrial;
}
