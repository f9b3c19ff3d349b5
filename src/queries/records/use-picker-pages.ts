/** Picker pages: the loaded pages of a list, shared by all pickers, searched in the browser. */
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#contract/protocol/envelope.ts';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { AskedPage, ListQuery } from '#queries/endpoint-query.ts';
import { freshFor } from '#queries/query-client.ts';

interface PickerOptions<Row extends { id: number | null }> {
  /** What a row is searched by, such as its name. */
  textOf: (row: Identified<Row>) => string;
  /** The search text: rows that hold every word of it remain, whatever case and accents. */
  search?: string;
  /** Whether anything is asked for; false while the picker is closed. */
  enabled?: boolean;
}

interface PickerPages<Row extends { id: number | null }> {
  /** What is loaded, has an id and fits the search, in the order of the service. */
  rows: readonly Identified<Row>[];
  /** How many rows are loaded. */
  loaded: number;
  /** How many rows the service has besides; a search says nothing about them. */
  notLoaded: number;
  /** A page is under way for the first time. */
  loading: boolean;
  /** Why a page could not be loaded; what is loaded stays. */
  error: Error | null;
  /** Loads the next page, or again the one that failed; undefined where there is none, or one is under way. */
  loadMore: (() => void) | undefined;
}

/** The size of a page: as many rows as the interface gives at once. */
const limit = 100;

/** How pickers ask for a page of a list. */
export function pickerPage(page: number): AskedPage {
  return { page, limit };
}

/**
 * The rows of a list for a picker. Opening costs one request at most, and none where the list is fresh in the cache;
 * each page more is asked for by `loadMore`, and never one row on its own.
 *
 * The pages are plain pages of the list, not one infinite query: that one would ask for every page again when the first
 * is out of date. A picker that changes its list is a new picker, so give it a `key`.
 */
export function usePickerPages<Row extends { id: number | null }>(
  listQuery: ListQuery<Row>,
  { textOf, search = '', enabled = true }: PickerOptions<Row>,
): PickerPages<Row> {
  const engine = useEngine();
  const client = useQueryClient();
  const [pages, setPages] = useState(() => pagesAtHand(client, engine, listQuery));
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => {
      const { placeholderData: _none, ...query } = listQuery(engine, pickerPage(index + 1));
      return { ...query, enabled };
    }),
  });

  const received = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const loaded = distinct<Row>(received.flatMap(({ rows }) => rows.filter(hasId)));
  const words = foldText(search).split(/\s+/);
  const failed = results.find(({ error }) => error !== null);
  const loading = results.some(({ isLoading }) => isLoading);
  const next = isMore(results.at(-1)?.data, pages) ? () => setPages(pages + 1) : undefined;

  return {
    rows: loaded.filter((row) => holdsEveryWord(foldText(textOf(row)), words)),
    loaded: loaded.length,
    notLoaded: notLoaded(received),
    loading,
    error: failed?.error ?? null,
    loadMore: loading ? undefined : failed === undefined ? next : () => void failed.refetch(),
  };
}

/** How many pages can be shown without a request, so that another picker's loading serves this one; 1 where none can. */
export function pagesAtHand<Row>(client: QueryClient, engine: Engine, listQuery: ListQuery<Row>): number {
  const isAtHand = (page: number) => {
    const { queryKey } = listQuery(engine, pickerPage(page));
    return client.getQueryCache().find({ queryKey })?.isStaleByTime(freshFor) === false;
  };
  let pages = 1;
  while (isAtHand(pages + 1)) pages += 1;
  return pages;
}

/** Whether there is a page after the last one; an empty page is the end, whatever the service tells of more. */
export function isMore(last: Page<unknown> | undefined, pages: number): boolean {
  if (last === undefined || last.rows.length + last.unreadable.length === 0) return false;
  return last.maxpage > pages;
}

/** Rows without those that moved from one page to the next while pages were loaded. */
function distinct<Row extends { id: number | null }>(rows: readonly Identified<Row>[]): Identified<Row>[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function notLoaded(received: readonly Page<unknown>[]): number {
  const seen = received.reduce((sum, { rows, unreadable }) => sum + rows.length + unreadable.length, 0);
  return Math.max(0, (received.at(-1)?.result ?? 0) - seen);
}

/** Text to compare: without regard to case, accents and width. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export function holdsEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
