/**
 * Tests of visits in the store: links are found, and batches are counted right whatever happens
 * around them.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLink, clicksOf, referrersOf, visit } from '#testing/service/store-rows.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import type { Store } from './store.ts';

describe('Visits in the store', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  describe('visits', () => {
    test('A link is found by its host and alias, case included', async () => {
      const id = await addLink(store, 'sale');
      await addLink(store, 'sale', 'go.example.com');
      expect(await store.visits.find('', 'sale')).toEqual({
        id,
        url: 'https://example.com/',
        type: 'direct',
        password: null,
        expiry: null,
        geotarget: '[1]',
        devicetarget: '[2]',
        languagetarget: '[3]',
        parameters: '[4]',
        pixels: '[]',
        deeplink: '{}',
        card: 0,
      });
      expect(await store.visits.find('go.example.com', 'sale')).toMatchObject({ id: id + 1 });
      expect(await store.visits.find('', 'Sale')).toBeUndefined();
      expect(await store.visits.find('other.example.com', 'sale')).toBeUndefined();
    });

    test('A batch adds up clicks, new visitors and each dimension, and a second batch goes on from there', async () => {
      const one = await addLink(store, 'one');
      const two = await addLink(store, 'two');
      await store.visits.count([
        visit(one, 'x'),
        visit(one, 'x', { country: 'FR', network: 'network2' }),
        visit(one, 'y', { country: null }),
        visit(two, 'x'),
      ]);
      await store.visits.count([visit(one, 'x'), visit(one, 'z', { browser: 'Safari' })]);
      await store.visits.count([]);
      expect(await clicksOf(store, one)).toEqual({ clicks: 5, uniqueClicks: 3 });
      expect(await clicksOf(store, two)).toEqual({ clicks: 1, uniqueClicks: 1 });
      const counts = await store.db
        .selectFrom('clickCount')
        .select(['dimension', 'name', 'count'])
        .where('linkId', '=', one)
        .execute();
      expect(
        Object.fromEntries(counts.map((row) => [`${row.dimension} ${row.name}`, row.count])),
      ).toEqual({
        'country DE': 3,
        'country FR': 1,
        'referrer Direct': 5,
        'browser Firefox': 4,
        'browser Safari': 1,
        'os Linux': 5,
        'network network2': 1,
      });
    });

    test('A visit to a link that is gone does not take the others with it', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count([visit(4711, 'x'), visit(id, 'x')]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
    });

    test('A batch that cannot be written leaves nothing behind and can be handed in again', async () => {
      const id = await addLink(store, 'one');
      // No name at all is what the database refuses; it does so after the visitors were written.
      const broken = { ...visit(id, 'x'), os: undefined as unknown as string };
      await expect(store.visits.count([broken])).rejects.toThrow(/null/i);
      expect(await clicksOf(store, id)).toEqual({ clicks: 0, uniqueClicks: 0 });
      await store.visits.count([visit(id, 'x')]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
    });

    test('Visits that come during a change are counted although it is undone', async () => {
      const id = await addLink(store, 'one');
      const counted: Promise<void>[] = [];
      const undone = store.change(1, async (db) => {
        await db.updateTable('link').set({ title: 'changed' }).execute();
        counted.push(Promise.resolve(store.visits.count([visit(id, 'x')])));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await Promise.all(counted);
      expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
    });
  });

  describe('visitors', () => {
    const daysLater = (days: number) =>
      sql`update visitor set day = day - ${sql.lit(days)}`.execute(store.db);

    test('A visitor who returns after the days that visitors are kept counts as new, and before them not', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count([visit(id, 'x'), visit(id, 'y')]);
      await daysLater(30);
      await store.visits.count([visit(id, 'z')]);
      await store.upkeep(30);
      await store.visits.count([visit(id, 'x'), visit(id, 'z')]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 5, uniqueClicks: 3 });
      await daysLater(1);
      await store.upkeep(30);
      await store.visits.count([visit(id, 'x'), visit(id, 'y'), visit(id, 'z')]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 8, uniqueClicks: 5 });
    });

    test('Of their hashes the first eight bytes count', async () => {
      const id = await addLink(store, 'one');
      const hash = createHash('sha256').update('x').digest();
      const last = Buffer.from(hash);
      last[7] = (last[7] ?? 0) ^ 1;
      const long = hash.toString('base64url');
      const short = hash.subarray(0, 8).toString('base64url');
      for (const visitor of [long, short, last.toString('base64url')])
        await store.visits.count([{ ...visit(id, ''), visitor }]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 3, uniqueClicks: 2 });
    });

    test('Without a number of days they are kept for ever', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count([visit(id, 'x')]);
      await daysLater(20_000);
      await store.upkeep();
      await store.visits.count([visit(id, 'x')]);
      expect(await clicksOf(store, id)).toEqual({ clicks: 2, uniqueClicks: 1 });
    });

    test('More of them than one statement takes are forgotten turn by turn, and the others stay', async () => {
      const ids = [await addLink(store, 'one'), await addLink(store, 'two')];
      const crowd = (name: string, number: number) =>
        ids.flatMap((id) =>
          Array.from({ length: number }, (_, index) => visit(id, `${name} ${String(index)}`)),
        );
      await store.visits.count(crowd('old', 6000));
      await daysLater(31);
      await store.visits.count(crowd('new', 100));
      await store.upkeep(30);
      const { rows } = await sql<{
        number: number;
      }>`select count(*) as number from visitor`.execute(store.db);
      expect(rows).toEqual([{ number: 200 }]);
    });
  });

  test('Nothing of a link is left when it is deleted with its account', async () => {
    const id = await addLink(store, 'one');
    await store.visits.count([visit(id, 'x')]);
    await store.db.deleteFrom('account').execute();
    for (const table of ['linkClicks', 'clickCount', 'visitor'] as const) {
      expect(await store.db.selectFrom(table).select('linkId').execute()).toEqual([]);
    }
  });

  describe('the referrers of a link', () => {
    const from = (linkId: number, count: number, name: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => visit(linkId, 'x', { referrer: name(index) }));

    test('Many are kept each, and the clicks of those beyond the bound are counted together, not lost', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count(from(id, 500, (index) => `h${index}.example`));
      expect((await referrersOf(store, id)).size).toBe(500);
      await store.visits.count([visit(id, 'x', { referrer: 'one-more.example' })]);
      const referrers = await referrersOf(store, id);
      expect(referrers.size).toBe(251);
      expect(referrers.get('Other')).toBe(251);
      expect((await clicksOf(store, id)).clicks).toBe(501);
    });

    test('Those with the most clicks stay however many are invented beside them, and so does Direct', async () => {
      const id = await addLink(store, 'one');
      const other = await addLink(store, 'two');
      await store.visits.count([
        ...from(id, 20, () => 'news.example'),
        visit(id, 'x'),
        ...from(other, 3, () => 'news.example'),
      ]);
      for (let round = 0; round < 5; round += 1) {
        await store.visits.count(
          from(id, 2000, (index) => `invented-${round}-${index % 1000}.example`),
        );
        const rows = await referrersOf(store, id);
        expect(rows.size).toBeLessThanOrEqual(500);
      }
      await store.visits.count(from(id, 30, () => 'late.example'));
      const referrers = await referrersOf(store, id);
      expect([
        referrers.get('news.example'),
        referrers.get('late.example'),
        referrers.get('Direct'),
      ]).toEqual([20, 30, 1]);
      const sum = [...referrers.values()].reduce((before, count) => before + count, 0);
      expect([sum, (await clicksOf(store, id)).clicks]).toEqual([10_051, 10_051]);
      expect(await referrersOf(store, other)).toEqual(new Map([['news.example', 3]]));
    });

    test('Only referrers are bounded', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count(
        Array.from({ length: 600 }, (_, index) => visit(id, 'x', { browser: `Browser ${index}` })),
      );
      const rows = await store.db
        .selectFrom('clickCount')
        .select('name')
        .where('dimension', '=', 'browser')
        .execute();
      expect(rows).toHaveLength(600);
    });
  });
});
