/**
 * Thinning: merges neighbouring history entries as they age: one in five minutes for a day, one an
 * hour for two weeks, then one a day.
 */
import type { HistoryEntry } from './history-entries.ts';

/** In seconds. */
const fiveMinutes = 300;
const hour = 3600;
const day = 24 * hour;

/** Entries are five minutes apart for so long, and by the hour for so long; in seconds. */
const minutesFor = day;
const hoursFor = 14 * day;

/**
 * The length of time of which one entry is left, for an entry that ended at a moment; both in
 * seconds.
 *
 * It goes by the end of the five minutes or the hour, so that all entries of one grow old together:
 * thinning often and thinning once give the same entries.
 */
export function unitAt(end: number, now: number): number {
  const isOlder = (unit: number, age: number) => now - (Math.floor(end / unit) + 1) * unit >= age;
  if (!isOlder(fiveMinutes, minutesFor)) return fiveMinutes;
  return isOlder(hour, hoursFor) ? day : hour;
}

/**
 * Fewer entries with the same clicks in all. Entries whose ends lie in the same five minutes, hour
 * or day become one, from where the first begins to where the last ends: no entry is divided, and
 * every moment that is left was an observation.
 *
 * @param from the beginning of the history, in seconds since 1970
 * @param now in seconds since 1970
 */
export function downsampled(
  entries: readonly HistoryEntry[],
  from: number,
  now: number,
): HistoryEntry[] {
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
    resetTo: next.resetTo ?? (one.resetTo === null ? null : one.resetTo + next.clicks),
  };
}
