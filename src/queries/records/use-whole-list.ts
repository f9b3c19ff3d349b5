/** Whole list: all pages of a list, a hundred rows to a request, for screens that search and sort in the browser. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Unreadable } from '#contract/protocol/envelope.ts';
import type { Notes } from '#contract/reading/notes.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { isMore, pagesAtHand, pickerPage } from './use-picker-pages.ts';

interface WholeList<Row> {
  /** The rows of the pages that were read, in the order of the service; undefined before the first page. */
  rows: readonly Row[] | undefined;
  /** Rows that are no records, and values that could not be read. */
  unreadable: readonly Unreadable[];
  notes: Notes | undefined;
  /** Rows of the service, by its own count; undefined where nobody can tell. */
  total: number | undefined;
  /** Every page was read. */
  isWhole: boolean;
  isFetching: boolean;
  /** Why a page could not be read; what was read stays. */
  error: Error | null;
  /** When the oldest page was read, in milliseconds since 1970; 0 before the first reply. */
  dataUpdatedAt: number;
  /** Reads all of these pages again. */
  refetch: (options?: { cancelRefetch?: boolean }) => void;
  /** Reads the next page; undefined where there is none, or one is under way. */
  loadMore: (() => void) | undefined;
}

/**
 * The pages of a list, each an entry of the cache that pickers share.
 *
 * @param pages how many are read unasked, as far as there are so many
 */
export function useWholeList<Row extends { id: number | null }>(list: ListQuery<Row>, pages: number): WholeList<Row> {
  const engine = useEngine();
  const client = useQueryClient();
  const [wanted, setWanted] = useState(() => pagesAtHand(client, engine, list));
  const results = useQueries({
    queries: Array.from({ length: wanted }, (_, index) => {
      const { placeholderData: _none, ...query } = list(engine, pickerPage(index + 1));
      return query;
    }),
  });

  const received = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const last = results.at(-1)?.data;
  const hasNext = isMore(last, wanted);
  // All pages that the first one tells of at once, so that they are read side by side.
  const next = Math.max(wanted, Math.min(pages, hasNext ? (last?.maxpage ?? 0) : 0));
  if (next > wanted) setWanted(next);

  const all = [...new Map(received.flatMap(({ rows }) => rows).map((row, index) => [row.id ?? `row ${index}`, row])).values()];
  const notes = received.flatMap((page) => page.notes ?? []);
  return {
    rows: received.length === 0 ? undefined : all,
    unreadable: received.flatMap(({ unreadable }) => unreadable),
    notes:
      notes.length === 0
        ? undefined
        : { count: notes.reduce((sum, { count }) => sum + count, 0), kept: notes.flatMap(({ kept }) => kept) },
    total: knownTotal(last ?? received.at(-1)),
    isWhole: received.length === wanted && !hasNext && next === wanted,
    isFetching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    dataUpdatedAt: received.length === 0 ? 0 : Math.min(...results.flatMap(({ dataUpdatedAt: at }) => (at === 0 ? [] : [at]))),
    refetch: (options) => results.forEach((result) => void result.refetch(options)),
    loadMore: hasNext && next === wanted ? () => setWanted(wanted + 1) : undefined,
  };
}
