/**
 * PostgreSQL search: one statement that counts and one for the page; the planner knows when the
 * index of trigrams is worth it.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { searchPattern } from '#service/store/search-pattern.ts';
import type { SearchPage, SearchResult } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';

export async function searchLinks(
  db: Kysely<Tables>,
  accountId: number,
  words: readonly string[],
  { order, limit, offset }: SearchPage,
): Promise<SearchResult> {
  const contains = words.map(
    (word) => sql<SqlBool>`${sql.ref('searched')} like ${searchPattern(word)} escape '\\'`,
  );
  const { count } = await db
    .selectFrom('link')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('accountId', '=', accountId)
    .where((build) => build.and(contains))
    .executeTakeFirstOrThrow();
  const result = Number(count); // the driver may count in text
  if (offset >= result) return { result, ids: [] };
  // Account and place have to be of the relation whose index has the order.
  const place = order === 'click' ? 'linkClicks' : 'link';
  const rows = await db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkClicks.linkId', 'link.id')
    .select('link.id')
    .where(`${place}.accountId`, '=', accountId)
    .where((build) => build.and(contains))
    .$if(order === 'click', (found) => found.orderBy('linkClicks.clicks', 'desc'))
    .orderBy(`${place}.ordinal`, 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { result, ids: rows.map(({ id }) => id) };
}
