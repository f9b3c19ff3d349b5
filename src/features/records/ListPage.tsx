/** List page: the screen of a list that is asked for a page at a time. */
import { useQuery } from '@tanstack/react-query';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { pageNumber, useUrlState } from './use-url-state.ts';

interface ListPageProps<Row> extends Omit<ListViewProps<Row>, keyof PagedList<Row> | 'skeleton'> {
  list: Parameters<typeof usePagedList<Row>>[0];
  /** The height of a row on a phone, in pixels. */
  cardHeight?: number;
}

/** Costs one request. */
export function ListPage<Row>({ list, cardHeight = 0, ...view }: ListPageProps<Row>) {
  const paged = usePagedList(list);
  return (
    <ListView
      {...view}
      {...paged}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={cardHeight} />}
    />
  );
}

const rowsOnPage = 25;

type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;

/** The page of a list that the URL names, with its query and the way to another page. Costs one request for each page that is shown. */
function usePagedList<Row>(list: ListQuery<Row>) {
  const [{ page }, setUrl] = useUrlState({ page: pageNumber });
  const query = useQuery(list(useEngine(), { page, limit: rowsOnPage }));
  return {
    query,
    page,
    onPage: (next: number) => setUrl({ page: next }),
    total: knownTotal(query.data),
  };
}
