/** Trend intervals: what was counted between two looks, as bars by rate, and as a band in which the total lies. */
import { roundUp, type TimeRange } from './time/time-scale.ts';

/** What was observed between two looks; times in milliseconds since 1970. */
export interface TrendInterval extends TimeRange {
  readonly clicks: number;
  /** What the counter showed at both ends. */
  readonly before: number;
  readonly after: number;
  /** The counter fell meanwhile. */
  readonly beganAgain: boolean;
  /** Nobody looked for much longer than usual. */
  readonly isGap: boolean;
}

/** A point of a band: the total lies between the two numbers; null where nothing is drawn. */
export interface BandPoint {
  readonly at: number;
  readonly range: readonly [number, number] | null;
}

/**
 * The points of the band of a total: between two looks it lies between both totals; nothing is drawn over a gap, or where the
 * counter began again.
 */
export function bandOf(intervals: readonly TrendInterval[]): BandPoint[] {
  return intervals.flatMap(({ from, to, before, after, isGap, beganAgain }): BandPoint[] => {
    // Without a range in between, the chart would join what lies before and after.
    const range = isGap || beganAgain ? null : ([before, after] as const);
    return [
      { at: from, range },
      { at: to, range },
    ];
  });
}

/** The ends of the axis of a band. A total is no bar: its axis begins at 0 only where that hides nothing of its growth. */
export function bandDomain(points: readonly BandPoint[], totals: readonly number[]): readonly [number, number] {
  const values = [...points.flatMap(({ range }) => range ?? []), ...totals];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return [Math.max(0, low - 1), high + 1];
  return low < high / 2 ? [0, high] : [low, high];
}

/** The unit of the rate: hours where the whole is short. */
interface RateUnit {
  readonly name: 'hour' | 'day';
  /** In milliseconds. */
  readonly length: number;
}

const hour = 3_600_000;

export function rateUnit({ from, to }: TimeRange): RateUnit {
  return to - from < 48 * hour ? { name: 'hour', length: hour } : { name: 'day', length: 24 * hour };
}

/** A bar as wide as its interval; its area, and not its height, is the number of clicks. */
export interface RateBar {
  readonly interval: TrendInterval;
  /** Clicks in an hour or a day, on average. */
  readonly rate: number;
}

/** Bars with the end of their axis. */
export function ratesOf(intervals: readonly TrendInterval[], { length }: RateUnit): { bars: RateBar[]; most: number } {
  const bars = intervals.map((interval) => ({
    interval,
    rate: interval.to > interval.from ? (interval.clicks * length) / (interval.to - interval.from) : 0,
  }));
  return { bars, most: roundUp(Math.max(0, ...bars.map(({ rate }) => rate))) };
}
