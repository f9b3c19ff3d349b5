/** Overview state: what is known of the account's links, and whether there is something to show. */
import { useQuery } from '@tanstack/react-query';
import { linksOnPage } from '#features/library/use-link-page.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { type LibrarySummary, useLibraryState, useLibrarySummary } from '#queries/library.ts';
import { linksQuery } from '#queries/resources/links.ts';
import type { Refreshable } from '#ui/layout/LastUpdated.tsx';

/** The same as on the Links screen, so that its first page is cached. */
const firstPage = { page: 1, limit: linksOnPage };

interface Overview {
  /** `waiting`: nothing is known; `failed`: and it could not be read. */
  readonly state: 'waiting' | 'failed' | 'empty' | 'ready';
  /** Why it failed. */
  readonly error: Error | null;
  /** Undefined while `waiting`. */
  readonly summary: LibrarySummary | undefined;
  /** Links of the account, where known. */
  readonly total: number | undefined;
  /** When the service was read last, in milliseconds since 1970. */
  readonly read: number;
  readonly refreshable: Refreshable;
}

/** Costs two requests: the first page of links in each of two orders, which is final before all links are read. */
export function useOverview(): Overview {
  const engine = useEngine();
  const { loaded, phase, total: counted, newestRead } = useLibraryState();
  const newest = useQuery(linksQuery(engine, { ...firstPage, order: 'date' }));
  const top = useQuery(linksQuery(engine, { ...firstPage, order: 'click' }));
  const sums = useLibrarySummary();
  const summary = sums.data;
  const total = counted ?? knownTotal(newest.data) ?? knownTotal(top.data);
  const read = Math.max(newest.dataUpdatedAt, top.dataUpdatedAt);
  const error = sums.error ?? newest.error ?? top.error;
  const hasLinks = summary !== undefined && summary.links > 0;
  const hasNone = loaded === 0 && phase !== 'loading';
  const state = (): Overview['state'] => {
    if (total === 0 && hasNone) return 'empty';
    if (hasLinks) return 'ready';
    if (sums.error !== null) return 'failed';
    return error !== null && hasNone ? 'failed' : 'waiting';
  };
  return {
    state: state(),
    error,
    summary: hasLinks ? summary : undefined,
    total,
    read,
    refreshable: {
      dataUpdatedAt: Math.max(read, newestRead ?? 0),
      isFetching: newest.isFetching || top.isFetching || sums.isFetching,
      refetch: (options) => {
        void newest.refetch(options);
        void top.refetch(options);
        if (sums.error !== null) void sums.refetch();
      },
    },
  };
}
