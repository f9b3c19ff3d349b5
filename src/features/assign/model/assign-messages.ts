/** Assign messages: texts of an assignment on its card, in dialogs and for screen readers. */
import type { useTranslations } from 'use-intl';
import { endedOf, type JobTexts, notDoneOf, timeLeft } from '#features/jobs/job-labels.ts';
import { jobHoldMs } from '#queries/hold-times.ts';
import type { JobSummary } from '#queries/jobs.ts';
import type { MessageWriter } from '#ui/format/use-message.ts';
import type { AssignableItem, AssignTarget } from './assignment.ts';

/** The texts of assigning: `useTranslations('assigning')`. */
type AssigningTexts = ReturnType<typeof useTranslations<'assigning'>>;

/** What assignments are written with. */
export interface AssignmentTexts {
  readonly t: AssigningTexts;
  readonly jobTexts: JobTexts;
  readonly write: MessageWriter;
}

/** Values of a text that counts items: links, or items of any type. */
interface Counted {
  readonly type: 'links' | 'other';
  readonly count: number;
}

/** The chosen items, counted. */
export function countItems(items: readonly Pick<AssignableItem, 'type'>[]): Counted {
  return {
    type: items.every(({ type }) => type === 'links') ? 'links' : 'other',
    count: items.length,
  };
}

/** The items of a job, counted. */
export function countJob({ total, itemType }: JobSummary): Counted {
  return { type: itemType === 'links' ? 'links' : 'other', count: total };
}

/** Cut where a name would take long to hear. */
export function shortName({ name }: Pick<AssignTarget, 'name'>): string {
  return name.slice(0, 80);
}

/** Which text is the heading of an assignment. */
export function headingOf({
  state,
  done,
  total,
}: JobSummary): Exclude<JobSummary['state'], 'finished'> | 'none' | 'done' | 'part' {
  if (state !== 'finished') return state;
  return done === 0 ? 'none' : done === total ? 'done' : 'part';
}

/** The text below the heading; '' for none. */
export function assignmentNote(job: JobSummary, { t, jobTexts, write }: AssignmentTexts): string {
  const { state, total, done, dropped, target } = job;
  const why = write(job.why);
  switch (state) {
    case 'held':
      return `${t('card.holdNote', { seconds: jobHoldMs / 1000 })} ${t(`cannotUndo.${target?.kind ?? 'channel'}`)}`;
    case 'waiting':
      return t('card.waitNote');
    case 'running':
      return why === '' ? timeLeft(job, jobTexts) : why;
    case 'paused':
      return why;
    case 'finished': {
      const rest = done === total ? '' : `${notDoneOf(job, jobTexts).join(' · ')}.`;
      return done === 0 || dropped === 0 ? rest : `${rest} ${t('card.stays')}`;
    }
  }
}

/** Jobs with fewer items end too soon for announcements of their progress. */
const minForProgress = 8;

/** What a screen reader hears of a job. */
export interface Announcement {
  readonly what: 'undone' | 'started' | 'ended' | 'paused' | 'why' | 'progress';
  readonly job: JobSummary;
}

/** What is to be heard of a change of a job: its start, each quarter, its end, and that it was undone. */
export function announcementOf(
  before: JobSummary | undefined,
  after: JobSummary | undefined,
): Announcement | undefined {
  if (after === undefined)
    return before?.state === 'held' ? { what: 'undone', job: before } : undefined;
  const { state, total, target, why } = after;
  if (target === undefined) return undefined;
  if (before === undefined) return state === 'held' ? { what: 'started', job: after } : undefined;
  if (before.state !== 'finished' && state === 'finished') return { what: 'ended', job: after };
  if (before.state !== 'paused' && state === 'paused') return { what: 'paused', job: after };
  if (before.why.length === 0 && why.length > 0) return { what: 'why', job: after };
  const ended = endedOf(after);
  if (
    total < minForProgress ||
    ended === total ||
    quarter(ended, total) <= quarter(endedOf(before), total)
  )
    return undefined;
  return { what: 'progress', job: after };
}

/** An announcement in words. */
export function announcementText(
  { what, job }: Announcement,
  { t, jobTexts, write }: AssignmentTexts,
): string {
  const { target, done, total } = job;
  const kind = target?.kind ?? 'channel';
  const counted = { ...countJob(job), name: shortName(target ?? { name: '' }) };
  switch (what) {
    case 'undone':
      return t('said.undone');
    case 'started':
      return t(`said.started.${kind}`, { ...counted, seconds: jobHoldMs / 1000 });
    case 'ended': {
      const all =
        done === total
          ? t(`said.done.${kind}`, counted)
          : t(`said.part.${kind}`, { ...counted, done });
      return [all, ...notDoneOf(job, jobTexts)].join(', ');
    }
    case 'paused':
      return `${t('said.paused')} ${write(job.why)}`.trim();
    case 'why':
      return write(job.why);
    case 'progress':
      return t('said.progress', { done: endedOf(job), total });
  }
}

function quarter(ended: number, all: number): number {
  return Math.floor((4 * ended) / all);
}
