/** Sparkline: the last days of a link in a row of a table, each mark as wide as the time between two looks; an image with a name. */
import classes from './Sparkline.module.css';
import { roundUp, shareAt, type TimeRange } from './time-scale.ts';

interface SparklineProps {
  intervals: readonly TrendInterval[];
  /** The days that are drawn, the same in all rows. */
  range: TimeRange;
  /** Says what it draws: "14 clicks observed between 3 May 09:10 and 4 May 18:02". */
  words: string;
}

/** The least height of a mark with clicks, in percent. */
const minHeight = 14;

export function Sparkline({ intervals, range, words }: SparklineProps) {
  const { bars } = ratesOf(intervals, rateUnit(range));
  const most = Math.max(...bars.map(({ rate }) => rate));
  return (
    <span role="img" className={classes.line} aria-label={words} title={words}>
      {bars.map(({ interval, rate }) => {
        const start = shareAt(interval.from, range);
        const width = shareAt(interval.to, range) - start;
        const height = rate > 0 ? Math.max(minHeight, (rate / most) * 100) : 0;
        return (
          <span
            key={interval.from}
            className={classes.mark}
            data-kind={rate > 0 ? 'bar' : 'none'}
            data-gap={interval.isGap || undefined}
            style={{ left: `${start * 100}%`, width: `${width * 100}%`, height: `${height}%` }}
          />
        );
      })}
    </span>
  );
}

/** What was observed between two looks; times in milliseconds since 1970. */
interface TrendInterval extends TimeRange {
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

/** What was counted between two looks, as bars by rate. */
function rateUnit({ from, to }: TimeRange): RateUnit {
  return to - from < 48 * hour
    ? { name: 'hour', length: hour }
    : { name: 'day', length: 24 * hour };
}

/** A bar as wide as its interval; its area, and not its height, is the number of clicks. */
interface RateBar {
  readonly interval: TrendInterval;
  /** Clicks in an hour or a day, on average. */
  readonly rate: number;
}

/** Bars with the end of their axis. */
function ratesOf(
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
