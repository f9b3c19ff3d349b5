/** Local page: a page of a list whose rows were all read and sorted in the browser, as screens of pages show it. */
import type { ListPages } from '#queries/records/use-list-pages.ts';
import type { PageQuery } from './PaginatedList.tsx';

const rowsOnPage = 100;

/** How many requests read a list unasked: a thousand rows. */
export const pagesUnasked = 10;

interface LocalPage<Row> {
  /** From 1. */
  readonly page: number;
  /** The rows of all pages; undefined while they are not to be shown. */
  readonly rows: readonly Row[] | undefined;
  /** Rows of all pages, with those that are not here yet. */
  readonly result: number;
}

export function localPage<Row extends { id: number | null }>(
  list: ListPages<Row>,
  { page, rows, result }: LocalPage<Row>,
): PageQuery<Row> {
  const shown = rows?.slice((page - 1) * rowsOnPage, page * rowsOnPage) ?? [];
  const isComing = shown.length === 0 && list.isLoading;
  return {
    ...list,
    isPlaceholderData: false,
    data:
      rows === undefined || isComing
        ? undefined
        : {
            rows: shown,
            result,
            perpage: rowsOnPage,
            currentpage: page,
            nextpage: page,
            maxpage: Math.ceil(result / rowsOnPage),
            counted: true,
            more: 'no',
            unreadable: [...list.unreadable],
            notes: list.notes,
          },
  };
}

export function isLastLocalPage(page: number, rows: number): boolean {
  return page * rowsOnPage >= rows;
}
