/** Link lists: one page of the links of an account: all or those that contain keywords, newest or most clicked first. */
import { sql } from 'kysely';
import { searchWords } from '#contract/search.ts';
import { countOf, type Paging, pageAt } from '#service/api/paging.ts';
import { searchPattern } from '#service/store/search-pattern.ts';
import type { Store } from '#service/store/store.ts';

interface Wanted extends Paging {
  /** `click` for the most clicked first; else the newest. */
  order?: string | undefined;
  /** Words that all have to be in a link; blank for all links. */
  keywords: string;
}

/** The search index is used where it leaves at most this part of an account's links: fetching them one by one costs more. */
const indexedPart = 1 / 8;

/** A page of the links of an account; `result` counts all that match. */
export async function listLinks(store: Store, accountId: number, { order, keywords, ...paging }: Wanted) {
  const { db } = store;
  const { links } = await db.selectFrom('account').select('links').where('id', '=', accountId).executeTakeFirstOrThrow();
  const ofAccount = (table: 'link' | 'linkClicks') => sql<boolean>`${sql.ref(`${table}.accountId`)} = ${accountId}`;
  // Account and place have to be of the relation whose index has the order.
  const place = order === 'click' ? 'linkClicks' : 'link';
  const ordered = db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkClicks.linkId', 'link.id')
    .select(['link.id', 'host', 'domain', 'alias', 'url', 'linkClicks.clicks', 'title', 'description', 'created'])
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

  const matching = words.map((word) => sql<boolean>`${sql.ref('searched')} like ${searchPattern(word)} escape '\\'`);
  const walked = (table: typeof place) => sql.join<boolean>([ofAccount(table), ...matching], sql` and `);
  const index = await store.searchIndex(words, Math.floor(links * indexedPart));
  // The plus keeps SQLite from walking through the account's links, which it prefers to any list of ids.
  const found = (table: typeof place) => (index ? sql<boolean>`link.id in ${index} and +${walked(table)}` : walked(table));
  const result = await countOf(db.selectFrom('link').where(found('link')));
  return pageAt(result, paging, ({ limit, offset }) => {
    // Where many match, the page is full soon without the index, which would have to sort all of them.
    const isWalked = ((offset + limit) * links) / result < result;
    return ordered
      .where(isWalked ? walked(place) : found(place))
      .limit(limit)
      .offset(offset)
      .execute();
  });
}
