/** Tests of migration 5, on a database that had links before it. */
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { sqliteSchema } from '#service/store/sqlite/schema.ts';
import type { Tables } from '#service/store/tables.ts';
import { migrationsFor } from './migrations.ts';

test('Links from before are numbered by time, counted for their account, and in the search index', async () => {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: (await loadDriver())(':memory:') }),
  });
  const migrator = new Migrator({ db, provider: migrationsFor(sqliteSchema) });
  expect((await migrator.migrateTo('0004_app_stores')).error).toBeUndefined();
  for (const email of ['a', 'b', 'c']) {
    await sql`insert into account (email, username, avatar, plan, registered) values (${email}, '', '', '', '')`.execute(
      db,
    );
  }
  const links = [
    [1, 'new', '2026-01-03', 'a tent'],
    [2, 'other', '2026-01-01', 'a lamp'],
    [1, 'old', '2026-01-01', 'a tent and a lamp'],
    [1, 'same', '2026-01-03', 'nothing'],
  ] as const;
  for (const [accountId, alias, created, searched] of links) {
    await sql`insert into link (accountId, host, alias, created, type, url, geotarget, devicetarget, languagetarget, parameters,
      domain, title, description, status, pixels, deeplink, searched)
      values (${accountId}, '', ${alias}, ${created}, '', '', '', '', '', '', '', '', '', '', '', '', ${searched})`.execute(
      db,
    );
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const numbered = await db
    .selectFrom('link')
    .select(['accountId', 'alias', 'ordinal'])
    .orderBy('accountId')
    .orderBy('ordinal')
    .execute();
  expect(numbered.map(({ accountId, alias, ordinal }) => [accountId, alias, ordinal])).toEqual([
    [1, 'old', 1],
    [1, 'new', 2],
    [1, 'same', 3],
    [2, 'other', 1],
  ]);
  const accounts = await db.selectFrom('account').select('links').orderBy('id').execute();
  expect(accounts.map((account) => account.links)).toEqual([3, 1, 0]);
  const found = await sql<{
    id: number;
  }>`select rowid as id from link_words where link_words match 'lam' order by rowid`.execute(db);
  expect(found.rows.map(({ id }) => id)).toEqual([2, 3]);
  await db.destroy();
});
