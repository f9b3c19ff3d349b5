/** List page: the screen of a list that is asked for a page at a time. */
import { useQuery } from '@tanstack/react-query';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { pageNumber, useUrlState } from './use-url-state.ts';

type OfPage = 'query' | 'page' | 'onPage' | 'total' | 'skeleton';

interface ListPageProps<Row> extends Omit<ListViewProps<Row>, OfPage> {
  list: ListQuery<Row>;
  /** The height of a row on a phone, in pixels. */
  cardHeight?: number;
}

const rowsOnPage = 25;

/** Shows the page that the address names. Costs one request for each page that is shown. */
export function ListPage<Row>({ list, cardHeight = 0, ...view }: ListPageProps<Row>) {
  const [{ page }, setUrl] = useUrlState({ page: pageNumber });
  const query = useQuery(list(useEngine(), { page, limit: rowsOnPage }));
  return (
    <ListView
      {...view}
      query={query}
      page={page}
      onPage={(next) => setUrl({ page: next })}
      total={knownTotal(query.data)}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={cardHeight} />}
    />
  );
}
