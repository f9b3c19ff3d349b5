/**
 * Tests of the PostgreSQL store that SQLite cannot have: several instances, locks and
 * order of text.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#service/store/store.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { openPostgresStore } from './open.ts';
import { defaultTimeouts, newPool } from './pool.ts';

describe.skipIf(testServer === undefined)('The PostgreSQL store', () => {
  let store: Store;
  let url = '';
  let another: Instances['another'];
  let close: Instances['close'];
  beforeEach(async () => ({ store, url, another, close } = await openInstances()));
  afterEach(() => close());

  test('Two changes of one account wait for each other, those of two accounts do not', async () => {
    await addLink(store, 'one');
    const other = {
      email: 'b@example.com',
      username: '',
      avatar: '',
      plan: '',
      planExpires: null,
      registered: '',
      password: null,
    };
    await store.db.insertInto('account').values(other).execute();
    const [first, second] = await store.db
      .selectFrom('account')
      .select('id')
      .orderBy('id')
      .execute();
    if (first === undefined || second === undefined) throw new Error('two accounts were added');
    const impatient = await another({
      timeouts: { ...defaultTimeouts, lock_timeout: 10 },
    });
    await store.change(first.id, async () => {
      const refused: unknown = await impatient
        .change(first.id, () => Promise.resolve())
        .catch((error: unknown) => error);
      expect(impatient.isUnavailable(refused)).toBe(true);
      expect(await impatient.change(second.id, () => Promise.resolve('changed'))).toBe('changed');
    });
  });

  test('A server that ends all connections costs no visit, and the store connects again', async () => {
    const id = await addLink(store, 'one');
    const instance = await another();
    await instance.visits.count([visit(id, 'x')]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      store.db,
    );
    const batch = [visit(id, 'y')];
    const again = async (): Promise<void> => {
      try {
        await instance.visits.count(batch);
      } catch (error) {
        expect(instance.isUnavailable(error)).toBe(true);
        await again();
      }
    };
    await again();
    expect(await clicksOf(instance, id)).toEqual({ clicks: 2, uniqueClicks: 2 });
  });

  test('Text sorts by code point whatever the order of the database, and ids go beyond 32 bits', async () => {
    for (const alias of ['é', 'a', 'B', '_x', '10', '9', 'Z']) await addLink(store, alias);
    const rows = await store.db.selectFrom('link').select('alias').orderBy('alias').execute();
    expect(rows.map(({ alias }) => alias)).toEqual(['10', '9', 'B', 'Z', '_x', 'a', 'é']);
    const id = await addLink(store, 'far', '', { id: 2 ** 40 });
    await store.db
      .updateTable('linkClicks')
      .set({ clicks: 2 ** 40 })
      .where('linkId', '=', id)
      .execute();
    await store.visits.count([visit(id, 'x')]);
    expect([id, await clicksOf(store, id)]).toEqual([
      2 ** 40,
      { clicks: 2 ** 40 + 1, uniqueClicks: 1 },
    ]);
    expect(await store.visits.find('', 'a\0')).toBeUndefined();
  });

  test('Instances share the windows of keys and attempts, by the clock of the database', async () => {
    const instances = [await another(), await another()].flatMap(({ windows }) => windows ?? []);
    const taken = await Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        instances[index % 2]?.take('key 1', 30, 3_600_000),
      ),
    );
    expect(taken.filter((each) => (each?.used ?? 99) <= 30)).toHaveLength(30);
    expect(
      taken.every((each) => each !== undefined && each.left > 0 && each.left <= 3_600_000),
    ).toBe(true);
    expect((await instances[0]?.take('key 2', 30, 3_600_000))?.used).toBe(1);
    await instances[1]?.forget('key 1');
    expect((await instances[0]?.take('key 1', 30, 3_600_000))?.used).toBe(1);
    await sql`update "sharedWindow" set started = started - 3600000`.execute(store.db);
    expect((await instances[0]?.take('key 1', 30, 3_600_000))?.used).toBe(1);
    await sql`update "sharedWindow" set started = started + 9000000`.execute(store.db);
    expect((await instances[0]?.take('key 1', 30, 3_600_000))?.used).toBe(1);
    await sql`delete from "sharedWindow"`.execute(store.db);
  });

  test('Instances that start together on an empty database all get its tables', async () => {
    const options = { url: await makeDatabase(testServer ?? ''), visitorSecret: 'x' };
    const patient = {
      connectionTimeoutMillis: 60_000,
      statement_timeout: 60_000,
      lock_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
    };
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresStore({ ...options, timeouts: patient })),
    );
    const [id, ...others] = await Promise.all(
      stores.map((instance, at) => addLink(instance, `a${at}`)),
    );
    expect(new Set([id, ...others]).size).toBe(4);
    for (const instance of stores) await instance.close();
  });

  test('A database of an earlier or a newer version is refused with what to do, and left alone', async () => {
    const other = new URL(await makeDatabase(testServer ?? ''));
    const pool = newPool(other.href, 1, {});
    other.searchParams.set('application_name', 'planted');
    const open = () => openPostgresStore({ url: other.href, visitorSecret: 'x' });
    const tables = async () => {
      const { rows } = await pool.query<{ tablename: string }>(
        "select tablename from pg_tables where schemaname = 'public'",
      );
      return rows;
    };
    await pool.query('create table link (id bigint)');
    const refusal: unknown = await open().catch((error: unknown) => error);
    expect(String(refusal)).toMatch(
      /^StoreError: The PostgreSQL database linkdeck_test_\w+ of DATABASE_URL cannot be used: its tables are of version 0\.2 .* an empty folder or database, .* Import/,
    );
    expect(String(refusal)).not.toContain('planted');
    expect(await tables()).toEqual([{ tablename: 'link' }]);

    await pool.query(
      "drop table link; create table setting (name text, value text); insert into setting values ('schemaVersion', '9999')",
    );
    await expect(open()).rejects.toThrow(/cannot be used: a newer version has made it/);
    expect(await tables()).toEqual([{ tablename: 'setting' }]);
    await pool.end();
  });

  test('Another visitor secret, and a database that is not there, are errors of one line without the address', async () => {
    await another();
    await expect(openPostgresStore({ url, visitorSecret: 'another' })).rejects.toThrow(
      /^VISITOR_SECRET differs/,
    );
    const nowhere = new URL(url);
    nowhere.pathname = '/nowhere';
    nowhere.password = 'planted';
    const error: unknown = await openPostgresStore({ url: nowhere.href, visitorSecret: 'x' }).catch(
      (cause: unknown) => cause,
    );
    expect(String(error)).toMatch(
      /^StoreError: The PostgreSQL database cannot be used: .+\. Check DATABASE_URL\.$/,
    );
    expect(String(error)).not.toContain('planted');
  });
});
