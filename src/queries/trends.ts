/** Trend hooks: what looks at click counters tell of links and of the account, without a request. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Engine } from '#engine/engine.ts';
import type { LibraryTrend, TrendPart } from '#engine/library/library-types.ts';
import type { LinkTrend, SinceVisit } from '#engine/trends/trend-types.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';
import { useLibraryState } from './library.ts';

export type { LibraryTrend } from '#engine/library/library-types.ts';
export type { AccountTrend, ClickInterval, LinkTrend, SinceVisit } from '#engine/trends/trend-types.ts';

/**
 * Asks the engine again with each version of the library, and each time the service was read.
 *
 * @param read when the service was read last, as a look that saw no change makes no other version
 */
function trendQuery<Value>(engine: Engine, name: string, input: unknown, ask: () => Promise<Value>, versions: readonly number[]) {
  return queryOptions<Value>({
    queryKey: [...replyKey(engine, name, input), ...versions],
    queryFn: ask,
    placeholderData: keepPreviousData,
    // The engine keeps what it is made of; each version would be one more copy.
    gcTime: 0,
    staleTime: Infinity,
  });
}

function useTrendQuery<Value>(name: string, input: unknown, ask: (library: Engine['library']) => Promise<Value>, read = 0) {
  const engine = useEngine();
  const { version } = useLibraryState();
  return useQuery(trendQuery(engine, name, input, () => ask(engine.library), [version, read])).data;
}

/** The trend of a link; null where nobody has looked at its clicks, undefined until it is known. */
export function useLinkTrend(id: number, read: number): LinkTrend | null | undefined {
  return useTrendQuery('library.trend', { id }, (library) => library.trend(id), read);
}

/** The trends of rows by the id of their links, as far as they were looked at twice. */
export function useSparklines(ids: readonly number[]): ReadonlyMap<number, LinkTrend> {
  const trends = useTrendQuery('library.sparklines', { ids }, async (library) =>
    ids.length === 0 ? noTrends : new Map((await library.sparklines(ids)).map((trend) => [trend.id, trend])),
  );
  return trends ?? noTrends;
}

const noTrends: ReadonlyMap<number, LinkTrend> = new Map();

/** The clicks of all links at hand in the last days; undefined until they are added up. */
export function useAccountTrend(days: number, read: number): LibraryTrend | undefined {
  return useTrendQuery('library.accountTrend', { days }, (library) => library.accountTrend(days), read);
}

/** What has changed since the user's last visit; null where none is known, undefined until that is clear. */
export function useSinceVisit(read: number): SinceVisit | null | undefined {
  return useTrendQuery('library.sinceVisit', {}, (library) => library.sinceVisit(), read);
}

/** Gives all that was recorded of all links. */
export function useReadTrends(): () => Promise<TrendPart['trends']> {
  const { library } = useEngine();
  return useCallback(async () => {
    const found: TrendPart['trends'][number][] = [];
    for (let from = 0, total = Infinity; from < total; ) {
      const part = await library.allTrends(from);
      total = part.total;
      from += part.asked;
      // One by one: a call with very many arguments can exceed the stack.
      for (const trend of part.trends) found.push(trend);
      if (part.asked === 0) break;
    }
    return found;
  }, [library]);
}
