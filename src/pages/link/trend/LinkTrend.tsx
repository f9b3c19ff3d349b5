/** Link trend: what looks at the counter of a link have observed, in words until a chart is allowed, then as bars with a table twin. */
import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileName } from '#features/files/download.ts';
import { ExportTrendButton } from '#features/trends/ExportTrendButton.tsx';
import { HistoryOff, useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import { type Mark, textsIn, withoutMarkers } from '#features/trends/notes/marks.ts';
import { NoteButton } from '#features/trends/notes/NoteButton.tsx';
import { NotesList } from '#features/trends/notes/NotesList.tsx';
import { notesCell } from '#features/trends/notes/note-texts.ts';
import { type TrendNotes, useTrendNotes } from '#features/trends/notes/use-trend-notes.ts';
import { gapText, recordedText } from '#features/trends/trend-text.ts';
import {
  type ClickInterval,
  chartIntervals,
  type LinkTrend as Trend,
  useLinkTrend,
} from '#queries/trends.ts';
import { TrendTable } from '#ui/charts/trend/TrendTable.tsx';
import { ViewToggle } from '#ui/charts/ViewToggle.tsx';
import { formatNumber, formatObservedAt } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './LinkTrend.module.css';
import { TrendBars } from './TrendBars.tsx';

export interface LinkTrendProps {
  id: number;
  shorturl: string | null;
  /** When the link was created, in milliseconds since 1970; null where that is not known. */
  made: number | null;
  /** When the link was read, in milliseconds since 1970. */
  read: number;
  now: number;
  /** The end of the user's last visit, in milliseconds since 1970; null where none is known. */
  since: number | null;
}

const day = 86_400_000;
/** What a chart can show, in days; `all` from the first reading on. */
const spans = { two: 14, month: 30, all: Infinity } as const;

type Span = keyof typeof spans;

export function LinkTrend(props: LinkTrendProps) {
  const t = useTranslations('link.trend');
  const isOff = useIsHistoryOff();
  const trend = useLinkTrend(props.id, props.read);
  const notes = useTrendNotes({ kind: 'link', id: props.id }, trend ?? null, props.made);
  if (trend === undefined) return <Skeleton className={classes.card} />;
  const isDrawn = trend !== null && chartIntervals(trend.intervals, props.made) !== null;
  if (isDrawn) return <TrendPanel {...props} trend={trend} notes={notes} />;
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.recorded}>
        <Clock size={16} aria-hidden />
        {isOff ? <HistoryOff /> : <Recorded trend={trend} now={props.now} />}
        <NoteButton notes={notes} />
      </div>
      <NotesList notes={notes} />
    </section>
  );
}

function Recorded({ trend, now }: { trend: Trend | null; now: number }) {
  const t = useTranslations('link.trend');
  const trendTexts = useTranslations('trends');
  return <span>{trend === null ? t('unread') : recordedText(trend, now, trendTexts)}</span>;
}

interface TrendPanelProps extends LinkTrendProps {
  trend: Trend;
  notes: TrendNotes;
}

function TrendPanel({ id, shorturl, made, since, trend, notes }: TrendPanelProps) {
  const t = useTranslations('link.trend');
  const [asTable, setAsTable] = useState(false);
  const [span, setSpan] = useState<Span>('month');
  const isPhone = useIsPhone();
  const from = trend.to - spans[span] * day;
  const recent = trend.intervals.filter(({ to }) => to > from);
  // A shorter time can have too few intervals for a chart: then all are drawn.
  const chart = chartIntervals(recent, made) ?? chartIntervals(trend.intervals, made);
  if (chart === null) return null;
  const title = t(chart.unit === 'day' ? 'perDay' : 'perHour');
  const spanControl =
    trend.to - trend.from > spans.two * day ? (
      <SpanControl value={span} onChange={setSpan} />
    ) : null;
  return (
    <Panel
      title={title}
      control={
        <Group gap={4} wrap="nowrap" me="-8px">
          {isPhone ? null : spanControl}
          <NoteButton notes={notes} />
          <ExportTrendButton
            label={t('export')}
            file={`${fileName(`trend ${shorturl ?? id}`)}.csv`}
            read={() => Promise.resolve([{ trend, shorturl, marks: withoutMarkers(notes.marks) }])}
          />
          <ViewToggle title={title} asTable={asTable} onChange={setAsTable} />
        </Group>
      }
    >
      {/* Beside the title of a phone there is no room for it. */}
      {isPhone ? spanControl : null}
      {asTable ? (
        <IntervalTable intervals={trend.intervals} near={trend.to} marks={notes.marks} />
      ) : (
        <TrendBars chart={chart} title={title} since={since} near={trend.to} notes={notes} />
      )}
      <NotesList notes={notes} />
    </Panel>
  );
}

function SpanControl({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const t = useTranslations('link.trend');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('span')}
      value={value}
      onChange={(next) => onChange(next === 'two' || next === 'all' ? next : 'month')}
      data={[
        { value: 'two', label: t('days', { days: spans.two }) },
        { value: 'month', label: t('days', { days: spans.month }) },
        { value: 'all', label: t('all') },
      ]}
    />
  );
}

interface IntervalTableProps {
  intervals: readonly ClickInterval[];
  /** Moments of its year are written without the year. */
  near: number;
  marks: readonly Mark[];
}

/** All that was observed of a link between two looks, the table twin of its chart. */
function IntervalTable({ intervals, near, marks }: IntervalTableProps) {
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
