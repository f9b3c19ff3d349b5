/** Row trends: the last days of the links in a table, asked for all rows at once. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { chartIntervals, useSparklines } from '#queries/trends.ts';
import { Sparkline } from '#ui/charts/trend/Sparkline.tsx';
import { parseMoment } from '#ui/format/format.ts';
import { trendText } from './trend-text.ts';

const RowTrendsContext = createContext<ReturnType<typeof useSparklines> | null>(null);

interface RowTrendsProps {
  /** The links of the rows that are shown; of more than 200, the first. */
  ids: readonly number[];
  days: number;
  children: ReactNode;
}

export function RowTrends({ ids, days, children }: RowTrendsProps) {
  const key = ids.join();
  // The same list as long as the rows are the same.
  const asked = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  return <RowTrendsContext value={useSparklines(asked, days)}>{children}</RowTrendsContext>;
}

interface RowTrendProps {
  id: number | null;
  /** When the link was created, as the service writes it. */
  date: string | null;
}

/** The sparkline of a row; nothing where too little was seen of its link for a chart. */
export function RowTrend({ id, date }: RowTrendProps) {
  const t = useTranslations('trends');
  const rows = use(RowTrendsContext);
  const trend = rows?.trends.get(id ?? 0);
  if (rows === null || trend === undefined) return null;
  const chart = chartIntervals(trend.intervals, parseMoment(date ?? '') ?? null);
  if (chart === null) return null;
  const { intervals } = chart;
  const shown = { ...trend, intervals, from: intervals[0]?.from ?? trend.from };
  return <Sparkline intervals={intervals} range={rows.range} words={trendText(shown, t)} />;
}
