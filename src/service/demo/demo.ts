/**
 * Demo account: fills an account with the links and records of an invented company and three months
 * of clicks.
 */

import { searchedText } from '#contract/search.ts';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import { newLinkRow } from '#service/resources/links/new-link.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { aliasAlphabet, randomAlias } from '#service/urls/aliases.ts';
import { type DemoLink, demoLinks } from './demo-links.ts';
import { addDemoRecords, type DemoRecords } from './demo-records.ts';
import { demoCounts, type Random, seededRandom } from './demo-visits.ts';

const day = 86_400_000;

/** Databases take only so many values in one statement; this many rows stay well below. */
const rowsAtOnce = 1000;

/** The hash of "tideline": hashing it takes longer than all the rest. */
const pressPassword =
  'pbkdf2-sha256$600000$73f6801a367fb834be4405ba11447cc8$1413369f61041df180e768e7628e203e08c783d42513b0785ac99a118a57175b';

/**
 * Fills an account, the same each time but for aliases and domains that are taken.
 *
 * @param now milliseconds since 1970; the newest link was created shortly before
 */
export function fillDemo(store: Store, accountId: number, now: number): Promise<void> {
  return store.change(accountId, async (db) => {
    const random = seededRandom(20_260_301);
    const records = await addDemoRecords(db, accountId, now);
    const takenRows = await db.selectFrom('link').select('alias').where('host', '=', '').execute();
    const taken = new Set(takenRows.map(({ alias }) => alias));
    const links = shuffled(demoLinks(), random).map((link, index, all) => {
      const { expiresInDays = 0 } = link;
      // A link that has expired is at least as old as its expiry, twice over.
      const age = Math.max(ageOf(index, all.length, random), -2 * expiresInDays * day);
      const row = linkRow(link, records, accountId, now - age);
      const wanted = link.custom ?? seededAlias(random);
      const alias = row.host === '' && taken.has(wanted) ? randomAlias(9) : wanted;
      const expiry = expiresInDays === 0 ? null : timestampOf(now + expiresInDays * day);
      const searched = searchedText({
        alias,
        url: row.url,
        title: row.title,
        description: row.description,
      });
      const clicks = clicksOf(link, age, random);
      return { link, row: { ...row, alias, expiry, searched }, clicks };
    });
    const channelOf = new Map(
      links.map(({ link, row }) => [
        `${row.host}/${row.alias}`,
        records.channels.get(link.channel ?? ''),
      ]),
    );
    const clicksAt = new Map(links.map(({ row, clicks }) => [`${row.host}/${row.alias}`, clicks]));
    for (const rows of chunks(links.map(({ row }) => row))) {
      const added = await db
        .insertInto('link')
        .values(rows)
        .returning(['id', 'host', 'alias', 'created'])
        .execute();
      const items = added.flatMap(({ id, host, alias, created }) => {
        const channelId = channelOf.get(`${host}/${alias}`);
        return channelId === undefined
          ? []
          : [{ channelId, type: 'links' as const, itemId: id, created }];
      });
      if (items.length > 0) await db.insertInto('channelItem').values(items).execute();
      const clicks = added.map(({ id: linkId, host, alias }) => ({
        linkId,
        accountId,
        ...(clicksAt.get(`${host}/${alias}`) ?? { clicks: 0, uniqueClicks: 0 }),
      }));
      await db.insertInto('linkClicks').values(clicks).execute();
      const counts = clicks.flatMap((link) => demoCounts(link.linkId, link.clicks, random));
      for (const some of chunks(counts))
        await db.insertInto('clickCountPart').values(some).execute();
    }
    await numberLinks(db, accountId);
  });
}

/** The row of a link with the ids of its records. */
function linkRow(demo: DemoLink, records: DemoRecords, accountId: number, created: number) {
  const {
    channel: _,
    campaign = '',
    tracked,
    protected: isProtected,
    expiresInDays: __,
    appeal: ___,
    ...link
  } = demo;
  const host = demo.domain === undefined ? { host: '', domain: '' } : records.domain;
  return {
    ...newLinkRow(link, host, accountId, created),
    campaign: records.campaigns.get(campaign) ?? null,
    pixels: JSON.stringify(tracked === true ? records.pixels : []),
    password: isProtected === true ? pressPassword : null,
    type: records.types.get(demo.type ?? 'direct') ?? demo.type ?? 'direct',
  };
}

/**
 * In milliseconds: three months for the first link, under an hour for the last; each month has more
 * links than the one before.
 */
function ageOf(index: number, length: number, random: Random): number {
  return Math.round(90 * day * (1 - index / length) ** 1.4 * (0.98 + 0.02 * random()));
}

/** Few links are followed often, most seldom, some never; older ones had more time for it. */
function clicksOf({ appeal = 1 }: DemoLink, age: number, random: Random) {
  const time = Math.min(1, age / (45 * day));
  const popularity = Math.exp((-6.5 * random()) / Math.max(1, Math.sqrt(appeal)));
  const clicks = Math.round(1800 * appeal * time * popularity);
  return { clicks, uniqueClicks: Math.min(clicks, Math.round(clicks * (0.55 + 0.35 * random()))) };
}

function seededAlias(random: Random): string {
  return Array.from({ length: 7 }, () =>
    aliasAlphabet.charAt(Math.floor(random() * aliasAlphabet.length)),
  ).join('');
}

function shuffled<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  const keyed = entries.map((entry) => ({ entry, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ entry }) => entry);
}

function chunks<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / rowsAtOnce) }, (_, index) =>
    entries.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}
