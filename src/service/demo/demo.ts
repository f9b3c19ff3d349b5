/** A believable account to look at: the links of an invented company and three months of visits to them. */
import { aliasAlphabet, randomAlias } from '#service/addresses/aliases.ts';
import { newLinkRow } from '#service/resources/links/new-link.ts';
import { searchedText } from '#service/store/fold-text.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { type DemoLink, demoLinks } from './demo-content.ts';
import { addDemoRecords } from './demo-records.ts';
import { type Chance, demoCounts, seededChance } from './demo-visits.ts';

const day = 86_400_000;

/** Databases take only so many values in one statement; rows of this many at a time stay well below. */
const rowsAtOnce = 500;

/**
 * Fills an account with links and visits, the same each time but for the aliases that are taken.
 *
 * @param now milliseconds since 1970; the newest link was made shortly before
 * @returns how many links and clicks there are now more
 */
export async function fillDemo(store: Store, accountId: number, now: number): Promise<{ links: number; clicks: number }> {
  const chance = seededChance(20_260_301);
  const rows = await Promise.all(
    shuffled(demoLinks(), chance).map(async (link, index, all) => {
      const age = ageOf(index, all.length, chance);
      const { clicks, uniqueClicks } = clicksOf(link, age, chance);
      const { expiresInDays, custom = seededAlias(chance) } = link;
      const row = await newLinkRow(link, { host: '', domain: '' }, accountId, now - age);
      const expiry = expiresInDays === undefined ? null : timestampOf(now + expiresInDays * day);
      return { link, row: { ...row, alias: custom, expiry, clicks, uniqueClicks } };
    }),
  );

  await store.db.transaction().execute(async (db) => {
    const referencesOf = await addDemoRecords(db, accountId, now);
    const wanted = rows.map(({ row }) => row.alias);
    const found = await db.selectFrom('link').select('alias').where('host', '=', '').where('alias', 'in', wanted).execute();
    const taken = new Set(found.map(({ alias }) => alias));
    const finished = rows.map(({ link, row }) => {
      const { domain, channels, ...rest } = referencesOf(link);
      const alias = domain.host === '' && taken.has(row.alias) ? randomAlias(9) : row.alias;
      const { url, title, description } = row;
      const searched = searchedText({ alias, url, title, description });
      return { channels, row: { ...row, ...domain, ...rest, alias, searched } };
    });
    for (const some of chunks(finished)) {
      const placed = await db
        .insertInto('link')
        .values(some.map(({ row }) => row))
        .returning(['id', 'host', 'alias', 'clicks'])
        .execute();
      const items = placed.flatMap(({ id, host, alias }) => {
        const { channels = [] } = some.find(({ row }) => row.host === host && row.alias === alias) ?? {};
        return channels.map((channelId) => ({ channelId, type: 'links' as const, itemId: id }));
      });
      if (items.length > 0) await db.insertInto('channelItem').values(items).execute();
      for (const counts of chunks(placed.flatMap(({ id, clicks }) => demoCounts(id, clicks, chance)))) {
        await db.insertInto('clickCount').values(counts).execute();
      }
    }
  });
  return { links: rows.length, clicks: rows.reduce((sum, { row }) => sum + row.clicks, 0) };
}

/** In milliseconds: from three months for the first link to under an hour for the last, with some scatter. */
function ageOf(index: number, length: number, chance: Chance): number {
  const step = (90 * day) / length;
  return Math.round((length - 1 - index) * step + (0.1 + 0.8 * chance()) * Math.min(step, day / 24));
}

/** Few links are followed often, most seldom, some never; older ones had more time for it. */
function clicksOf({ appeal = 1 }: DemoLink, age: number, chance: Chance) {
  const time = Math.min(1, age / (45 * day));
  const popularity = Math.exp((-6.5 * chance()) / Math.max(1, Math.sqrt(appeal)));
  const clicks = Math.round(1800 * appeal * time * popularity);
  const uniqueClicks = Math.round(clicks * (0.55 + 0.35 * chance()));
  return { clicks, uniqueClicks: Math.min(clicks, uniqueClicks) };
}

function seededAlias(chance: Chance): string {
  const { length } = aliasAlphabet;
  return Array.from({ length: 7 }, () => aliasAlphabet.charAt(Math.floor(chance() * length))).join('');
}

function shuffled<Entry>(entries: readonly Entry[], chance: Chance): Entry[] {
  return entries
    .map((entry) => ({ entry, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}

function chunks<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / rowsAtOnce) }, (_, index) =>
    entries.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
