/** Pagination: reads one page of the rows that match, and counts them all. */
import type { SelectQueryBuilder } from 'kysely';
import { defaultLimit, maxPageSize, type SentPage } from '#contract/protocol/envelope.ts';
import type { Tables } from '#service/store/tables.ts';

type Matches<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** The page that a request asks for; pages are counted from 1. */
export interface Paging {
  limit?: number;
  page?: number;
}

/** The rows of a page: so many, after so many others. */
export interface Span {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The requested page; past the end there are no rows.
 *
 * @param matches all that match, with nothing selected yet
 * @param read selects and orders the rows of the page
 */
export async function pageOf<Table extends keyof Tables, Row>(
  matches: Matches<Table>,
  paging: Paging,
  read: (onPage: Matches<Table>) => Promise<Row[]>,
): Promise<SentPage<Row>> {
  return pageAt(await countOf(matches), paging, ({ limit, offset }) =>
    read(matches.limit(limit).offset(offset)),
  );
}

/** The rows of the requested page. */
export function spanOf({ limit: asked = defaultLimit, page = 1 }: Paging): Span {
  const limit = Math.min(asked, maxPageSize);
  return { limit, offset: (page - 1) * limit };
}

/**
 * The requested page of rows that are counted already; past the end there are no rows.
 *
 * @param result how many rows match
 */
export async function pageAt<Row>(
  result: number,
  paging: Paging,
  read: (span: Span) => Promise<Row[]>,
): Promise<SentPage<Row>> {
  const { page = 1 } = paging;
  const { limit, offset } = spanOf(paging);
  const maxpage = Math.max(1, Math.ceil(result / limit));
  // The last page points to itself, and so does a page past it: a client that follows `nextpage`
  // blindly stays there.
  const nextpage = Math.max(page, Math.min(page + 1, maxpage));
  const rows = offset < result ? await read({ limit, offset }) : [];
  return { result, perpage: limit, currentpage: page, nextpage, maxpage, rows };
}

/** How many rows match. */
export async function countOf<Table extends keyof Tables>(
  matches: Matches<Table>,
): Promise<number> {
  const { count } = await matches
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count); // some drivers count in text
}
