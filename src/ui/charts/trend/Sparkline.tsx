/** Sparkline: the last days of a link in a row of a table, each mark as wide as the time between two looks; an image with a name. */
import classes from './Sparkline.module.css';
import { shareAt, type TimeRange } from './time-scale.ts';
import { ratesOf, rateUnit, type TrendInterval } from './trend-intervals.ts';

interface SparklineProps {
  intervals: readonly TrendInterval[];
  /** The days that are drawn, the same in all rows. */
  range: TimeRange;
  /** Says what it draws: "14 clicks observed between 3 May 09:10 and 4 May 18:02". */
  words: string;
}

/** The least height of a mark with clicks, in percent. */
const leastHeight = 14;

export function Sparkline({ intervals, range, words }: SparklineProps) {
  const { bars } = ratesOf(intervals, rateUnit(range));
  const most = Math.max(...bars.map(({ rate }) => rate));
  return (
    <span role="img" className={classes.line} aria-label={words} title={words}>
      {bars.map(({ interval, rate }) => {
        const start = shareAt(interval.from, range);
        const width = shareAt(interval.to, range) - start;
        const height = rate > 0 ? Math.max(leastHeight, (rate / most) * 100) : 0;
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
