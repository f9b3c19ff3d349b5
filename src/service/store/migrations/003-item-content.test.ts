/** Tests of migration 3: rows from before keep their content, and show their name. */
import { expect, test } from 'vitest';
import { openSqliteStore } from '#service/store/sqlite/open.ts';

test('An overlay and a splash page without content get none, and the places that are preset', async () => {
  const store = await openSqliteStore({ file: ':memory:', visitorSecret: 'secret' });
  const moment = '2026-01-01 00:00:00';
  const account = {
    email: 'a@example.com',
    username: 'a',
    avatar: '',
    plan: 'free',
    planExpires: null,
    registered: moment,
    password: null,
  };
  const { id: accountId } = await store.db
    .insertInto('account')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow();
  // As a row that was there before the columns were added.
  await store.db
    .insertInto('overlay')
    .values({ accountId, type: 'message', name: 'Old', created: moment })
    .execute();
  await store.db.insertInto('splash').values({ accountId, name: 'Old', created: moment }).execute();
  const texts = { message: '', button: '', link: '' };
  expect(await store.db.selectFrom('overlay').selectAll().execute()).toMatchObject([
    { name: 'Old', ...texts, position: 'bottom', color: '#0b6e6e' },
  ]);
  expect(await store.db.selectFrom('splash').selectAll().execute()).toMatchObject([
    { name: 'Old', ...texts, title: '', seconds: 0 },
  ]);
  await store.close();
});
