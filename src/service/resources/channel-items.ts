/** Channel items: the links, bio pages and QR items in a channel. */
import type { Kysely } from 'kysely';
import type { SentPage } from '#contract/protocol/envelope.ts';
import type { ItemType, SentChannelItem } from '#contract/resources/channels.ts';
import type { ShortUrls } from '#service/addresses/short-url.ts';
import { pageOf } from '#service/api/paging.ts';
import type { Tables } from '#service/store/tables.ts';
import { recordLabels, requireOwned } from './owned-records.ts';

const tableOf = { links: 'link', bio: 'bio', qr: 'qr' } as const satisfies Record<
  ItemType,
  keyof Tables
>;

/** What messages call an item. */
export function itemLabel(type: ItemType): string {
  return recordLabels[tableOf[type]];
}

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
  await requireOwned(db, accountId, tableOf[type], itemId, 'itemid');
  await db
    .insertInto('channelItem')
    .values({ channelId, type, itemId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page of the items of a channel, newest first. */
export function itemsOf(
  db: Kysely<Tables>,
  shortUrls: ShortUrls,
  channelId: number,
  paging: { limit?: number; page?: number },
): Promise<SentPage<SentChannelItem>> {
  return pageOf(
    db.selectFrom('channelItem').where('channelId', '=', channelId),
    paging,
    async (onPage) => {
      const rows = await onPage
        .leftJoin('link', (join) =>
          join.onRef('link.id', '=', 'itemId').on('channelItem.type', '=', 'links'),
        )
        .leftJoin('bio', (join) =>
          join.onRef('bio.id', '=', 'itemId').on('channelItem.type', '=', 'bio'),
        )
        .leftJoin('qr', (join) =>
          join.onRef('qr.id', '=', 'itemId').on('channelItem.type', '=', 'qr'),
        )
        .select((build) => [
          'channelItem.type',
          'itemId',
          'host',
          'domain',
          'link.alias',
          'title',
          build.fn.coalesce('bio.name', 'qr.name').as('name'),
          build.fn.coalesce('bio.alias', 'qr.alias').as('pageAlias'),
          build.fn.coalesce('link.created', 'bio.created', 'qr.created').as('created'),
        ])
        .orderBy('created', 'desc')
        .orderBy('channelItem.type')
        .orderBy('itemId', 'desc')
        .execute();
      return rows.map((row) => ({
        type: row.type,
        id: row.itemId,
        title: row.title ?? row.name ?? '',
        ...urlsOf(row, shortUrls),
        date: row.created?.slice(0, 10) ?? null,
      }));
    },
  );
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
