/** Chart tooltip: shows and announces the exact figure of the bar under the pointer, or the one chosen by arrow keys. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { scaledRow } from '#ui/layout/scaled-row.ts';
import classes from './BarKeyboardReader.module.css';
import { type Bar, barHeight } from './bars.ts';
import { useChartReader } from './use-chart-reader.ts';

interface BarKeyboardReaderProps {
  bars: readonly Bar[];
  title: string;
  /** Describes one bar: "Germany: 1,204 clicks, 31% of 3,880". */
  describe: (bar: Bar) => string;
  /** The bars, each `barHeight` high. */
  children: ReactNode;
}

export function BarKeyboardReader({ bars, title, describe, children }: BarKeyboardReaderProps) {
  const t = useTranslations('ui.chart');
  const rowHeight = scaledRow(barHeight);
  const { at, props } = useChartReader({
    count: bars.length,
    first: 0,
    partAt: ({ currentTarget, clientY }) =>
      Math.floor((clientY - currentTarget.getBoundingClientRect().top) / rowHeight),
  });
  const read = at === undefined ? undefined : bars[at];
  return (
    <div {...props} className={classes.reader} aria-label={t('bars', { title })}>
      {read === undefined || at === undefined ? null : (
        <span
          className={classes.cursor}
          style={{ top: at * rowHeight, height: rowHeight }}
          aria-hidden
        />
      )}
      {children}
      {/* Always rendered, because screen readers announce only changes within it. */}
      <span role="status" className={classes.tip} style={{ top: ((at ?? 0) + 1) * rowHeight }}>
        {read === undefined ? null : <bdi className={classes.text}>{describe(read)}</bdi>}
      </span>
    </div>
  );
}
