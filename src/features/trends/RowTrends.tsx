/** Row trends: sparklines of the links in a table, asked for all rows at once. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type LinkTrend, useSparklines } from '#queries/trends.ts';
import { Sparkline } from '#ui/charts/trend/Sparkline.tsx';
import { trendWords } from './trend-words.ts';

const RowTrendsContext = createContext<ReadonlyMap<number, LinkTrend>>(new Map());

interface RowTrendsProps {
  /** The links of the rows that are shown; of more than 200, the first. */
  ids: readonly number[];
  children: ReactNode;
}

export function RowTrends({ ids, children }: RowTrendsProps) {
  const key = ids.join();
  // The same list as long as the rows are the same.
  const asked = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  return <RowTrendsContext value={useSparklines(asked)}>{children}</RowTrendsContext>;
}

/** The sparkline of a row; nothing where its link was not looked at twice. */
export function RowTrend({ id }: { id: number | null }) {
  const t = useTranslations('trends');
  const trend = use(RowTrendsContext).get(id ?? 0);
  return trend === undefined ? null : <Sparkline intervals={trend.intervals} words={trendWords(trend, t)} />;
}
