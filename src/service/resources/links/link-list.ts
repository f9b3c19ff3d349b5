/**
 * Link lists: one page of the links of an account: all or those that contain keywords, newest or
 * most clicked first.
 */
import { type SqlBool, sql } from 'kysely';
import { searchWords } from '#contract/search.ts';
import { type Paging, pageAt, type Span, spanOf } from '#service/api/paging.ts';
import { placesOn } from '#service/resources/places.ts';
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
  const selected = db
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
  const rowsOf = async (ids: readonly number[]) => {
    const rows = ids.length === 0 ? [] : await selected.where('link.id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  };
  const words = searchWords(keywords);

  if (words.length === 0 && order === 'click') {
    return pageAt(links, paging, async (span) =>
      rowsOf(await mostClicked(store, accountId, links, span)),
    );
  }
  if (words.length === 0) {
    return pageAt(links, paging, ({ limit, offset }) => {
      // An offset would read all rows in front of the page.
      const last = links - offset;
      return selected
        .where('link.accountId', '=', accountId)
        .where('link.ordinal', '<=', last)
        .where('link.ordinal', '>', last - limit)
        .orderBy('link.ordinal', 'desc')
        .execute();
    });
  }

  const found = await store.search(accountId, words, {
    order: order === 'click' ? 'click' : 'date',
    ...spanOf(paging),
  });
  return pageAt(found.result, paging, () => rowsOf(found.ids));
}

async function mostClicked(store: Store, accountId: number, links: number, span: Span) {
  const places = await placesOn(
    store,
    links,
    span,
    (direction, behind?: { linkId: number; clicks: number; ordinal: number }) => {
      const own = store.db
        .selectFrom('linkClicks')
        .select(['linkId', 'clicks', 'ordinal'])
        .where('accountId', '=', accountId)
        .orderBy('clicks', direction)
        .orderBy('ordinal', direction);
      if (behind === undefined) return own;
      const compare = sql.raw(direction === 'asc' ? '>' : '<');
      return own.where(
        sql<SqlBool>`(clicks, ordinal) ${compare} (${behind.clicks}, ${behind.ordinal})`,
      );
    },
  );
  return places.map(({ linkId }) => linkId);
}
