/**
 * List pages: the loaded pages of a list, each an entry of the cache that all who show the list
 * share.
 */
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Unreadable } from '#contract/protocol/envelope.ts';
import type { Notes } from '#contract/reading/notes.ts';
import { nothingRead, type PagesRead, pageCollector } from '#contract/reading/pages.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import {
  knownTotal,
  type ListQuery,
  type PageInput,
  type ReadPage,
} from '#queries/endpoint-query.ts';
import { staleAfter } from '#queries/query-client.ts';

interface ListPagesOptions {
  /** How many pages are read unasked, as far as there are so many. */
  pages?: number;
  /** Whether anything is asked for; false while a picker is closed. */
  enabled?: boolean;
}

export interface ListPages<Row> {
  /**
   * What is loaded, each row once, in the order of the service; undefined before the first page.
   */
  rows: readonly Row[] | undefined;
  /** Rows that are no records, and values that could not be read. */
  unreadable: readonly Unreadable[];
  notes: Notes | undefined;
  /** Rows of the service, by its own count; undefined where it is unknown. */
  total: number | undefined;
  /** How many rows the service has besides those that are loaded, as far as it tells. */
  notLoaded: number;
  /** Every page is loaded. */
  isWhole: boolean;
  /** A page is under way for the first time. */
  isLoading: boolean;
  isFetching: boolean;
  /** Why a page could not be loaded; what is loaded stays. */
  error: Error | null;
  /** When the oldest page was read, in milliseconds since 1970; 0 before the first reply. */
  dataUpdatedAt: number;
  /** Reads all of these pages again. */
  refetch: (options?: { cancelRefetch?: boolean }) => void;
  /**
   * Loads the next page, or again the one that failed; undefined where there is none, or one is
   * under way.
   */
  loadMore: (() => void) | undefined;
}

/** The size of a page: as many rows as the interface gives at once. */
const limit = 100;

/** How a page of a list is asked for by all who read it to its end. */
export function listPage(page: number): PageInput {
  return { page, limit };
}

/**
 * The rows of a list. Costs a request for each of `pages`, none for those that are fresh in the
 * cache, and one for each `loadMore`; never one for a single row.
 *
 * The pages are plain pages of the list, not one infinite query: that one would ask for every page
 * again when the first is out of date. A component that changes its list is a new one, so give it a
 * `key`.
 */
export function useListPages<Row extends { id: number | null }>(
  list: ListQuery<Row>,
  { pages = 1, enabled = true }: ListPagesOptions = {},
): ListPages<Row> {
  const engine = useEngine();
  const client = useQueryClient();
  const [wanted, setWanted] = useState(() => cachedPages(client, engine, list));
  const results = useQueries({
    queries: Array.from({ length: wanted }, (_, index) => {
      const { placeholderData: _none, ...query } = list(engine, listPage(index + 1));
      return { ...query, enabled };
    }),
  });

  const received = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const last = results.at(-1)?.data;
  const soFar = collect(received);
  // Nothing is offered that the service does not tell of, even where only a request can say.
  const hasNext = last !== undefined && soFar.next !== undefined && last.maxpage > wanted;
  // All pages that the first one tells of at once, so that they are read side by side.
  const next = Math.max(wanted, Math.min(pages, hasNext ? last.maxpage : 0));
  if (next > wanted) setWanted(next);

  const failed = results.find(({ error }) => error !== null);
  const isLoading = next > wanted || results.some((result) => result.isLoading);
  const loadNext = hasNext ? () => setWanted(wanted + 1) : undefined;
  const loadMore = failed === undefined ? loadNext : () => void failed.refetch();
  const times = results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at !== 0);
  return {
    rows: received.length === 0 ? undefined : soFar.rows,
    unreadable: received.flatMap(({ unreadable }) => unreadable),
    notes: allNotes(received),
    total: knownTotal(last ?? received.at(-1)),
    notLoaded: Math.max(0, (soFar.total ?? 0) - soFar.rows.length - soFar.unreadable),
    isWhole: received.length === wanted && !hasNext,
    isLoading,
    isFetching: results.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    dataUpdatedAt: times.length === 0 ? 0 : Math.min(...times),
    refetch: (options) => results.forEach((result) => void result.refetch(options)),
    loadMore: isLoading ? undefined : loadMore,
  };
}

/**
 * How many pages can be shown without a request, so that loading by others serves this one; 1 where
 * none can.
 */
function cachedPages<Row>(client: QueryClient, engine: Engine, list: ListQuery<Row>): number {
  const isFresh = (page: number) => {
    const { queryKey } = list(engine, listPage(page));
    return client.getQueryCache().find({ queryKey })?.isStaleByTime(staleAfter) === false;
  };
  let pages = 1;
  while (isFresh(pages + 1)) pages += 1;
  return pages;
}

function collect<Row extends { id: number | null }>(
  received: readonly ReadPage<Row>[],
): PagesRead<Row> {
  const add = pageCollector<Row>();
  let soFar: PagesRead<Row> = nothingRead;
  for (const page of received) soFar = add(page);
  return soFar;
}

function allNotes(received: readonly ReadPage<unknown>[]): Notes | undefined {
  const notes = received.flatMap((page) => page.notes ?? []);
  if (notes.length === 0) return undefined;
  return {
    count: notes.reduce((sum, { count }) => sum + count, 0),
    listed: notes.flatMap(({ listed }) => listed),
  };
}
