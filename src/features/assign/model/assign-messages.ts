/** Assigning in words: what is assigned, where to, how far that is, and what a screen reader says of it. */

import { endedOf } from '#features/jobs/job-labels.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { formatNumber } from '#ui/format/format.ts';
import type { AssignableItem, AssignTarget } from './assignment.ts';

/** How long a new assignment can be undone before the first request leaves, in milliseconds. */
export const grace = 8000;

const nouns = {
  links: ['link', 'links'],
  bio: ['bio page', 'bio pages'],
  qr: ['QR item', 'QR items'],
} as const;

/** `1 link`, `25 links`, `2 bio pages`; `3 items` where they are of several types. */
function countOf(number: number, type: AssignableItem['type'] | undefined): string {
  const [one, many] = type === undefined ? (['item', 'items'] as const) : nouns[type];
  return number === 1 ? `1 ${one}` : `${formatNumber(number)} ${many}`;
}

/** What is chosen, counted. */
export function countItems(items: readonly Pick<AssignableItem, 'type'>[]): string {
  const [first] = items;
  return countOf(items.length, items.every(({ type }) => type === first?.type) ? first?.type : undefined);
}

/** All that a job assigns, counted. */
export function countJob({ total, itemType }: JobSummary): string {
  return countOf(total, itemType);
}

/** `channel News`: cut where a name would take long to hear. */
export function sayTarget({ kind, name }: AssignTarget): string {
  return `${kind} ${name.slice(0, 80)}`;
}

/** What cannot be taken back later, said before it is done. */
export function cannotUndo(kind: AssignTarget['kind']): string {
  return kind === 'channel'
    ? 'The service can put items into a channel, but not take one out again.'
    : 'A link is in one campaign at most: it leaves the one it was in. The service cannot take it out again.';
}

/** Jobs smaller than this are over too soon to say how far they are. */
const longEnough = 8;

/** What a screen reader says of a change of a job, or '': its start, each quarter, how it ended, that it was undone. */
export function announcementOf(before: JobSummary | undefined, after: JobSummary | undefined): string {
  if (after === undefined) return before?.state === 'held' ? 'Undone. Nothing was assigned.' : '';
  const { state, total, target, why } = after;
  if (target === undefined) return '';
  if (before === undefined) {
    if (state !== 'held') return '';
    return `Assigning ${countJob(after)} to ${sayTarget(target)}. You can undo this for ${grace / 1000} seconds.`;
  }
  if (before.state !== 'finished' && state === 'finished') return sayEnd(after, target);
  if (before.state !== 'paused' && state === 'paused') return `Assigning is paused. ${why}`.trim();
  if (before.why === '' && why !== '') return why;
  const ended = endedOf(after);
  if (total < longEnough || ended === total || quarter(ended, total) <= quarter(endedOf(before), total)) return '';
  return `${formatNumber(ended)} of ${formatNumber(total)} done`;
}

/** How a job ended: `24 of 25 links assigned to channel News, 1 failed`. */
function sayEnd(job: JobSummary, target: AssignTarget): string {
  const { done, refused, unknown, dropped, total } = job;
  const assigned = done === total ? countJob(job) : `${formatNumber(done)} of ${countJob(job)}`;
  const rest = [
    ...(refused === 0 ? [] : [`, ${formatNumber(refused)} failed`]),
    ...(unknown === 0 ? [] : [`, ${formatNumber(unknown)} not known`]),
    ...(dropped === 0 ? [] : [`, ${formatNumber(dropped)} cancelled`]),
  ];
  return `${assigned} assigned to ${sayTarget(target)}${rest.join('')}`;
}

function quarter(ended: number, all: number): number {
  return Math.floor((4 * ended) / all);
}
