/** Paged list: the page of a list that the address names, with its query and the way to another page. */
import { useQuery } from '@tanstack/react-query';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { usePageParam } from './use-page-param.ts';

export const rowsOnPage = 25;

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;

/** Costs one request for each page that is shown. */
export function usePagedList<Row>(list: ListQuery<Row>) {
  const [page, onPage] = usePageParam();
  const query = useQuery(list(useEngine(), { page, limit: rowsOnPage }));
  return { query, page, onPage, total: knownTotal(query.data) };
}
