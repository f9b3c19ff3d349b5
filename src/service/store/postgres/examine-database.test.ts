/** Tests of the examination of a PostgreSQL database: what it finds, and that it changes nothing. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '#service/store/store.ts';
import { type Instances, openInstances } from '#testing/service/instances.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { examinePostgres } from './examine-database.ts';

describe.skipIf(testServer === undefined)('The examination of a PostgreSQL database', () => {
  let instances: Instances;
  beforeEach(async () => void (instances = await openInstances()));
  afterEach(() => instances.close());

  test('finds version, clock and tables, and whether the secret is the stored one', async () => {
    const { url, store } = instances;
    const found = await examinePostgres(url, store.visitorSecret);
    expect(found).toMatchObject({
      isReadOnly: false,
      mayCreate: true,
      isEmpty: false,
      hasOtherSecret: false,
    });
    expect(found.number).toBeGreaterThanOrEqual(150_000);
    expect(found.version).toMatch(/^\d+/);
    expect(Math.abs(found.now - Date.now())).toBeLessThan(60_000);
    expect(await examinePostgres(url, 'another')).toMatchObject({ hasOtherSecret: true });
  });

  test('finds a database without tables, and makes none', async () => {
    const url = await makeDatabase(testServer ?? '');
    const empty = { isEmpty: true, mayCreate: true, hasOtherSecret: false };
    expect(await examinePostgres(url, 'secret')).toMatchObject(empty);
    expect(await examinePostgres(url, 'secret')).toMatchObject(empty);
  });

  test('finds a database that takes no changes', async () => {
    const { url, store } = instances;
    const name = new URL(url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
      store.db,
    );
    const found = await examinePostgres(url, store.visitorSecret);
    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(store.db);
    expect(found).toMatchObject({ isReadOnly: true });
  });

  test('names no password where the server refuses it', async () => {
    const wrong = new URL(instances.url);
    wrong.pathname = '/none-of-this-name';
    wrong.password = 'planted';
    const refused = examinePostgres(wrong.href, 'secret');
    await expect(refused).rejects.toBeInstanceOf(StoreError);
    await expect(refused).rejects.toThrow(/^(?!.*planted)The database cannot be used/);
  });
});
