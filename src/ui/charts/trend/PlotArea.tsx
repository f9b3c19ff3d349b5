/** Plot area: plots over one axis of time, with the numbers at the ends of their vertical axes as text. */
import type { ReactNode } from 'react';
import classes from './TrendChart.module.css';
import { TimeReader } from './time/TimeReader.tsx';
import { type TimeRange, timeTicks } from './time/time-scale.ts';

interface Plot {
  /** What its vertical axis measures. */
  title: string;
  /** The text at the two ends of the axis. */
  low: string;
  high: string;
  /** In pixels. */
  height: number;
  plot: ReactNode;
}

interface PlotAreaProps {
  range: TimeRange;
  plots: readonly Plot[];
  /** See `TimeReader`. */
  parts: readonly TimeRange[];
  label: string;
  describe: (index: number) => string;
}

export function PlotArea({ range, plots, parts, label, describe }: PlotAreaProps) {
  return (
    <div className={classes['area']}>
      <div className={classes['plots']}>
        <TimeReader range={range} parts={parts} label={label} describe={describe}>
          {plots.map(({ title, height, plot }) => (
            <div key={title} className={classes['plot']}>
              <span className={classes['title']} aria-hidden>
                {title}
              </span>
              <div style={{ height }}>{plot}</div>
            </div>
          ))}
        </TimeReader>
        <div className={classes['ticks']} aria-hidden>
          {timeTicks(range).map(({ share, label: text }) => (
            <span key={share} className={classes['tick']} data-share={share} style={{ left: `${share * 100}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <div className={classes['scales']} aria-hidden>
        {plots.map(({ title, low, high, height }) => (
          <div key={title} className={classes['scale']} style={{ height }}>
            <span>{high}</span>
            <span>{low}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
