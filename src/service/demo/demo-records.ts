/** Puts what the demonstration has beside its links into an account, and tells which links it belongs to. */
import type { Kysely } from 'kysely';
import { randomAlias } from '#service/addresses/aliases.ts';
import type { Domain } from '#service/addresses/short-url.ts';
import { foldText } from '#service/store/fold-text.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';
import type { DemoLink } from './demo-content.ts';
import {
  demoBioPages,
  demoCampaigns,
  demoChannels,
  demoDomains,
  demoOverlays,
  demoPixels,
  demoQrItems,
  demoSplashPages,
} from './demo-resources.ts';

const day = 86_400_000;

/** What a link of the demonstration refers to. */
interface References {
  domain: Domain;
  channels: number[];
  campaign: number | null;
  /** As the store has it: JSON. */
  pixels: string;
  type: string;
}

/** @param now milliseconds since 1970; everything was made in the three months before */
export async function addDemoRecords(
  db: Kysely<Tables>,
  accountId: number,
  now: number,
): Promise<(link: DemoLink) => References> {
  /** The moments at which so many records were made, evenly over the three months. */
  const made = (index: number, length: number): string => timestampOf(now - ((length - index) / (length + 1)) * 90 * day);
  const row = <Content extends object>(content: Content, index: number, all: readonly unknown[]) => ({
    ...content,
    accountId,
    created: made(index, all.length),
  });

  const pixels = await db.insertInto('pixel').values(demoPixels.map(row)).returning('id').execute();
  const overlays = await db.insertInto('overlay').values(demoOverlays.map(row)).returning('id').execute();
  const splash = await db.insertInto('splash').values(demoSplashPages.map(row)).returning('id').execute();
  const domain = await addDomains(db, accountId);
  const items = await addPages(db, row);
  const campaigns = await addCampaigns(db, accountId);
  const channels = await addChannels(db, accountId, items);

  const pixelIds = JSON.stringify(pixels.slice(0, 2).map(({ id }) => id));
  return (link) => ({
    domain: link.domain === undefined ? ownDomain : domain,
    channels: demoChannels.flatMap(({ holds }, index) => (holds(link) ? (channels[index] ?? []) : [])),
    campaign: campaigns[demoCampaigns.findIndex(({ holds }) => holds(link))] ?? null,
    pixels: link.url.includes('utm_source=newsletter') ? pixelIds : '[]',
    type: typeOf(link, overlays[1]?.id, splash[0]?.id),
  });
}

const ownDomain: Domain = { host: '', domain: '' };

function typeOf({ custom, type = 'direct' }: DemoLink, overlay: number | undefined, splash: number | undefined): string {
  if (custom === 'raffle' && overlay !== undefined) return `overlay-${overlay}`;
  return custom === 'donate' && splash !== undefined ? String(splash) : type;
}

/** @returns the domain for links, or the service's own where another account has it */
async function addDomains(db: Kysely<Tables>, accountId: number): Promise<Domain> {
  const added = await db
    .insertInto('domain')
    .values(demoDomains.map((domain) => ({ ...domain, accountId, host: new URL(domain.domain).host })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning(['host', 'domain'])
    .execute();
  return added.find(({ domain }) => domain === demoDomains[1].domain) ?? ownDomain;
}

type Row = <Content extends object>(
  content: Content,
  index: number,
  all: readonly unknown[],
) => Content & { accountId: number; created: string };

interface Page {
  type: 'bio' | 'qr';
  itemId: number;
  name: string;
}

async function addPages(db: Kysely<Tables>, row: Row): Promise<Page[]> {
  const taken = new Set(
    [await db.selectFrom('bio').select('alias').execute(), await db.selectFrom('qr').select('alias').execute()].flatMap((rows) =>
      rows.map(({ alias }) => alias),
    ),
  );
  const free = (alias: string): string => (taken.has(alias) ? randomAlias(9) : alias);
  const bios = await db
    .insertInto('bio')
    .values(
      demoBioPages.map((page, index, all) =>
        row({ ...page, alias: free(page.alias), links: JSON.stringify(page.links) }, index, all),
      ),
    )
    .returning(['id', 'name'])
    .execute();
  const qrs = await db
    .insertInto('qr')
    .values(demoQrItems.map((item, index, all) => row({ ...item, alias: free(item.alias) }, index, all)))
    .returning(['id', 'name'])
    .execute();
  return [
    ...bios.map(({ id, name }): Page => ({ type: 'bio', itemId: id, name })),
    ...qrs.map(({ id, name }): Page => ({ type: 'qr', itemId: id, name })),
  ];
}

/** @returns their ids in the order of the content, as is what the next one returns */
async function addCampaigns(db: Kysely<Tables>, accountId: number): Promise<number[]> {
  const slugs = await db.selectFrom('campaign').select('slug').execute();
  const free = (slug: string | null): string | null =>
    slug !== null && slugs.some((taken) => taken.slug === slug) ? randomAlias(9) : slug;
  const rows = demoCampaigns.map(({ name, slug, public: open }) => ({
    ...{ accountId, name, folded: foldText(name), slug: free(slug) },
    public: open ? (1 as const) : (0 as const),
  }));
  return idsByName(rows, await db.insertInto('campaign').values(rows).returning(['id', 'name']).execute());
}

async function addChannels(db: Kysely<Tables>, accountId: number, pages: readonly Page[]): Promise<number[]> {
  const rows = demoChannels.map(({ name, description, color, starred }) => ({
    ...{ accountId, name, folded: foldText(name), description, color },
    starred: starred ? (1 as const) : (0 as const),
  }));
  const ids = idsByName(rows, await db.insertInto('channel').values(rows).returning(['id', 'name']).execute());
  const placed = demoChannels.flatMap(({ items = [] }, index) =>
    pages.filter(({ name }) => items.includes(name)).map(({ type, itemId }) => ({ channelId: ids[index] ?? 0, type, itemId })),
  );
  await db.insertInto('channelItem').values(placed).execute();
  return ids;
}

// Databases promise no order of what an insert returns.
function idsByName(wanted: readonly { name: string }[], added: readonly { id: number; name: string }[]): number[] {
  return wanted.map(({ name }) => added.find((one) => one.name === name)?.id ?? 0);
}
