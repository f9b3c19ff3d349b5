/** Sparkline: at most twelve marks in a row of a table, each as wide as the interval between two looks; an image with a name. */
import classes from './Sparkline.module.css';
import { shareAt } from './time/time-scale.ts';
import { ratesOf, rateUnit, type TrendInterval } from './trend-intervals.ts';

interface SparklineProps {
  intervals: readonly TrendInterval[];
  /** Says what it draws: "14 clicks observed between 3 May 09:10 and 4 May 18:02". */
  words: string;
}

export function Sparkline({ intervals, words }: SparklineProps) {
  const range = { from: intervals[0]?.from ?? 0, to: intervals.at(-1)?.to ?? 0 };
  // One mark alone would be full, however few its clicks are: there is nothing to compare it with.
  const bars = intervals.length < 2 ? [] : ratesOf(intervals, rateUnit(range)).bars;
  const most = Math.max(...bars.map(({ rate }) => rate));
  return (
    <span role="img" className={classes['line']} aria-label={words} title={words}>
      {bars.map(({ interval, rate }) => {
        const start = shareAt(interval.from, range);
        const style = {
          left: `${start * 100}%`,
          width: `${(shareAt(interval.to, range) - start) * 100}%`,
          ...(interval.isGap ? {} : { height: rate > 0 ? `${Math.max(14, (rate / most) * 100)}%` : undefined }),
        };
        return (
          <span
            key={interval.from}
            className={classes['mark']}
            data-kind={interval.isGap ? 'gap' : rate > 0 ? 'bar' : 'none'}
            style={style}
          />
        );
      })}
    </span>
  );
}
