/** Tests of migration 7, on databases that had visitors and counts before it. */
import { createHmac } from 'node:crypto';
import {
  type Dialect,
  Kysely,
  type KyselyPlugin,
  Migrator,
  PostgresDialect,
  SqliteDialect,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { newPool } from '#service/store/postgres/pool.ts';
import { postgresSchema, postgresTypes } from '#service/store/postgres/schema.ts';
import { visitorNumber } from '#service/store/postgres/visitor-number.ts';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { sqliteSchema } from '#service/store/sqlite/schema.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { migrationsFor } from './migrations.ts';
import type { SchemaDialect } from './schema-dialect.ts';

const hashes = Array.from({ length: 200 }, (_, index) =>
  createHmac('sha256', 'key').update(String(index)).digest(),
);

async function migrated(dialect: Dialect, schema: SchemaDialect, plugins: KyselyPlugin[]) {
  const db = new Kysely<object>({ dialect, plugins });
  const migrator = new Migrator({ db, provider: migrationsFor(schema) });
  expect((await migrator.migrateTo('0006_instances')).error).toBeUndefined();
  await sql`insert into account (email, username, avatar, plan, registered) values ('a', '', '', '', '')`.execute(
    db,
  );
  await sql`insert into link ("accountId", host, alias, created, type, url, geotarget, devicetarget, languagetarget, parameters,
    domain, title, description, status, pixels, deeplink, searched)
    values (1, '', 'sale', '', '', '', '', '', '', '', '', '', '', '', '', '', '')`.execute(db);
  for (const hash of hashes) {
    await sql`insert into visitor ("linkId", hash) values (1, ${hash.toString('base64url')})`.execute(
      db,
    );
  }
  await sql`insert into "clickCount" ("linkId", dimension, name, count) values (1, 'browser', 'Firefox', 7)`.execute(
    db,
  );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const visitors = await sql<{
    hash: string;
    day: number;
  }>`select cast(hash as text) as hash, day from visitor`.execute(db);
  const counts = await sql`select dimension, name, count from "clickCount"`.execute(db);
  const today = Math.floor(Date.now() / 86_400_000);
  // Where midnight passes meanwhile, the day may be the one before.
  expect(visitors.rows.every(({ day }) => day === today || day === today - 1)).toBe(true);
  expect(counts.rows).toEqual([{ dimension: 'browser', name: 'Firefox', count: 7 }]);
  return { db, hashes: visitors.rows.map(({ hash }) => hash).sort() };
}

const shortened = hashes.map((hash) => hash.subarray(0, 8).toString('base64url'));

describe('Visitors from before', () => {
  test('They are the same visitors afterwards, with the day of the change', async () => {
    const database = (await loadDriver())(':memory:');
    const { db, hashes } = await migrated(new SqliteDialect({ database }), sqliteSchema, []);
    expect(hashes).toEqual(shortened.toSorted());
    await db.destroy();
  });

  test.skipIf(testServer === undefined)(
    'So they are on PostgreSQL, as numbers, and counts are found as before',
    async () => {
      const pool = newPool(await makeDatabase(testServer ?? ''), 1, {});
      const { db, hashes } = await migrated(new PostgresDialect({ pool }), postgresSchema, [
        postgresTypes,
      ]);
      expect(hashes).toEqual(shortened.map(visitorNumber).toSorted());
      await sql`insert into "clickCount" ("linkId", dimension, name, count) values (1, 'browser', 'Firefox', 2)`.execute(
        db,
      );
      const { rows } = await sql<{ count: number }>`select count from "clickCount"`.execute(db);
      expect(rows.map(({ count }) => count)).toEqual([9]);
      await db.destroy();
    },
  );
});
