/** Tests of migration 9, on a database that had links before it. */
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { sqliteSchema } from '#service/store/sqlite/schema.ts';
import type { Tables } from '#service/store/tables.ts';
import { migrationsFor } from './migrations.ts';

test('What the links of each account take is counted, and the indexes have those from before', async () => {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: (await loadDriver())(':memory:') }),
  });
  const migrator = new Migrator({ db, provider: migrationsFor(sqliteSchema) });
  expect((await migrator.migrateTo('0008_link_clicks')).error).toBeUndefined();
  for (const email of ['a', 'b']) {
    await sql`insert into account (email, username, avatar, plan, registered) values (${email}, '', '', '', '')`.execute(
      db,
    );
  }
  await sql`insert into link (accountId, host, alias, ordinal, created, type, url, geotarget, devicetarget, languagetarget,
    parameters, domain, title, description, status, pixels, deeplink, searched, campaign)
    values (1, '', 'old', 1, '', '', '1234', '56', '7', '', '', '', '890', '', 'public', '', '', 'a text', 5)`.execute(
    db,
  );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  expect(
    await db.selectFrom('account').select(['email', 'stored']).orderBy('id').execute(),
  ).toEqual([
    { email: 'a', stored: 10 },
    { email: 'b', stored: 0 },
  ]);
  const { rows } = await sql`select alias from link indexed by link_public
    where campaign = 5 and status = 'public'`.execute(db);
  expect(rows).toEqual([{ alias: 'old' }]);
  await db.destroy();
});
