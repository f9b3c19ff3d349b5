/** Paged list: the page of a list that the address names, with its query and the way to another page. */
import { useQuery } from '@tanstack/react-query';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { pageNumber, useUrlState } from './use-url-state.ts';

export const rowsOnPage = 25;

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;

/** Costs one request for each page that is shown. */
export function usePagedList<Row>(list: ListQuery<Row>) {
  const [{ page }, setUrl] = useUrlState({ page: pageNumber });
  const query = useQuery(list(useEngine(), { page, limit: rowsOnPage }));
  return {
    query,
    page,
    onPage: (next: number) => setUrl({ page: next }),
    total: knownTotal(query.data),
  };
}
