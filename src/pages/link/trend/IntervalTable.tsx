/** Interval table: all that was observed of a link between two looks, the table twin of its chart. */
import { useTranslations } from 'use-intl';
import { type Mark, textsIn } from '#features/trends/notes/marks.ts';
import { notesCell } from '#features/trends/notes/note-texts.ts';
import { gapText } from '#features/trends/trend-text.ts';
import type { ClickInterval } from '#queries/trends.ts';
import { TrendTable } from '#ui/charts/trend/TrendTable.tsx';
import { formatNumber, formatObservedAt } from '#ui/format/format.ts';

interface IntervalTableProps {
  intervals: readonly ClickInterval[];
  /** Moments of its year are written without the year. */
  near: number;
  marks: readonly Mark[];
}

export function IntervalTable({ intervals, near, marks }: IntervalTableProps) {
  const t = useTranslations('link.trend');
  const trendTexts = useTranslations('trends');
  return (
    <TrendTable
      caption={t('caption')}
      headings={[
        t('table.from'),
        t('table.to'),
        t('table.note'),
        trendTexts('notes.title'),
        t('table.clicks'),
        t('table.total'),
      ]}
      texts={4}
      rows={intervals.toReversed().map((interval) => ({
        key: interval.from,
        cells: [
          formatObservedAt(interval.from, near),
          formatObservedAt(interval.to, near),
          gapText(interval, trendTexts),
          <bdi key="notes" dir="auto">
            {notesCell(textsIn(marks, interval), trendTexts)}
          </bdi>,
          formatNumber(interval.clicks),
          formatNumber(interval.after),
        ],
      }))}
    />
  );
}
