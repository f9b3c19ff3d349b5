/** Rows of the store, for tests of what lies below the API. */
import type { Insertable } from 'kysely';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import type { CountedVisit, Store } from '#service/store/store.ts';
import type { LinkTable } from '#service/store/tables.ts';

/** A direct link of nobody, without an alias. */
export const plainLink = {
  host: '',
  domain: '',
  alias: '',
  url: 'https://example.com/',
  type: 'direct',
  password: null,
  expiry: null,
  title: '',
  metatitle: null,
  metadescription: null,
  metaimage: null,
  description: '',
  status: 'private' as const,
  geotarget: '[1]',
  devicetarget: '[2]',
  languagetarget: '[3]',
  pixels: '[]',
  parameters: '[4]',
  deeplink: '{}',
  campaign: null,
  created: '2026-01-01 00:00:00',
  searched: '',
};

/** Adds a link, and where there is none yet its account; returns its id. */
export async function addLink(
  store: Store,
  alias: string,
  host = '',
  more: Partial<Insertable<LinkTable>> = {},
): Promise<number> {
  await store.db
    .insertInto('account')
    .values({
      email: 'a@example.com',
      username: 'a',
      avatar: '',
      plan: 'free',
      planExpires: null,
      registered: 'then',
      password: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const account = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const { id } = await store.db
    .insertInto('link')
    .values({ ...plainLink, accountId: account.id, host, alias, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('linkClicks')
    .values({ linkId: id, accountId: account.id, ordinal: more.ordinal })
    .execute();
  return id;
}

/** How often a link was followed, and by how many. */
export async function clicksOf(store: Store, id: number) {
  return store.db
    .selectFrom('linkClicks')
    .select(['clicks', 'uniqueClicks'])
    .where('linkId', '=', id)
    .executeTakeFirstOrThrow();
}

/** How often a link was followed from which referrer. */
export async function referrersOf(store: Store, linkId: number): Promise<Map<string, number>> {
  const rows = await store.db
    .selectFrom('clickCount')
    .select(['name', 'count'])
    .where('linkId', '=', linkId)
    .where('dimension', '=', 'referrer')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** A visit as it is counted, by a visitor with any name. */
export function visit(
  linkId: number,
  name: string,
  more: Partial<CountedVisit> = {},
): CountedVisit {
  const visitor = visitorHash(name);
  return {
    linkId,
    visitor,
    country: 'DE',
    referrer: 'Direct',
    browser: 'Firefox',
    os: 'Linux',
    network: null,
    ...more,
  };
}
