/** Pages of a list: the one way to read them to the end, whatever page numbers a service sends. */
import type { Page } from '#contract/protocol/envelope.ts';

export interface PagesRead<Row> {
  /** In the order of the list, without duplicates. */
  readonly rows: readonly Row[];
  /** How many rows were no records. */
  readonly unreadable: number;
  /** As the service counts; undefined before the first page. */
  readonly total: number | undefined;
  /** The next page; undefined at the end. */
  readonly next: number | undefined;
}

export const nothingRead: PagesRead<never> = { rows: [], unreadable: 0, total: undefined, next: 1 };

/** What the end of a list is found by. */
type ReadPage<Row> = Pick<Page<Row>, 'rows' | 'unreadable' | 'result' | 'more'>;

/** A list that never ends is the fault of a service. */
const maxPages = 10_000;

/**
 * Reads page after page, and gives what was read so far after each. The list ends at an empty page,
 * where the service says so and all of its rows came, and at pages without a new row, of which two
 * in a row are needed where the service says that there are more. A record that is created
 * meanwhile moves others to a later page, so duplicates are dropped.
 *
 * A generator that has thrown cannot go on: call again with what the last one gave as `before`.
 *
 * @throws whatever `read` throws
 */
export async function* pages<Row extends { readonly id: number | null }>(
  read: (page: number) => Promise<ReadPage<Row>>,
  before: PagesRead<Row> = nothingRead,
): AsyncGenerator<PagesRead<Row>, void> {
  const add = pageCollector(before);
  let soFar = before;
  while (soFar.next !== undefined) {
    soFar = add(await read(soFar.next));
    yield soFar;
  }
}

/** The same for pages that are there already: takes them one by one, in order. */
export function pageCollector<Row extends { readonly id: number | null }>(
  before: PagesRead<Row> = nothingRead,
): (page: ReadPage<Row>) => PagesRead<Row> {
  const newIn = newRows(before.rows);
  let soFar = before;
  let number = before.next ?? 1;
  let pagesWithoutNews = 0;
  return (page) => {
    const { rows, unreadable } = newIn(page);
    pagesWithoutNews = rows.length + unreadable > 0 ? 0 : pagesWithoutNews + 1;
    const allRows = [...soFar.rows, ...rows];
    const allUnreadable = soFar.unreadable + unreadable;
    const isLast =
      isEmpty(page) ||
      (page.more === 'no' && allRows.length + allUnreadable >= page.result) ||
      // A service that says that there is more is asked once again.
      pagesWithoutNews >= (page.more === 'yes' ? 2 : 1) ||
      number >= maxPages;
    number += 1;
    soFar = {
      rows: allRows,
      unreadable: allUnreadable,
      total: page.result,
      next: isLast ? undefined : number,
    };
    return soFar;
  };
}

/** All rows of a list. */
export async function readAllPages<Row extends { readonly id: number | null }>(
  read: (page: number) => Promise<ReadPage<Row>>,
): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  for await (const soFar of pages(read)) rows = soFar.rows;
  return rows;
}

/** Whether nothing came: the end of a list, whatever else the service tells. */
function isEmpty({ rows, unreadable }: Pick<Page<unknown>, 'rows' | 'unreadable'>): boolean {
  return rows.length + unreadable.length === 0;
}

/** Tells which rows of a page have not been on an earlier one. */
function newRows<Row extends { readonly id: number | null }>(before: readonly Row[]) {
  const ids = new Set<number | null>(before.map(({ id }) => id));
  // Rows without an id differ only by their whole page.
  const pagesSeen = new Set<string>();
  return ({ rows, unreadable }: ReadPage<Row>) => {
    const hasAllIds = rows.every(({ id }) => id !== null) && unreadable.length === 0;
    const content = hasAllIds ? null : JSON.stringify([rows, unreadable]);
    if (content !== null && pagesSeen.has(content)) return { rows: [], unreadable: 0 };
    if (content !== null) pagesSeen.add(content);
    const fresh = rows.filter(({ id }) => id === null || !ids.has(id));
    for (const { id } of fresh) ids.add(id);
    return { rows: fresh, unreadable: unreadable.length };
  };
}
