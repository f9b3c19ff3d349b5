/** One record of a resource of which the interface returns lists alone. */
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/protocol/envelope.ts';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Engine } from '#engine/engine.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { type ListQuery, type PageInput, replyKey } from '#queries/endpoint-query.ts';
import type { RecordName } from '#queries/invalidate.ts';
import { listPage } from './use-list-pages.ts';

interface Listed {
  readonly id: number | null;
}

interface CachedRow<Row extends Listed> {
  row: Identified<Row>;
  /** The page of the list that it was on. */
  asked: PageInput;
  /**
   * When that page was read, in milliseconds since 1970; 0 where it is known to be out of date.
   */
  at: number;
}

/**
 * The record with this id: from any page of the list that was read before, without a request; else
 * from the page where it was seen before something changed, and from the first one. Null where
 * neither has it.
 *
 * @returns the query, and `isMissing` where the first page is the whole list, which does not have
 * it
 */
export function useRecord<Row extends Listed>(
  name: RecordName,
  listQuery: ListQuery<Row>,
  id: number,
) {
  const engine = useEngine();
  const client = useQueryClient();
  const seen = () => newestCachedRow(client, engine, listQuery, id);
  const query = useQuery<Identified<Row> | null>({
    queryKey: replyKey(engine, name, { id }),
    queryFn: async () => {
      const sighting = seen();
      if (sighting !== undefined && sighting.at > 0) return sighting.row;
      for (const asked of sighting === undefined ? [listPage(1)] : [sighting.asked, listPage(1)]) {
        const row = rowIn(await client.query(listQuery(engine, asked)), id);
        if (row !== undefined) return row;
      }
      return null;
    },
    initialData: () => seen()?.row,
    initialDataUpdatedAt: () => seen()?.at,
  });
  const first = client.getQueryData<{ data: Page<Row> }>(listQuery(engine, listPage(1)).queryKey);
  return { ...query, isMissing: query.data === null && first !== undefined && isWhole(first.data) };
}

/**
 * For each id its record as any page of the list that was read tells of it, without a request; else
 * undefined.
 */
export function useCachedRecords<Row extends Listed>(
  listQuery: ListQuery<Row>,
  ids: readonly number[],
) {
  const engine = useEngine();
  const client = useQueryClient();
  return ids.map((id) => newestCachedRow(client, engine, listQuery, id)?.row);
}

/**
 * The record with this id from any page that was read. The first page is read where none has it, so
 * that a draft shows names.
 */
export function useNamedRecord<Row extends Listed>(listQuery: ListQuery<Row>, id: number | null) {
  const engine = useEngine();
  const client = useQueryClient();
  const cached = () =>
    id === null ? undefined : newestCachedRow(client, engine, listQuery, id)?.row;
  const { placeholderData: _none, ...first } = listQuery(engine, listPage(1));
  const { isLoading } = useQuery({ ...first, enabled: id !== null && cached() === undefined });
  const row = cached();
  return { row, isLoading: row === undefined && isLoading };
}

/**
 * For an id the cached pages of the list that have its record: the change of one that stays in its
 * place.
 */
export function usePagesWith<Row extends Listed>(
  listQuery: ListQuery<Row>,
): (id: number) => PageInput[] {
  const engine = useEngine();
  const client = useQueryClient();
  return (id) => {
    const [account, resource, verb] = listQuery(engine, listPage(1)).queryKey;
    const pages = client.getQueriesData<{ data: Page<Row> }>({
      queryKey: [account, resource, verb],
    });
    return pages.flatMap(([key, reply]) =>
      reply !== undefined && rowIn(reply.data, id) !== undefined ? [askedBy(key)] : [],
    );
  };
}

/** Where the record was seen last in a page of the list. */
function newestCachedRow<Row extends Listed>(
  client: QueryClient,
  engine: Engine,
  listQuery: ListQuery<Row>,
  id: number,
): CachedRow<Row> | undefined {
  const [account, resource, verb] = listQuery(engine, listPage(1)).queryKey;
  let last: CachedRow<Row> | undefined;
  for (const [key, reply] of client.getQueriesData<{ data: Page<Row> }>({
    queryKey: [account, resource, verb],
  })) {
    const row = reply && rowIn(reply.data, id);
    const state = client.getQueryState(key);
    if (row === undefined || state === undefined) continue;
    const at = state.isInvalidated ? 0 : state.dataUpdatedAt;
    if (last === undefined || at > last.at) last = { row, asked: askedBy(key), at };
  }
  return last;
}

function askedBy(key: QueryKey): PageInput {
  const asked = key[3];
  if (typeof asked !== 'object' || asked === null || !('page' in asked) || !('limit' in asked))
    return listPage(1);
  return { page: Number(asked.page), limit: Number(asked.limit) };
}

/** Whether it is the first and last page, and each of its rows could be read. */
function isWhole<Row extends Listed>({ rows, counted, more, unreadable }: Page<Row>): boolean {
  return counted && more === 'no' && unreadable.length === 0 && rows.every(hasId);
}

function rowIn<Row extends Listed>({ rows }: Page<Row>, id: number): Identified<Row> | undefined {
  return rows.filter(hasId).find((row) => row.id === id);
}
