/** Link trend: what looks at the counter of a link have observed, as words, as a chart, and as a table with the same numbers. */
import { Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileName } from '#features/files/download.ts';
import { ExportTrendButton } from '#features/trends/ExportTrendButton.tsx';
import { intervalWords, noteWords, trendWords } from '#features/trends/trend-words.ts';
import { type LinkTrend as Trend, useLinkTrend } from '#queries/trends.ts';
import { TrendChart } from '#ui/charts/trend/TrendChart.tsx';
import { TrendTable } from '#ui/charts/trend/TrendTable.tsx';
import { ViewToggle } from '#ui/charts/ViewToggle.tsx';
import { formatLook, formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './LinkTrend.module.css';

/** Looks within so many milliseconds that saw no click have nothing to draw: their times would all read the same. */
const worthDrawing = 3_600_000;

interface LinkTrendProps {
  id: number;
  shorturl: string | null;
  /** When the link was read, in milliseconds since 1970. */
  read: number;
}

export function LinkTrend({ id, shorturl, read }: LinkTrendProps) {
  const t = useTranslations('link.trend');
  const trendTexts = useTranslations('trends');
  const title = t('title');
  const trend = useLinkTrend(id, read);
  const [asTable, setAsTable] = useState(false);
  if (trend === undefined) {
    return (
      <Panel title={title}>
        <Skeleton className={classes['space']} />
      </Panel>
    );
  }
  if (trend === null || isQuiet(trend)) {
    return (
      <Panel title={title}>
        <Text c="var(--deck-text-dim)">{trend === null ? t('unread') : quietWords(trend, t)}</Text>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      covers={`${trendWords(trend, trendTexts)}.`}
      control={
        <Group gap={4} wrap="nowrap" me={-8}>
          <ExportTrendButton
            label={t('export')}
            file={`${fileName(`trend ${shorturl ?? id}`)}.csv`}
            read={() => Promise.resolve([{ trend, shorturl }])}
          />
          <ViewToggle title={title} asTable={asTable} onChange={setAsTable} />
        </Group>
      }
    >
      {asTable ? (
        <IntervalTable trend={trend} />
      ) : (
        <TrendChart
          intervals={trend.intervals}
          label={t('caption')}
          describe={(interval) => intervalWords(interval, trend.to, trendTexts)}
        />
      )}
    </Panel>
  );
}

function isQuiet({ intervals, from, to }: Trend): boolean {
  return intervals.length === 0 || (to - from < worthDrawing && intervals.every(({ clicks }) => clicks === 0));
}

function quietWords({ intervals, from, to }: Trend, t: ReturnType<typeof useTranslations<'link.trend'>>): string {
  const when = formatLook(from, to);
  return intervals.length === 0 ? t('once', { when }) : t('quiet', { when });
}

function IntervalTable({ trend: { intervals, to: near } }: { trend: Trend }) {
  const t = useTranslations('link.trend');
  const trendTexts = useTranslations('trends');
  return (
    <TrendTable
      caption={t('caption')}
      headings={[t('table.from'), t('table.to'), t('table.note'), t('table.clicks'), t('table.total')]}
      texts={3}
      rows={intervals.toReversed().map((interval) => ({
        key: interval.from,
        cells: [
          formatLook(interval.from, near),
          formatLook(interval.to, near),
          noteWords(interval, trendTexts),
          formatNumber(interval.clicks),
          formatNumber(interval.after),
        ],
      }))}
    />
  );
}
