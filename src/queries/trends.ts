/**
 * Trend hooks: how the clicks of links and of the account have grown, by what the engine has
 * observed; no requests.
 */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { TrendPart, VisitChanges } from '#engine/library/library-types.ts';
import type { LinkTrend } from '#engine/trends/trend-types.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';
import { type Insight, useLibraryState } from './library.ts';

export type { VisitChanges } from '#engine/library/library-types.ts';
export { type ChartIntervals, chartIntervals } from '#engine/trends/chart-intervals.ts';
export type { ClickInterval, LinkTrend } from '#engine/trends/trend-types.ts';

interface TrendRequest<Value> {
  readonly name: string;
  readonly input: unknown;
  readonly read: (library: Engine['library']) => Promise<Value>;
  /**
   * When the service was read last: a reading in which no counter changed makes no new version of
   * the library.
   */
  readonly readAt?: number;
}

/**
 * Reads from the engine, and again with each version of the library and each time the service was
 * read.
 */
function useTrendQuery<Value>({
  name,
  input,
  read,
  readAt = 0,
}: TrendRequest<Value>): Insight<Value> {
  const engine = useEngine();
  const { version } = useLibraryState();
  const query = queryOptions<Value>({
    queryKey: [...replyKey(engine, name, input), version, readAt],
    queryFn: () => read(engine.library),
    placeholderData: keepPreviousData,
    // The engine has what a trend is made of; each version in the cache would be one more copy.
    gcTime: 0,
    staleTime: Infinity,
  });
  return useQuery(query);
}

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
  const { data: found } = useTrendQuery({
    name: 'library.sparklines',
    input: { ids, days },
    read: async (library): Promise<RowTrends> => {
      const trends = ids.length === 0 ? [] : await library.sparklines(ids, days);
      const to = Date.now();
      return {
        range: { from: to - days * day, to },
        trends: new Map(trends.map((trend) => [trend.id, trend])),
      };
    },
  });
  return found ?? noTrends;
}

const noTrends: RowTrends = { range: { from: 0, to: 0 }, trends: new Map() };

/** The trend of a link; null where its clicks were never observed, undefined until it is known. */
export function useLinkTrend(id: number, readAt: number): LinkTrend | null | undefined {
  return useTrendQuery({
    name: 'library.trend',
    input: { id },
    read: (library) => library.trend(id),
    readAt,
  }).data;
}

/** What has changed since the user's last visit; null where no visit is known. */
export function useSinceVisit(readAt: number): Insight<VisitChanges | null> {
  return useTrendQuery({
    name: 'library.sinceVisit',
    input: {},
    read: (library) => library.sinceVisit(),
    readAt,
  });
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
