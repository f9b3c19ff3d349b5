/**
 * Trend hooks: how the clicks of links and of the account have grown, by what the engine has
 * observed; no requests.
 */
import { useCallback, useMemo } from 'react';
import type { PeriodQuery } from '#engine/library/insight-types.ts';
import type { PeriodReport, TrendPart, VisitChanges } from '#engine/library/library-types.ts';
import type { LinkTrend } from '#engine/trends/trend-types.ts';
import { useEngine } from './EngineContext.tsx';
import { type Insight, useAnswer } from './library-answer.ts';

export type { VisitChanges } from '#engine/library/library-types.ts';
export { type ChartIntervals, chartIntervals } from '#engine/trends/chart-intervals.ts';
export type { ClickInterval, LinkTrend } from '#engine/trends/trend-types.ts';

/** The last days of rows. */
export interface RowTrends {
  /** What an axis of these days shows, in milliseconds since 1970. */
  readonly range: { readonly from: number; readonly to: number };
  /** By the id of their links, as far as their clicks were observed twice. */
  readonly trends: ReadonlyMap<number, LinkTrend>;
}

const day = 86_400_000;

/** The trends of rows in so many last days; links that were observed less than twice have none. */
export function useSparklines(ids: readonly number[], days: number): RowTrends {
  const { data } = useAnswer('sparklines', [ids, days], { wanted: ids.length > 0 });
  return useMemo(() => untilNow(data ?? [], days), [data, days]);
}

function untilNow(trends: readonly LinkTrend[], days: number): RowTrends {
  const to = Date.now();
  const range = { from: to - days * day, to };
  return { range, trends: new Map(trends.map((trend) => [trend.id, trend])) };
}

/** The trend of a link; null where its clicks were never observed, undefined until it is known. */
export function useLinkTrend(id: number, readAt: number): LinkTrend | null | undefined {
  return useAnswer('trend', [id], { read: readAt }).data;
}

/** What has changed since the user's last visit; null where no visit is known. */
export function useSinceVisit(readAt: number): Insight<VisitChanges | null> {
  return useAnswer('sinceVisit', [], { read: readAt });
}

/** The clicks of a period, and what made them. */
export function usePeriodReport(query: PeriodQuery, readAt: number): Insight<PeriodReport> {
  return useAnswer('period', [query], { read: readAt });
}

/** Returns a function that reads the recorded trends of all links. */
export function useReadTrends(): () => Promise<TrendPart['trends']> {
  const { library } = useEngine();
  return useCallback(async () => {
    const found: TrendPart['trends'][number][] = [];
    let offset = 0;
    let total = Infinity;
    while (offset < total) {
      const part = await library.allTrends(offset);
      // One by one: a call with very many arguments can exceed the stack.
      for (const trend of part.trends) found.push(trend);
      if (part.count === 0) break;
      total = part.total;
      offset += part.count;
    }
    return found;
  }, [library]);
}
