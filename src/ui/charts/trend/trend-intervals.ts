/** Trend intervals: what was counted between two looks, as bars by rate. */
import { roundUp, type TimeRange } from './time-scale.ts';

/** What was observed between two looks; times in milliseconds since 1970. */
export interface TrendInterval extends TimeRange {
  readonly clicks: number;
  /** What the counter showed at both ends. */
  readonly before: number;
  readonly after: number;
  /** The counter fell meanwhile. */
  readonly wasReset: boolean;
  /** Nobody looked for much longer than usual. */
  readonly isGap: boolean;
}

/** The unit of the rate: hours where the whole is short. */
interface RateUnit {
  readonly name: 'hour' | 'day';
  /** In milliseconds. */
  readonly length: number;
}

const hour = 3_600_000;

export function rateUnit({ from, to }: TimeRange): RateUnit {
  return to - from < 48 * hour
    ? { name: 'hour', length: hour }
    : { name: 'day', length: 24 * hour };
}

/** A bar as wide as its interval; its area, and not its height, is the number of clicks. */
export interface RateBar {
  readonly interval: TrendInterval;
  /** Clicks in an hour or a day, on average. */
  readonly rate: number;
}

/** Bars with the end of their axis. */
export function ratesOf(
  intervals: readonly TrendInterval[],
  { length }: RateUnit,
): { bars: RateBar[]; most: number } {
  const bars = intervals.map((interval) => ({
    interval,
    rate:
      interval.to > interval.from ? (interval.clicks * length) / (interval.to - interval.from) : 0,
  }));
  return { bars, most: roundUp(Math.max(0, ...bars.map(({ rate }) => rate))) };
}
