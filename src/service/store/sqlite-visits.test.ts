/** Visits in the embedded store: found fast, and added up right whatever happens around them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLink, clicksOf, visit } from '#testing/store-rows.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

let store: Store;
beforeEach(async () => {
  store = await openSqliteStore({ file: ':memory:', visitorSecret: 'secret' });
});
afterEach(() => store.close());

describe('visits', () => {
  test('A link is found by its host and alias, letter for letter', async () => {
    const id = await addLink(store, 'sale');
    await addLink(store, 'sale', 'go.example.com');
    expect(store.visits.find('', 'sale')).toEqual({
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
    expect(store.visits.find('go.example.com', 'sale')?.id).toBe(id + 1);
    expect(store.visits.find('', 'Sale')).toBeUndefined();
    expect(store.visits.find('other.example.com', 'sale')).toBeUndefined();
  });

  test('A batch adds up clicks, new visitors and each dimension, and a second batch goes on from there', async () => {
    const one = await addLink(store, 'one');
    const two = await addLink(store, 'two');
    store.visits.count([
      visit(one, 'x'),
      visit(one, 'x', { country: 'FR', network: 'network2' }),
      visit(one, 'y', { country: null }),
      visit(two, 'x'),
    ]);
    store.visits.count([visit(one, 'x'), visit(one, 'z', { browser: 'Safari' })]);
    store.visits.count([]);
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
    store.visits.count([visit(4711, 'x'), visit(id, 'x')]);
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });

  test('Visits that come during a transaction are counted although it is undone', async () => {
    const id = await addLink(store, 'one');
    const undone = store.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('link').set({ clicks: 100 }).execute();
      store.visits.count([visit(id, 'x')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });

  test('A batch that cannot be written leaves nothing behind and can be handed in again', async () => {
    const id = await addLink(store, 'one');
    // A name that is no text is what the driver cannot bind; it fails after clicks and visitors were written.
    const broken = { ...visit(id, 'x'), os: {} as string };
    expect(() => store.visits.count([broken])).toThrow();
    expect(await clicksOf(store, id)).toEqual({ clicks: 0, uniqueClicks: 0 });
    store.visits.count([visit(id, 'x')]);
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });
});
