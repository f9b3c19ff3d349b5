/**
 * Chart intervals: what of a history may be drawn as clicks a day or an hour, so that no rate is
 * made of too little.
 */
import { lengthOf, mergedInterval } from './link-trend.ts';
import type { ClickInterval } from './trend-types.ts';

export interface ChartIntervals {
  /** What the height of a bar is in. */
  readonly unit: 'day' | 'hour';
  /** One after the other without a distance, oldest first; each long enough for a rate. */
  readonly intervals: readonly ClickInterval[];
}

const hour = 3_600_000;
const day = 24 * hour;
/** So long after its creation a link is shown by the hour. */
const young = 2 * day;
/**
 * Shorter intervals join their neighbour; a user who comes once a day does not come at the same
 * hour.
 */
const min = { hour, day: 20 * hour };
/** Fewer intervals or less time tell nothing of how clicks come. */
const minIntervals = 3;
const shortest = 6 * hour;

/**
 * The intervals of a chart; null where there are too few, and words say what is known.
 *
 * @param made when the link was created, in milliseconds since 1970; null for several links, and
 * where it is not known
 */
export function chartIntervals(
  intervals: readonly ClickInterval[],
  made: number | null,
): ChartIntervals | null {
  const begin = intervals[0]?.from ?? 0;
  const end = intervals.at(-1)?.to ?? 0;
  const unit = made !== null && end - made <= young ? 'hour' : 'day';
  const joined = joinShort(intervals, min[unit]);
  const isEnough = joined.length >= minIntervals && end - begin >= shortest;
  return isEnough ? { unit, intervals: joined } : null;
}

function joinShort(intervals: readonly ClickInterval[], shorterThan: number): ClickInterval[] {
  const left: ClickInterval[] = [];
  for (const interval of intervals) {
    const last = left.at(-1);
    if (last === undefined || lengthOf(last) >= shorterThan) left.push(interval);
    else left.splice(-1, 1, mergedInterval(last, interval));
  }
  const last = left.at(-1);
  const before = left.at(-2);
  // What is left over at the end goes to what is before it.
  if (last !== undefined && before !== undefined && lengthOf(last) < shorterThan)
    left.splice(-2, 2, mergedInterval(before, last));
  return left;
}
