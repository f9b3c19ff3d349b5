/** Tests of the schema: what belongs to an account goes with it, and what is preset. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLink, visit } from '#testing/service/store-rows.ts';
import { openTestStore } from '#testing/service/test-store.ts';
import type { Store } from './store.ts';

let store: Store;
beforeEach(async () => void (store = await openTestStore()));
afterEach(() => store.close());

const account = {
  email: 'a@example.com',
  username: 'a',
  avatar: '',
  plan: 'pro',
  planExpires: null,
  registered: 'then',
  password: null,
};

test('What belongs to an account goes with it', async () => {
  const { db } = store;
  const linkId = await addLink(store, 'one');
  await store.visits.count([visit(linkId, 'x')]);
  const { accountId } = await db.selectFrom('link').select('accountId').executeTakeFirstOrThrow();
  const owned = { accountId, name: 'x', created: 'then' };
  const named = { accountId, name: 'x', folded: 'x' };
  const { id: channelId } = await db
    .insertInto('channel')
    .values({ ...named, description: '', color: '#000000', starred: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('channelItem')
    .values({ channelId, type: 'qr', itemId: 1, created: 'then' })
    .execute();
  await db
    .insertInto('campaign')
    .values({ ...named, slug: null, public: 1 })
    .execute();
  await db
    .insertInto('domain')
    .values({
      accountId,
      host: 'a.example',
      domain: 'https://a.example',
      redirectroot: '',
      redirect404: '',
    })
    .execute();
  await db
    .insertInto('qr')
    .values({ ...owned, alias: 'x', url: 'https://example.com/' })
    .execute();
  await db.deleteFrom('account').execute();
  for (const table of ['channel', 'channelItem', 'campaign', 'domain', 'qr'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  for (const table of ['link', 'linkClicks', 'clickCount', 'visitor'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('An overlay and a splash page without content get none, and the places that are preset', async () => {
  const { db } = store;
  const { id: accountId } = await db
    .insertInto('account')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { accountId, name: 'Plain', created: 'then' };
  await db
    .insertInto('overlay')
    .values({ ...row, type: 'message' })
    .execute();
  await db.insertInto('splash').values(row).execute();
  const texts = { message: '', button: '', link: '' };
  expect(await db.selectFrom('overlay').selectAll().execute()).toMatchObject([
    { ...texts, position: 'bottom', color: '#0b6e6e' },
  ]);
  expect(await db.selectFrom('splash').selectAll().execute()).toMatchObject([
    { ...texts, title: '', seconds: 0 },
  ]);
});
