/** What is in a channel: links, bio pages and QR items. */

import type { Kysely } from 'kysely';
import type { SentPage } from '#contract/protocol/envelope.ts';
import type { ChannelItem, ItemType } from '#contract/resources/channels.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import { pageOf } from '#service/api/paging.ts';
import type { Tables } from '#service/store/tables.ts';

/** What people call an item of each type. */
export const itemName = { links: 'link', bio: 'bio page', qr: 'QR item' } as const satisfies Record<ItemType, string>;

const tableOf = { links: 'link', bio: 'bio', qr: 'qr' } as const satisfies Record<ItemType, keyof Tables>;

interface Item {
  type: ItemType;
  id: number;
}

/** Puts an item into a channel of its account; false where the account has no such item. Once more does no harm. */
export async function addToChannel(
  db: Kysely<Tables>,
  accountId: number,
  channelId: number,
  { type, id }: Item,
): Promise<boolean> {
  const item = await db
    .selectFrom(tableOf[type])
    .select('id')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (item === undefined) return false;
  await db
    .insertInto('channelItem')
    .values({ channelId, type, itemId: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** A page of the items of a channel, newest first. */
export function itemsOf(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  channelId: number,
  asked: { limit?: number | undefined; page?: number | undefined },
): Promise<SentPage<ChannelItem>> {
  return pageOf(db.selectFrom('channelItem').where('channelId', '=', channelId), asked, async (onPage) => {
    const rows = await onPage
      .leftJoin('link', (join) => join.onRef('link.id', '=', 'itemId').on('channelItem.type', '=', 'links'))
      .leftJoin('bio', (join) => join.onRef('bio.id', '=', 'itemId').on('channelItem.type', '=', 'bio'))
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
        build.fn.coalesce('link.created', 'bio.created', 'qr.created').as('made'),
      ])
      .orderBy('made', 'desc')
      .orderBy('channelItem.type')
      .orderBy('itemId', 'desc')
      .execute();
    return rows.map((row) => ({
      type: row.type,
      id: row.itemId,
      title: row.title ?? row.name ?? '',
      ...addressesOf(row, shortUrls),
      date: row.made?.slice(0, 10) ?? null,
    }));
  });
}

interface Addressed {
  type: ItemType;
  host: string | null;
  domain: string | null;
  alias: string | null;
  pageAlias: string | null;
}

function addressesOf({ type, host, domain, alias, pageAlias }: Addressed, shortUrls: ShortUrls) {
  if (type === 'links') {
    const link = { host: host ?? '', domain: domain ?? '', alias: alias ?? '' };
    return { preview: shortUrls.imageOf(link), link: shortUrls.of(link) };
  }
  const page = { kind: type, alias: pageAlias ?? '' };
  return { preview: shortUrls.at({ kind: 'image', of: page }), link: shortUrls.at(page) };
}
