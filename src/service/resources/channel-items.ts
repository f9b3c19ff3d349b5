/** Channel items: the links, bio pages and QR items in a channel. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { SentPage } from '#contract/protocol/envelope.ts';
import type { ItemType, SentChannelItem } from '#contract/resources/channels.ts';
import { countOf, type Paging, pageAt } from '#service/api/paging.ts';
import { missing } from '#service/api/reply.ts';
import type { Store } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import type { ShortUrls } from '#service/urls/short-url.ts';
import { rowsInSlice } from './change-in-slices.ts';
import { placesOn } from './places.ts';

const tableOf = { links: 'link', bio: 'bio', qr: 'qr' } as const satisfies Record<
  ItemType,
  keyof Tables
>;

/** What messages call an item. */
export const itemLabels: Readonly<Record<ItemType, string>> = {
  links: 'link',
  bio: 'bio page',
  qr: 'QR item',
};

/**
 * Puts an item into a channel of its account; doing it again changes nothing.
 *
 * @throws Refusal 404 where the account has no such item
 */
export async function addToChannel(
  db: Kysely<Tables>,
  accountId: number,
  channelId: number,
  { type, itemId }: { type: ItemType; itemId: number },
): Promise<void> {
  const { created } = await db
    .selectFrom(tableOf[type])
    .select('created')
    .where('id', '=', itemId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow(() => missing(itemLabels[type], itemId, 'itemid'));
  await db
    .insertInto('channelItem')
    .values({ channelId, type, itemId, created })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a slice of its items out of a channel, and returns whether some are left. */
export async function removeSomeItems(db: Kysely<Tables>, channelId: number): Promise<boolean> {
  const items = db.selectFrom('channelItem').where('channelId', '=', channelId);
  const last = await items
    .select(['type', 'itemId'])
    .orderBy('type')
    .orderBy('itemId')
    .limit(1)
    .offset(rowsInSlice - 1)
    .executeTakeFirst();
  const some = db.deleteFrom('channelItem').where('channelId', '=', channelId);
  if (last === undefined) await some.execute();
  else await some.where(sql<SqlBool>`(type, "itemId") <= (${last.type}, ${last.itemId})`).execute();
  return last !== undefined;
}

/** A page of the items of a channel, newest first. */
export async function itemsOf(
  store: Store,
  shortUrls: ShortUrls,
  channelId: number,
  paging: Paging,
): Promise<SentPage<SentChannelItem>> {
  const items = await countOf(
    store.db.selectFrom('channelItem').where('channelId', '=', channelId),
  );
  return pageAt(items, paging, async (span) => {
    const places = await placesOn(store, items, span, (direction, behind?: Item) => {
      const own = store.db
        .selectFrom('channelItem')
        .select(['type', 'itemId', 'created'])
        .where('channelId', '=', channelId)
        .orderBy('created', direction)
        .orderBy('type', direction)
        .orderBy('itemId', direction);
      if (behind === undefined) return own;
      const compare = sql.raw(direction === 'asc' ? '>' : '<');
      const { created, type, itemId } = behind;
      return own.where(
        sql<SqlBool>`(created, type, "itemId") ${compare} (${created}, ${type}, ${itemId})`,
      );
    });
    const shown = await shownItems(store.db, channelId, places);
    return places.flatMap(({ type, itemId, created }) => {
      const item = shown.find((each) => each.type === type && each.itemId === itemId);
      if (item === undefined) return [];
      const title = item.title ?? item.name ?? '';
      return [{ type, id: itemId, title, ...urlsOf(item, shortUrls), date: created.slice(0, 10) }];
    });
  });
}

interface Item {
  readonly type: ItemType;
  readonly itemId: number;
  readonly created: string;
}

/** What a page shows of its items, in any order. */
async function shownItems(db: Kysely<Tables>, channelId: number, items: readonly Item[]) {
  const types = [...new Set(items.map(({ type }) => type))];
  return db
    .selectFrom('channelItem')
    .where('channelId', '=', channelId)
    .where((build) =>
      build.or(
        types.map((type) => {
          const ids = items.filter((item) => item.type === type).map(({ itemId }) => itemId);
          return build.and([build('channelItem.type', '=', type), build('itemId', 'in', ids)]);
        }),
      ),
    )
    .leftJoin('link', (join) =>
      join.onRef('link.id', '=', 'itemId').on('channelItem.type', '=', 'links'),
    )
    .leftJoin('bio', (join) =>
      join.onRef('bio.id', '=', 'itemId').on('channelItem.type', '=', 'bio'),
    )
    .leftJoin('qr', (join) => join.onRef('qr.id', '=', 'itemId').on('channelItem.type', '=', 'qr'))
    .select((build) => [
      'channelItem.type',
      'itemId',
      'host',
      'domain',
      'link.alias',
      'title',
      build.fn.coalesce('bio.name', 'qr.name').as('name'),
      build.fn.coalesce('bio.alias', 'qr.alias').as('pageAlias'),
    ])
    .execute();
}

interface Addressed {
  type: ItemType;
  host: string | null;
  domain: string | null;
  alias: string | null;
  pageAlias: string | null;
}

function urlsOf({ type, host, domain, alias, pageAlias }: Addressed, shortUrls: ShortUrls) {
  if (type === 'links') {
    const link = { host: host ?? '', domain: domain ?? '', alias: alias ?? '' };
    return { preview: shortUrls.qrImageOf(link), link: shortUrls.of(link) };
  }
  const page = { kind: type, alias: pageAlias ?? '' };
  return { preview: shortUrls.special({ kind: 'image', of: page }), link: shortUrls.special(page) };
}
