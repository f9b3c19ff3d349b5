/**
 * Tests of the public links of a campaign: an index that needs no rows, slices, and what is
 * remembered for how long.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLink, plainLink } from '#testing/service/store-rows.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';
import { PublicLinks } from './public-links.ts';
import type { Store } from './store.ts';

const timestamp = '2026-03-01 12:00:00';

describe('Public links of a campaign', () => {
  let store: Store;
  let accountId = 0;
  let campaign = 0;
  const clock = { now: 1_000_000, gaveWay: 0 };
  let links: PublicLinks;
  beforeEach(async () => {
    store = await openTestStore();
    const id = await addLink(store, 'first');
    ({ accountId } = await store.db
      .selectFrom('link')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow());
    const made = await store.db
      .insertInto('campaign')
      .values({ accountId, name: 'c', folded: 'c', slug: null, public: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    campaign = made.id;
    clock.gaveWay = 0;
    links = new PublicLinks(store.db, {
      now: () => clock.now,
      giveWay: () => {
        clock.gaveWay += 1;
        return Promise.resolve();
      },
    });
  });
  afterEach(() => store.close());

  async function addLinks(from: number, to: number, more: object = {}): Promise<void> {
    const rows = Array.from({ length: to - from }, (_, index) => ({
      ...plainLink,
      accountId,
      campaign,
      status: 'public' as const,
      alias: `a${from + index}`,
      ordinal: from + index,
      ...more,
    }));
    for (let at = 0; at < rows.length; at += 500)
      await store.db
        .insertInto('link')
        .values(rows.slice(at, at + 500))
        .execute();
  }

  test('All slices together are the links that visitors may see, newest first', async () => {
    await addLinks(1, 901);
    await addLinks(901, 1001, { status: 'private' });
    await addLinks(1001, 1101, { expiry: timestamp });
    await addLinks(1101, 1201, { host: `/${accountId}/brand.example` });
    await addLinks(1201, 1301, { password: 'hashed' });
    const { newest, count, open: ids } = await links.of(campaign, timestamp);
    expect([count, ids.length, new Set(ids).size]).toEqual([1000, 900, 900]);
    expect(newest.map(({ alias }) => alias)).toEqual([
      ...Array.from({ length: 100 }, (_, index) => `a${1300 - index}`),
      ...Array.from({ length: 100 }, (_, index) => `a${900 - index}`),
    ]);
    expect(clock.gaveWay).toBeGreaterThan(1);
  });

  test('Few are read each time, and many are remembered for a second', async () => {
    await addLinks(1, 10);
    expect((await links.of(campaign, timestamp)).count).toBe(9);
    await addLinks(10, 1001);
    expect((await links.of(campaign, timestamp)).count).toBe(1000);
    await addLinks(1001, 1011);
    clock.now += 999;
    expect((await links.of(campaign, timestamp)).count).toBe(1000);
    clock.now += 1;
    expect((await links.of(campaign, timestamp)).count).toBe(1010);
    clock.now = 0; // the machine's clock was set back
    await addLinks(1011, 1021);
    expect((await links.of(campaign, timestamp)).count).toBe(1020);
  });

  test('Visits at the same time read many links once', async () => {
    await addLinks(1, 1001);
    const found = await Promise.all(
      Array.from({ length: 10 }, () => links.of(campaign, timestamp)),
    );
    expect(found.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 1000));
    await links.of(campaign, timestamp);
    expect(clock.gaveWay).toBeLessThan(30);
  });

  test.skipIf(testServer !== undefined)(
    'No row of a link is read, however long it is, and neither for a search',
    async () => {
      const plan = async (query: string) => {
        const { rows } = await sql
          .raw<{ detail: string }>(`explain query plan ${query}`)
          .execute(store.db);
        return rows.map(({ detail }) => detail).join('\n');
      };
      expect(
        await plan(`select id, ordinal, expiry, host, password, title, domain, alias from link
          where campaign = 1 and status = 'public' and ordinal < 9 order by ordinal desc limit 400`),
      ).toBe(
        'SEARCH link USING COVERING INDEX link_public (campaign=? AND status=? AND ordinal<?)',
      );
      expect(
        await plan(`select id, ordinal from link where accountId = 1 and ordinal > 1 and ordinal <= 9
          and searched like '%a%' escape '\\'`),
      ).toBe(
        'SEARCH link USING COVERING INDEX link_newest (accountId=? AND ordinal>? AND ordinal<?)',
      );
    },
  );
});
