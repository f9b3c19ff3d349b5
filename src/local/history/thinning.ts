/** Thinning: merges neighbouring history entries as they age: one an hour for a day, one a day for 90 days, then one a week. */
import type { HistoryEntry } from './history-entries.ts';

/** In seconds. */
const hour = 3600;
const day = 24 * hour;
const week = 7 * day;

/** Entries are kept apart by the hour for so long, and by the day for so long; in seconds. */
const hoursFor = day;
const daysFor = 90 * day;

/**
 * The length of time of which one entry is left, for an entry that ended at a moment; both in seconds.
 *
 * It goes by the end of the hour or day, so that all entries of one hour or day grow old together: thinning often and
 * thinning once give the same entries.
 */
export function unitAt(end: number, now: number): number {
  const isOlder = (unit: number, age: number) => now - (Math.floor(end / unit) + 1) * unit >= age;
  if (!isOlder(hour, hoursFor)) return hour;
  return isOlder(day, daysFor) ? week : day;
}

/**
 * Fewer entries with the same clicks in all. Entries whose ends lie in one hour, day or week become one, from where the first
 * begins to where the last ends: no entry is divided, and every moment that is left was a look.
 *
 * @param from the beginning of the history, in seconds since 1970
 * @param now in seconds since 1970
 */
export function thinned(entries: readonly HistoryEntry[], from: number, now: number): HistoryEntry[] {
  const left: HistoryEntry[] = [];
  let end = from;
  let bucket = '';
  for (const entry of entries) {
    end += entry.quiet + entry.span;
    const unit = unitAt(end, now);
    const itsBucket = `${unit} ${Math.floor(end / unit)}`;
    const last = itsBucket === bucket ? left.pop() : undefined;
    left.push(last === undefined ? entry : merged(last, entry));
    bucket = itsBucket;
  }
  return left;
}

/** One entry in place of two neighbours. */
function merged(one: HistoryEntry, next: HistoryEntry): HistoryEntry {
  return {
    quiet: one.quiet,
    span: one.span + next.quiet + next.span,
    clicks: one.clicks + next.clicks,
    // What the counter shows at the end, where it fell at any time before.
    beganAt: next.beganAt ?? (one.beganAt === null ? null : one.beganAt + next.clicks),
  };
}
