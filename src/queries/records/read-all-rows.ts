/** All rows of a list: reads page after page, as pickers ask for them, so that each serves the other. */
import type { QueryClient } from '@tanstack/react-query';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Engine } from '#engine/engine.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { freshFor } from '#queries/query-client.ts';
import { pickerPage } from './use-picker-pages.ts';

/** A list that never ends is the fault of a service: this is more than anyone has. */
const mostPages = 200;

/** @throws ApiError where a page cannot be read */
export async function readAllRows<Row extends { id: number | null }>(
  client: QueryClient,
  engine: Engine,
  list: ListQuery<Row>,
): Promise<Identified<Row>[]> {
  const rows = new Map<number, Identified<Row>>();
  for (let page = 1; page <= mostPages; page += 1) {
    const { select, queryKey, queryFn } = list(engine, pickerPage(page));
    const reply = await client.query({
      queryKey,
      ...(queryFn === undefined ? {} : { queryFn }),
      staleTime: freshFor,
    });
    const read = select?.(reply);
    for (const row of read?.rows.filter(hasId) ?? []) rows.set(row.id, row);
    if (read === undefined || read.rows.length + read.unreadable.length === 0 || read.maxpage <= page) break;
  }
  return [...rows.values()];
}
