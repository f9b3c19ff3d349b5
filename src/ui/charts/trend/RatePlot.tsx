/** Rate plot: one bar for each interval between two looks, as wide as the interval, and hatched where nobody looked. */
import { useId } from 'react';
import classes from './TrendChart.module.css';
import { shareAt, type TimeRange } from './time/time-scale.ts';
import type { RateBar } from './trend-intervals.ts';

interface RatePlotProps {
  bars: readonly RateBar[];
  range: TimeRange;
  /** The end of the axis. */
  most: number;
  /** In pixels. */
  height: number;
}

/** Hidden from screen readers: words and the table say everything that it draws. */
export function RatePlot({ bars, range, most, height }: RatePlotProps) {
  const hatch = `hatch-${useId().replaceAll(':', '')}`;
  return (
    <svg className={classes['rates']} width="100%" height={height} aria-hidden focusable="false">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--deck-control)" strokeWidth="1.5" opacity="0.45" />
        </pattern>
      </defs>
      <line className={classes['grid']} x1="0" x2="100%" y1="0.5" y2="0.5" />
      <line className={classes['grid']} x1="0" x2="100%" y1={height / 2} y2={height / 2} />
      {bars.map(({ interval, rate }) => {
        const start = shareAt(interval.from, range);
        const width = shareAt(interval.to, range) - start;
        const tall = rate > 0 ? Math.max(2, (rate / most) * (height - 1)) : 0;
        return (
          <g key={interval.from} data-kind={interval.isGap ? 'gap' : interval.beganAgain ? 'began-again' : 'bar'}>
            {interval.isGap ? (
              <rect x={`${start * 100}%`} width={`${width * 100}%`} y={0} height={height} fill={`url(#${hatch})`} />
            ) : (
              <rect className={classes['bar']} x={`${start * 100}%`} width={`${width * 100}%`} y={height - tall} height={tall} />
            )}
            {interval.beganAgain ? (
              <line className={classes['again']} x1={`${start * 100}%`} x2={`${start * 100}%`} y1="0" y2={height} />
            ) : null}
          </g>
        );
      })}
      <line className={classes['base']} x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} />
    </svg>
  );
}
