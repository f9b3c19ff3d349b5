/** Where a page of results lies among all of them, and what a reply says about it. */

import type { SelectQueryBuilder } from 'kysely';
import type { SentPage } from '#contract/protocol/envelope.ts';
import type { Tables } from '#service/store/tables.ts';

const defaultLimit = 15;
const longestPage = 100;

/** A place among the results: how many rows to skip and how many to read. */
interface Slice {
  offset: number;
  limit: number;
}

/** What a query says about the page that is wanted; counted from 1. */
interface Asked {
  limit?: number | undefined;
  page?: number | undefined;
}

interface Paging {
  /** Where the rows are, or `undefined` where there are none: past the end, or nothing matches. */
  slice: Slice | undefined;
  /** The page as it is answered, around the rows that were read. */
  around<Row>(rows: Row[]): SentPage<Row>;
}

/**
 * The page that was asked for, of the rows that fit.
 *
 * @param matches all that fit, with nothing selected yet
 * @param read selects and orders what belongs on the page
 */
export async function pageOf<Table extends keyof Tables, Row>(
  matches: Matches<Table>,
  asked: Asked,
  read: (onPage: Matches<Table>) => Promise<Row[]>,
): Promise<SentPage<Row>> {
  const { result } = await matches.select(({ fn }) => fn.countAll<number | string>().as('result')).executeTakeFirstOrThrow();
  const { slice, around } = pagingOf(asked, Number(result)); // some drivers count in text
  return around(slice === undefined ? [] : await read(matches.limit(slice.limit).offset(slice.offset)));
}

type Matches<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** @param result the number of all matches */
function pagingOf(asked: Asked, result: number): Paging {
  const perpage = Math.min(asked.limit ?? defaultLimit, longestPage);
  const currentpage = asked.page ?? 1;
  const maxpage = Math.max(1, Math.ceil(result / perpage));
  // The last page points to itself: who follows `nextpage` blindly stays there.
  const nextpage = Math.min(currentpage + 1, maxpage);
  const offset = (currentpage - 1) * perpage;
  return {
    slice: offset < result ? { offset, limit: perpage } : undefined,
    around: (rows) => ({ result, perpage, currentpage, nextpage, maxpage, rows }),
  };
}
