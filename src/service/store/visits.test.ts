/** Tests of visits in the store: links are found, and batches are counted right whatever happens around them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLink, clicksOf, referrersOf, visit } from '#testing/service/store-rows.ts';
import { describeStores } from '#testing/service/test-store.ts';
import type { Store } from './store.ts';

describeStores('Visits in the store', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
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
      expect(Object.fromEntries(counts.map((row) => [`${row.dimension} ${row.name}`, row.count]))).toEqual({
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
      await store.visits.count([...from(id, 20, () => 'news.example'), visit(id, 'x'), ...from(other, 3, () => 'news.example')]);
      for (let round = 0; round < 5; round += 1) {
        await store.visits.count(from(id, 2000, (index) => `invented-${round}-${index % 1000}.example`));
        const rows = await referrersOf(store, id);
        expect(rows.size).toBeLessThanOrEqual(500);
      }
      await store.visits.count(from(id, 30, () => 'late.example'));
      const referrers = await referrersOf(store, id);
      expect([referrers.get('news.example'), referrers.get('late.example'), referrers.get('Direct')]).toEqual([20, 30, 1]);
      const sum = [...referrers.values()].reduce((before, count) => before + count, 0);
      expect([sum, (await clicksOf(store, id)).clicks]).toEqual([10_051, 10_051]);
      expect(await referrersOf(store, other)).toEqual(new Map([['news.example', 3]]));
    });

    test('Only referrers are bounded', async () => {
      const id = await addLink(store, 'one');
      await store.visits.count(Array.from({ length: 600 }, (_, index) => visit(id, 'x', { browser: `Browser ${index}` })));
      const rows = await store.db.selectFrom('clickCount').select('name').where('dimension', '=', 'browser').execute();
      expect(rows).toHaveLength(600);
    });
  });
});
