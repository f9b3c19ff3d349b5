/**
 * Demo records: inserts what the demo account has beside its links, and returns the ids that links
 * refer to.
 */
import type { Kysely } from 'kysely';
import { toSearchText } from '#contract/search.ts';
import { timestampOf, zeroOrOne } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';
import { randomAlias } from '#service/urls/aliases.ts';
import type { Domain } from '#service/urls/short-url.ts';
import * as demo from './demo-resources.ts';

const day = 86_400_000;

export type DemoRecords = Awaited<ReturnType<typeof addDemoRecords>>;

/** @param now milliseconds since 1970; all records were created in the three months before */
export async function addDemoRecords(db: Kysely<Tables>, accountId: number, now: number) {
  const taken = await takenNames(db);
  const free = <Name extends string | null>(name: Name) =>
    name !== null && taken.has(name) ? randomAlias(9) : name;
  /** Spreads the creation over the three months. */
  const dated = <Content extends object>(
    content: Content,
    index: number,
    { length }: readonly unknown[],
  ) => ({
    ...content,
    accountId,
    created: timestampOf(now - ((length - index) / (length + 1)) * 90 * day),
  });
  const named = <Content extends { name: string }>(content: Content) => ({
    ...content,
    accountId,
    folded: toSearchText(content.name),
  });

  const bios = demo.demoBioPages.map((page) => ({
    ...page,
    alias: free(page.alias),
    links: JSON.stringify(page.links),
  }));
  const qrs = demo.demoQrItems.map((item) => ({ ...item, alias: free(item.alias) }));
  const campaigns = demo.demoCampaigns.map((one) => ({
    ...named(one),
    slug: free(one.slug),
    public: zeroOrOne(one.public),
  }));
  const channels = demo.demoChannels.map(({ items: _, ...one }) => ({
    ...named(one),
    starred: zeroOrOne(one.starred),
  }));

  const pixels = await db
    .insertInto('pixel')
    .values(demo.demoPixels.map(dated))
    .returning('id')
    .execute();
  const overlays = await db
    .insertInto('overlay')
    .values(demo.demoOverlays.map(dated))
    .returning(['id', 'name'])
    .execute();
  const splash = await db
    .insertInto('splash')
    .values(demo.demoSplashPages.map(dated))
    .returning(['id', 'name'])
    .execute();
  const bioItems = await db
    .insertInto('bio')
    .values(bios.map(dated))
    .returning(['id', 'name', 'created'])
    .execute();
  const qrItems = await db
    .insertInto('qr')
    .values(qrs.map(dated))
    .returning(['id', 'name', 'created'])
    .execute();
  const campaignIds = idsByName(
    await db.insertInto('campaign').values(campaigns).returning(['id', 'name']).execute(),
  );
  const channelIds = idsByName(
    await db.insertInto('channel').values(channels).returning(['id', 'name']).execute(),
  );

  const made = [
    ...bioItems.map((item) => ({ ...item, type: 'bio' as const })),
    ...qrItems.map((item) => ({ ...item, type: 'qr' as const })),
  ];
  const items = demo.demoChannels.flatMap(({ name: channel, items: names = [] }) => {
    const channelId = channelIds.get(channel) ?? 0;
    return made
      .filter(({ name }) => names.includes(name))
      .map(({ id, type, created }) => ({ channelId, type, itemId: id, created }));
  });
  await db.insertInto('channelItem').values(items).execute();
  return {
    /** The branded domain, or the service's own where another account has it. */
    domain: await addDomains(db, accountId),
    channels: channelIds,
    campaigns: campaignIds,
    /** The pixels of tracked links. */
    pixels: pixels.slice(0, 2).map(({ id }) => id),
    /** The redirect types of links with an overlay or a splash page of the account. */
    types: new Map([
      ['overlay', `overlay-${idsByName(overlays).get('Free returns until Sunday')}`],
      ['splash page', String(idsByName(splash).get('Leaving for the coast trust'))],
    ]),
  };
}

/** The aliases and slugs of all accounts, which share their paths. */
async function takenNames(db: Kysely<Tables>): Promise<Set<string | null>> {
  const bios = await db.selectFrom('bio').select('alias as name').execute();
  const qrs = await db.selectFrom('qr').select('alias as name').execute();
  const campaigns = await db.selectFrom('campaign').select('slug as name').execute();
  return new Set([...bios, ...qrs, ...campaigns].map(({ name }) => name));
}

async function addDomains(db: Kysely<Tables>, accountId: number): Promise<Domain> {
  const rows = demo.demoDomains.map((domain) => ({
    ...domain,
    accountId,
    host: new URL(domain.domain).host,
  }));
  const insert = db
    .insertInto('domain')
    .values(rows)
    .onConflict((conflict) => conflict.column('host').doNothing());
  const added = await insert.returning(['host', 'domain']).execute();
  return added.find(({ host }) => host.startsWith('go.')) ?? { host: '', domain: '' };
}

// Databases promise no order of the rows that an insert returns.
function idsByName(rows: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, name }) => [name, id]));
}
