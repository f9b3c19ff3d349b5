/**
 * Tests of changes in PostgreSQL that others beside them hold up or undo, and of instances that
 * start at the same moment.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '#service/admin/accounts.ts';
import { createService } from '#service/service.ts';
import type { Store } from '#service/store/store.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { openPostgresStore } from './open.ts';

const timeouts = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

describe.skipIf(testServer === undefined)('PostgreSQL, used by several at once', () => {
  let instances: Instances;
  let store: Store;
  let account: Awaited<ReturnType<typeof addAccount>>;
  beforeEach(async () => {
    instances = await openInstances();
    ({ store } = instances);
    account = await addAccount(store, { email: 'a@example.com' }, 0);
  });
  afterEach(() => instances.close());

  /** Ends the transaction as the server does where another one has undone it. */
  const conflict = (db: Store['db'], code: string) =>
    sql.raw(`do $$ begin raise exception 'undone' using errcode = '${code}'; end $$`).execute(db);

  test.each(['40001', '40P01'])(
    'A change that others undo (%s) is begun again from its start, and is written once',
    async (code) => {
      const { id } = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
      let attempts = 0;
      const result = await store.change(id, async (db) => {
        attempts += 1;
        await db.updateTable('account').set({ links: sql`links + 1` }).execute();
        if (attempts < 4) await conflict(db, code);
        return 'done';
      });
      const { links } = await store.db
        .selectFrom('account')
        .select('links')
        .executeTakeFirstOrThrow();
      expect([result, attempts, links]).toEqual(['done', 4, 1]);
    },
  );

  test('A change that is undone again and again is given up after four times, and may be sent again later', async () => {
    const { id } = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    let attempts = 0;
    const refused: unknown = await store
      .change(id, async (db) => {
        attempts += 1;
        await conflict(db, '40001');
      })
      .catch((error: unknown) => error);
    expect([attempts, store.isUnavailable(refused)]).toEqual([4, true]);
  });

  test('A request that waits too long for another one is refused with 503 and when to come back, and changes nothing', async () => {
    const impatient = await instances.another({ timeouts: { ...timeouts, lock_timeout: 10 } });
    const reported: unknown[] = [];
    const { fetch } = createService({
      report: (error) => reported.push(error),
      store: impatient,
      now: () => 0,
      linksUrl: 'http://go.test',
      rateLimit: 0,
      corsOrigins: [],
    });
    const headers = { Authorization: `Bearer ${account.key}`, 'Content-Type': 'application/json' };
    const add = () => {
      const body = JSON.stringify({ url: 'https://example.com/' });
      return fetch(new Request('http://api.test/api/url/add', { method: 'POST', headers, body }));
    };
    const { id } = await store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await store.change(id, async () => {
      const refused = await add();
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    });
    expect(reported).toEqual([expect.objectContaining({ code: '55P03' })]);
    expect(await store.db.selectFrom('link').selectAll().execute()).toEqual([]);
    expect((await add()).status).toBe(200);
  });
});

test.skipIf(testServer === undefined)(
  'Instances that start at once on an empty database all get its tables',
  async () => {
    const url = await makeDatabase(testServer ?? '');
    const open = () => openPostgresStore({ url, visitorSecret: 'for tests only', timeouts });
    const stores = await Promise.all([open(), open(), open(), open()]);
    const lists = await Promise.all(
      stores.map(({ db }) => db.selectFrom('link').selectAll().execute()),
    );
    expect(lists).toEqual([[], [], [], []]);
    await Promise.all(stores.map((store) => store.close()));
  },
);
