/**
 * Tests of searches on SQLite: slices that give way, and slices of two accounts that take turns.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import type { Store } from '#service/store/store.ts';
import { addLink, plainLink } from '#testing/service/store-rows.ts';
import { openSqliteStore } from './open.ts';
import { LinkSearch } from './search-links.ts';

let store: Store;
beforeEach(async () => {
  store = await openSqliteStore({ file: ':memory:', visitorSecret: 'x' });
});
afterEach(() => store.close());

const wanted = { order: 'date', limit: 5, offset: 0 } as const;

async function addLinks(accountId: number, number: number): Promise<void> {
  const rows = Array.from({ length: number }, (_, index) => ({
    ...plainLink,
    accountId,
    alias: `${accountId}-${index}`,
    searched: index % 2 === 0 ? 'even' : 'odd',
  }));
  for (let at = 0; at < number; at += 500)
    await store.db
      .insertInto('link')
      .values(rows.slice(at, at + 500))
      .execute();
  await numberLinks(store.db, accountId);
}

test('A search gives way between its slices, and a short one ends before a long one that began first', async () => {
  await addLink(store, 'first');
  const { id: other } = await store.db
    .insertInto('account')
    .values({
      email: 'b@example.com',
      username: 'b',
      avatar: '',
      plan: '',
      planExpires: null,
      registered: '',
      password: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addLinks(1, 5000);
  await addLinks(other, 100);
  let gaveWay = 0;
  const search = new LinkSearch(store.db, () => {
    gaveWay += 1;
    return Promise.resolve();
  });
  const ended: string[] = [];
  const [long, short] = await Promise.all([
    search.find(1, ['ev'], wanted).finally(() => ended.push('long')),
    search.find(other, ['ev'], wanted).finally(() => ended.push('short')),
  ]);
  expect([long.result, short.result]).toEqual([2500, 50]);
  expect(ended).toEqual(['short', 'long']);
  expect(gaveWay).toBeGreaterThan(3);
});

test('By clicks, many matches come in the order of clicks and then of time, page for page', async () => {
  await addLink(store, 'first');
  await addLinks(1, 3000);
  await store.db
    .updateTable('linkClicks')
    .set((build) => ({ clicks: build('linkId', '%', 7) }))
    .execute();
  const { rows } = await store.db
    .selectFrom('link')
    .innerJoin('linkClicks', 'linkId', 'id')
    .select(['id', 'linkClicks.clicks', 'link.ordinal'])
    .where('searched', '=', 'even')
    .execute()
    .then((found) => ({
      rows: found.toSorted((one, two) => two.clicks - one.clicks || two.ordinal - one.ordinal),
    }));
  for (const offset of [0, 700, 1495, 1500]) {
    const page = { order: 'click', limit: 10, offset } as const;
    const { result, ids } = await store.search(1, ['ev'], page);
    expect(result).toBe(1500);
    expect(ids).toEqual(rows.slice(offset, offset + 10).map(({ id }) => id));
  }
});
