/** Job labels: the state of a job and of its rows in words, its counts, and the time that is left. */
import type { useTranslations } from 'use-intl';
import type { JobRowState, JobSummary } from '#queries/jobs.ts';
import { formatInstant } from '#ui/format/format.ts';

/** The texts of jobs: `useTranslations('jobs')`. */
export type JobTexts = ReturnType<typeof useTranslations<'jobs'>>;

/** What a job is called: the name of its file, what is assigned to, or what is read. */
export function jobTitle({ kind, target, title }: JobSummary, t: JobTexts): string {
  if (kind === 'read') return t('readOf', { name: title });
  return target === undefined ? title : t('assignTo', { name: target.name });
}

/** What has become of a row that is done. */
const doneWord = { create: 'created', assign: 'assigned', read: 'read' } as const;

/** The state of a row; the same on every screen and in files. */
export function rowStateLabel(state: JobRowState, kind: JobSummary['kind'], t: JobTexts): string {
  if (state !== 'done') return t(`row.${state}`);
  return t(`row.${doneWord[kind]}`);
}

/** How many rows need no further request. */
export function endedOf({ done, refused, unknown, dropped }: JobSummary): number {
  return done + refused + unknown + dropped;
}

/** How many rows can still be cancelled. */
export function leftOf(job: JobSummary): number {
  return Math.max(0, job.total - endedOf(job));
}

/** The rows that ended otherwise than done: `1 failed`, `2 not known`, `3 cancelled`. */
export function notDoneOf({ refused, unknown, dropped }: JobSummary, t: JobTexts): string[] {
  return [
    ...(refused === 0 ? [] : [t('counts.failed', { count: refused })]),
    ...(unknown === 0 ? [] : [t('counts.unknown', { count: unknown })]),
    ...(dropped === 0 ? [] : [t('counts.cancelled', { count: dropped })]),
  ];
}

/** `24 of 40 created · 1 failed`. */
export function countsOf(job: JobSummary, t: JobTexts): string {
  const { kind, done, total } = job;
  const counted = t(`counts.${doneWord[kind]}`, { done, total });
  return [counted, ...notDoneOf(job, t)].join(' · ');
}

/** `About 2 minutes left`; '' below 20 seconds, and while the job does not run. */
export function timeLeft({ remainingMs }: Pick<JobSummary, 'remainingMs'>, t: JobTexts): string {
  if (remainingMs === null) return '';
  const minutes = Math.round(remainingMs / 60_000);
  if (minutes < 1) return remainingMs < 20_000 ? '' : t('left.moment');
  return minutes < 100
    ? t('left.minutes', { count: minutes })
    : t('left.hours', { count: Math.round(minutes / 60) });
}

/** `Paused · 24 of 40 created · 1 failed`: the state unless it runs, the day when it is over, its counts, and the time left. */
export function factsOf(job: JobSummary, t: JobTexts): string {
  const { state, createdAt } = job;
  const facts = [
    state === 'running' ? '' : t(`state.${state}`),
    state === 'finished' ? formatInstant(createdAt) : '',
    countsOf(job, t),
    timeLeft(job, t),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/**
 * The time that requests of bulk work take: `about 10 minutes; you can keep working`.
 *
 * @param bulkPerMinute requests a minute that bulk work gets now
 */
export function durationLabel(requests: number, bulkPerMinute: number, t: JobTexts): string {
  const minutes = requests / Math.max(bulkPerMinute, 1);
  if (minutes <= 1) return t('duration.moment');
  if (minutes < 90) return t('duration.minutes', { count: Math.ceil(minutes) });
  return t('duration.hours', { count: Math.round(minutes / 60) });
}

/** An import of more links begins with a trial. */
export const maxWithoutTrial = 49;

/** How many rows of an import are sent before the user is asked to look at them. */
export const trialRows = 3;

/** Whether an import waits until the user has looked at its trial. */
export function isTrialOver(job: JobSummary): boolean {
  return (
    job.kind === 'create' &&
    job.state === 'paused' &&
    job.total > maxWithoutTrial &&
    endedOf(job) === trialRows
  );
}
