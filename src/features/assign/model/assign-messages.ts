/** Assign messages: texts of an assignment on its card, in dialogs and for screen readers. */
import { endedOf, jobStateLabels, notDoneOf, timeLeft } from '#features/jobs/job-labels.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import type { AssignableItem, AssignTarget } from './assignment.ts';

/** How long a new assignment can be undone before its first request, in milliseconds. */
export const assignHoldMs = 8000;

const nouns = {
  links: ['link', 'links'],
  bio: ['bio page', 'bio pages'],
  qr: ['QR item', 'QR items'],
} as const;

/** `1 link`, `25 links`, `2 bio pages`; `3 items` where they are of several types. */
function countOf(number: number, type: AssignableItem['type'] | undefined): string {
  const [one, many] = type === undefined ? (['item', 'items'] as const) : nouns[type];
  return formatCount(number, one, many);
}

/** The chosen items, counted. */
export function countItems(items: readonly Pick<AssignableItem, 'type'>[]): string {
  const [first] = items;
  return countOf(items.length, items.every(({ type }) => type === first?.type) ? first?.type : undefined);
}

/** The items of a job, counted. */
export function countJob({ total, itemType }: JobSummary): string {
  return countOf(total, itemType);
}

/** `channel News`: cut where a name would take long to hear. */
export function targetText({ kind, name }: AssignTarget): string {
  return `${kind} ${name.slice(0, 80)}`;
}

/** What cannot be undone later, for a text before the assignment. */
export function cannotUndo(kind: AssignTarget['kind']): string {
  return kind === 'channel'
    ? 'The service can put items into a channel, but not take one out again.'
    : 'A link is in one campaign at most: it leaves the one it was in. The service cannot take it out again.';
}

/** The heading of an assignment, to which its target is added, and the text below it; '' for none. */
export function assignmentText(job: JobSummary): { title: string; note: string } {
  const { state, total, done, dropped, target, why } = job;
  const count = countJob(job);
  const progress = `${formatNumber(endedOf(job))} of ${formatNumber(total)}`;
  switch (state) {
    case 'held':
      return {
        title: `Assigning ${count}`,
        note: `Nothing is sent for ${assignHoldMs / 1000} seconds. ${cannotUndo(target?.kind ?? 'channel')}`,
      };
    case 'waiting':
      return { title: `Next: ${count}`, note: `${jobStateLabels.waiting}.` };
    case 'running':
      return { title: progress, note: why === '' ? timeLeft(job) : why };
    case 'paused':
      return { title: `Paused at ${progress}`, note: why };
    case 'finished': {
      const rest = done === total ? '' : `${notDoneOf(job).join(', ')}.`;
      return {
        title: done === 0 ? `None of ${count} assigned` : `${doneOfAll(job)} assigned`,
        note: done === 0 || dropped === 0 ? rest : `${rest} What is assigned stays assigned.`,
      };
    }
  }
}

/** Jobs with fewer items end too soon for announcements of their progress. */
const leastForProgress = 8;

/** The announcement for a change of a job, or '': its start, each quarter, its end, and that it was undone. */
export function announcementOf(before: JobSummary | undefined, after: JobSummary | undefined): string {
  if (after === undefined) return before?.state === 'held' ? 'Undone. Nothing was assigned.' : '';
  const { state, total, target, why } = after;
  if (target === undefined) return '';
  if (before === undefined) {
    if (state !== 'held') return '';
    return `Assigning ${countJob(after)} to ${targetText(target)}. You can undo this for ${assignHoldMs / 1000} seconds.`;
  }
  if (before.state !== 'finished' && state === 'finished') {
    return [`${doneOfAll(after)} assigned to ${targetText(target)}`, ...notDoneOf(after)].join(', ');
  }
  if (before.state !== 'paused' && state === 'paused') return `Assigning is paused. ${why}`.trim();
  if (before.why === '' && why !== '') return why;
  const ended = endedOf(after);
  if (total < leastForProgress || ended === total || quarter(ended, total) <= quarter(endedOf(before), total)) return '';
  return `${formatNumber(ended)} of ${formatNumber(total)} done`;
}

/** `25 links`, or `24 of 25 links` where not all are done. */
function doneOfAll(job: JobSummary): string {
  return job.done === job.total ? countJob(job) : `${formatNumber(job.done)} of ${countJob(job)}`;
}

function quarter(ended: number, all: number): number {
  return Math.floor((4 * ended) / all);
}
