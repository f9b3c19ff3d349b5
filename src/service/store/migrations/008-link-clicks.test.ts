/** Tests of migration 8, on databases whose links had clicks before it. */
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
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { sqliteSchema } from '#service/store/sqlite/schema.ts';
import { makeDatabase, testServer } from '#testing/service/test-store.ts';
import { migrationsFor } from './migrations.ts';
import type { SchemaDialect } from './schema-dialect.ts';

async function migrated(dialect: Dialect, schema: SchemaDialect, plugins: KyselyPlugin[]) {
  const db = new Kysely<object>({ dialect, plugins });
  const migrator = new Migrator({ db, provider: migrationsFor(schema) });
  expect((await migrator.migrateTo('0007_spread_counts')).error).toBeUndefined();
  await sql`insert into account (email, username, avatar, plan, registered) values ('a', '', '', '', '')`.execute(
    db,
  );
  const addLink = (alias: string, clicks: number, ordinal: number) =>
    sql`insert into link ("accountId", host, alias, clicks,
    "uniqueClicks", ordinal, created, type, url, geotarget, devicetarget, languagetarget, parameters, domain, title, description,
    status, pixels, deeplink, searched)
    values (1, '', ${alias}, ${clicks}, 2, ${ordinal}, '', '', '', '', '', '', '', '', '', '', '', '', '', '')`.execute(
      db,
    );
  await addLink('old', 7, 1);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await addLink('new', 3, 2);
  // What a version before this step does.
  await sql`update link set clicks = clicks + 4, "uniqueClicks" = "uniqueClicks" + 1 where alias = 'old'`.execute(
    db,
  );
  await sql`update link set ordinal = ordinal + 1`.execute(db);
  const clicks = async () =>
    (await sql`select * from "linkClicks" order by "linkId"`.execute(db)).rows;
  const figures = { linkId: 1, accountId: 1, ordinal: 2, clicks: 11, uniqueClicks: 3 };
  expect(await clicks()).toEqual([
    figures,
    { linkId: 2, accountId: 1, ordinal: 3, clicks: 3, uniqueClicks: 2 },
  ]);
  await sql`delete from link where alias = 'new'`.execute(db);
  expect(await clicks()).toEqual([figures]);
  await db.destroy();
}

describe('Clicks from before, and of links that are made, counted, moved in their order and deleted', () => {
  test('They are found beside their links', async () => {
    const database = (await loadDriver())(':memory:');
    await migrated(new SqliteDialect({ database }), sqliteSchema, []);
  });

  test.skipIf(testServer === undefined)(
    'They are on PostgreSQL too, where they have a table of their own',
    async () => {
      const pool = newPool(await makeDatabase(testServer ?? ''), 1, {});
      await migrated(new PostgresDialect({ pool }), postgresSchema, [postgresTypes]);
    },
  );
});
