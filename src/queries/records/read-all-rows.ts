/**
 * All rows of a list: reads page after page, as pickers ask for them, so that each serves the
 * other.
 */
import type { QueryClient } from '@tanstack/react-query';
import { readAllPages } from '#contract/reading/pages.ts';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Engine } from '#engine/engine.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { staleAfter } from '#queries/query-client.ts';
import { listPage } from './use-list-pages.ts';

/** @throws ApiError where a page cannot be read */
export async function readAllRows<Row extends { id: number | null }>(
  client: QueryClient,
  engine: Engine,
  list: ListQuery<Row>,
): Promise<Identified<Row>[]> {
  const rows = await readAllPages<Row>(async (page) => {
    const { select, queryKey, queryFn } = list(engine, listPage(page));
    const reply = await client.query({ queryKey, queryFn, staleTime: staleAfter });
    return select?.(reply) ?? noPage;
  });
  return rows.filter(hasId);
}

const noPage = { rows: [], unreadable: [], result: 0, more: 'no' as const };
