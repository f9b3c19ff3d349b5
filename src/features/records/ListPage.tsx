/** List page: the screen of a list that is asked for a page at a time. */
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView, type ListViewProps } from './ListView.tsx';
import { type PagedList, rowsOnPage, usePagedList } from './use-paged-list.ts';

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
