/**
 * Link lists: one page of the links of an account: all or those that contain keywords, newest or
 * most clicked first.
 */
import { sql } from 'kysely';
import { searchWords } from '#contract/search.ts';
import { type Paging, pageAt, spanOf } from '#service/api/paging.ts';
import type { Store } from '#service/store/store.ts';

interface Wanted extends Paging {
  /** `click` for the most clicked first; else the newest. */
  order?: string;
  /** Words that all have to be in a link; blank for all links. */
  keywords: string;
}

/** A page of the links of an account; `result` counts all that match. */
export async function listLinks(
  store: Store,
  accountId: number,
  { order, keywords, ...paging }: Wanted,
) {
  const { db } = store;
  const { links } = await db
    .selectFrom('account')
    .select('links')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const ofAccount = (table: 'link' | 'linkClicks') =>
    sql<boolean>`${sql.ref(`${table}.accountId`)} = ${accountId}`;
  // Account and place have to be of the relation whose index has the order.
  const place = order === 'click' ? 'linkClicks' : 'link';
  const unordered = db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkClicks.linkId', 'link.id')
    .select([
      'link.id',
      'host',
      'domain',
      'alias',
      'url',
      'linkClicks.clicks',
      'title',
      'description',
      'created',
    ]);
  const ordered = unordered
    .$if(order === 'click', (rows) => rows.orderBy('linkClicks.clicks', 'desc'))
    .orderBy(`${place}.ordinal`, 'desc');
  const words = searchWords(keywords);

  if (words.length === 0) {
    const own = ordered.where(ofAccount(place));
    return pageAt(links, paging, ({ limit, offset }) => {
      if (order === 'click') return own.limit(limit).offset(offset).execute();
      // An offset would read all rows in front of the page.
      const last = links - offset;
      return own
        .where('link.ordinal', '<=', last)
        .where('link.ordinal', '>', last - limit)
        .execute();
    });
  }

  const found = await store.search(accountId, words, {
    order: order === 'click' ? 'click' : 'date',
    ...spanOf(paging),
  });
  const rows =
    found.ids.length === 0 ? [] : await unordered.where('link.id', 'in', found.ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const page = found.ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return pageAt(found.result, paging, () => Promise.resolve(page));
}
