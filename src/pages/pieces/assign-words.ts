/** Assigning in words: what is assigned, where to, how far that is, and what a screen reader says of it. */
import { formatNumber } from '#ui/format.ts';
import type { AssignableItem, AssignTarget } from './assigning.ts';
import { type Batch, grace, type Part } from './batch.ts';

const nouns = {
  links: ['link', 'links'],
  bio: ['bio page', 'bio pages'],
  qr: ['QR item', 'QR items'],
} as const;

/** `1 link`, `25 links`, `2 bio pages`; `3 items` where they are of several types. */
export function countItems(items: readonly Pick<AssignableItem, 'type'>[]): string {
  const [first] = items;
  const same = first !== undefined && items.every(({ type }) => type === first.type);
  const [one, many] = same ? nouns[first.type] : (['item', 'items'] as const);
  return items.length === 1 ? `1 ${one}` : `${formatNumber(items.length)} ${many}`;
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

/** How many parts of a batch are in a state. */
export function countParts({ parts }: Pick<Batch, 'parts'>, state: Part['state']): number {
  return parts.filter((part) => part.state === state).length;
}

/** Batches smaller than this are over too soon to say how far they are. */
const longEnough = 8;

/** What a screen reader says of a change of a batch, or '': its start, each quarter, how it ended, that it was undone. */
export function announcementOf(before: Batch | undefined, after: Batch | undefined): string {
  if (after === undefined) return before === undefined ? '' : 'Undone. Nothing was assigned.';
  const what = `${countItems(after.parts.map(({ item }) => item))} to ${sayTarget(after.target)}`;
  if (before === undefined) return `Assigning ${what}. You can undo this for ${grace / 1000} seconds.`;
  if (before.phase !== 'finished' && after.phase === 'finished') return sayEnd(after);
  if (!before.limited && after.limited) return 'The service allows no more requests for the moment. Assigning goes on by itself.';
  const ended = countEnded(after);
  const all = after.parts.length;
  if (all < longEnough || ended === all || quarter(ended, all) <= quarter(countEnded(before), all)) return '';
  return `${formatNumber(ended)} of ${formatNumber(all)} done`;
}

/** How a batch ended: `24 of 25 links assigned to channel News, 1 failed`. */
function sayEnd(batch: Batch): string {
  const done = countParts(batch, 'done');
  const failed = countParts(batch, 'failed');
  const dropped = countParts(batch, 'dropped');
  const all = countItems(batch.parts.map(({ item }) => item));
  const assigned = done === batch.parts.length ? all : `${formatNumber(done)} of ${all}`;
  const rest = [
    ...(failed === 0 ? [] : [`, ${formatNumber(failed)} failed`]),
    ...(dropped === 0 ? [] : [`, ${formatNumber(dropped)} cancelled`]),
  ];
  return `${assigned} assigned to ${sayTarget(batch.target)}${rest.join('')}`;
}

function countEnded(batch: Batch): number {
  return countParts(batch, 'done') + countParts(batch, 'failed') + countParts(batch, 'dropped');
}

function quarter(ended: number, all: number): number {
  return Math.floor((4 * ended) / all);
}

/** How long so many requests take at the rate that the service allows: `About 2 minutes left`, or '' where it is soon over. */
export function timeLeft(requests: number, { limit, left }: { limit: number; left: number }): string {
  const minutes = Math.ceil((requests - left) / Math.max(1, limit - 1));
  if (minutes <= 0) return '';
  return minutes === 1 ? 'About 1 minute left' : `About ${formatNumber(minutes)} minutes left`;
}
