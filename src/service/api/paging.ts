/** Pagination: reads one page of the rows that match, and counts them all. */
import type { SelectQueryBuilder } from 'kysely';
import { defaultLimit, longestPage, type SentPage } from '#contract/protocol/envelope.ts';
import type { Tables } from '#service/store/tables.ts';

type Matches<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/**
 * The requested page; pages are counted from 1, and past the end there are no rows.
 *
 * @param matches all that match, with nothing selected yet
 * @param read selects and orders the rows of the page
 */
export async function pageOf<Table extends keyof Tables, Row>(
  matches: Matches<Table>,
  { limit = defaultLimit, page = 1 }: { limit?: number | undefined; page?: number | undefined },
  read: (onPage: Matches<Table>) => Promise<Row[]>,
): Promise<SentPage<Row>> {
  const { count } = await matches.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const result = Number(count); // some drivers count in text
  const perpage = Math.min(limit, longestPage);
  const maxpage = Math.max(1, Math.ceil(result / perpage));
  // The last page points to itself, and so does a page past it: a client that follows `nextpage` blindly stays there.
  const nextpage = Math.max(page, Math.min(page + 1, maxpage));
  const offset = (page - 1) * perpage;
  const rows = offset < result ? await read(matches.limit(perpage).offset(offset)) : [];
  return { result, perpage, currentpage: page, nextpage, maxpage, rows };
}
