/** Where a page of results lies among all of them, and what a reply says about it. */
import type { Page } from '#contract/envelope.ts';

const defaultLimit = 15;
const longestPage = 100;

/** A place among the results: how many rows to skip and how many to read. */
interface Slice {
  offset: number;
  limit: number;
}

interface Paging {
  /** Where the rows are, or `undefined` where there are none: past the end, or nothing matches. */
  slice: Slice | undefined;
  /** The page as it is answered, around the rows that were read. */
  around<Row>(rows: Row[]): Page<Row>;
}

/**
 * @param asked what the query says; counted from 1
 * @param result the number of all matches
 */
export function pagingOf(asked: { limit?: number | undefined; page?: number | undefined }, result: number): Paging {
  const perpage = Math.min(asked.limit ?? defaultLimit, longestPage);
  const currentpage = asked.page ?? 1;
  const maxpage = Math.max(1, Math.ceil(result / perpage));
  // The last page points to itself: who follows `nextpage` blindly stays there.
  const nextpage = Math.min(currentpage + 1, maxpage);
  const offset = (currentpage - 1) * perpage;
  return {
    slice: offset < result ? { offset, limit: perpage } : undefined,
    around: (rows) => ({ result, perpage, currentpage, nextpage, maxpage, rows, unreadable: [] }),
  };
}
