/** Time reader: shows and announces what lies under the pointer of a chart over time, or at the interval chosen by arrow keys. */
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useChartReader } from '#ui/charts/use-chart-reader.ts';
import classes from './TimeReader.module.css';
import { shareAt, type TimeRange } from './time-scale.ts';

interface TimeReaderProps {
  range: TimeRange;
  /** What can be read, one after the other. */
  parts: readonly TimeRange[];
  /** For screen readers. */
  label: string;
  /** Describes one part: "12 clicks observed between 3 May 09:10 and 4 May 18:02". */
  describe: (index: number) => string;
  /** Called with the part that is read, and with undefined when none is read any more. */
  onRead?: ((index: number | undefined) => void) | undefined;
  /** The plots, as wide as this. */
  children: ReactNode;
}

export function TimeReader(props: TimeReaderProps) {
  const { range, parts, label, describe, onRead, children } = props;
  const t = useTranslations('ui.trend');
  const { at, props: readerProps } = useChartReader({
    count: parts.length,
    first: parts.length - 1,
    partAt: ({ currentTarget, clientX }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const moment = range.from + ((clientX - left) / Math.max(width, 1)) * (range.to - range.from);
      const index = parts.findIndex(({ to }) => moment <= to);
      return index < 0 ? parts.length - 1 : index;
    },
  });
  const read = at === undefined ? undefined : parts[at];
  const tell = useEffectEvent((index: number | undefined) => onRead?.(index));
  useEffect(() => tell(at), [at]);
  const [start, end] =
    read === undefined ? [0, 0] : [shareAt(read.from, range), shareAt(read.to, range)];

  return (
    <div {...readerProps} className={classes.reader} aria-label={t('intervals', { label })}>
      {read === undefined ? null : (
        <span
          className={classes.cursor}
          style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
          aria-hidden
        />
      )}
      {children}
      {/* Always rendered, because screen readers announce only changes within it. */}
      <span
        role="status"
        className={classes.tip}
        data-side={(start + end) / 2 > 0.5 ? 'end' : 'start'}
      >
        {read === undefined || at === undefined ? null : (
          <bdi className={classes.text}>{describe(at)}</bdi>
        )}
      </span>
    </div>
  );
}
