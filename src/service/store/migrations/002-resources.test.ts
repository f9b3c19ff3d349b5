/** Tests of migration 2, on a database that was in use before it. */
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { sqliteSchema } from '#service/store/sqlite/schema.ts';
import type { Tables } from '#service/store/tables.ts';
import { migrationsFor } from './migrations.ts';

let db: Kysely<Tables>;
let migrator: Migrator;
beforeEach(async () => {
  const database = (await loadDriver())(':memory:');
  database.exec('pragma foreign_keys = ON');
  db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  migrator = new Migrator({ db, provider: migrationsFor(sqliteSchema) });
});
afterEach(() => db.destroy());

const names = ['accountId', 'host', 'alias', 'type', 'pixels', 'channel', 'campaign'];
const rest = `'2026-01-01 00:00:00', 'https://example.com/', '[]', '[]', '[]', '[]', 'https://go.example', 'x', '', 'private', '{}', ''`;

async function addOldLink(...values: (string | number | null)[]): Promise<void> {
  const row = sql.join(values.map((value) => sql.lit(value)));
  await sql`insert into link (${sql.raw(names.join(', '))}, created, url, geotarget, devicetarget, languagetarget, parameters,
    domain, title, description, status, deeplink, searched) values (${row}, ${sql.raw(rest)})`.execute(
    db,
  );
}

test('Links that named records which could not exist name none, and hosts that nobody had added are parked', async () => {
  expect((await migrator.migrateTo('0001_accounts_and_links')).error).toBeUndefined();
  await sql`insert into account (email, username, avatar, plan, registered) values ('a@example.com', 'a', '', 'pro', 'then')`.execute(
    db,
  );
  await addOldLink(1, '', 'own', 'overlay-3', '[4]', 5, 6);
  await addOldLink(1, 'go.example', 'branded', 'frame', '[]', null, null);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const links = await db
    .selectFrom('link')
    .select(['host', 'alias', 'type', 'pixels', 'campaign'])
    .orderBy('id')
    .execute();
  expect(links).toEqual([
    { host: '', alias: 'own', type: 'direct', pixels: '[]', campaign: null },
    { host: '/1/go.example', alias: 'branded', type: 'frame', pixels: '[]', campaign: null },
  ]);
  expect(await db.selectFrom('account').select(['email', 'password']).execute()).toEqual([
    { email: 'a@example.com', password: null },
  ]);
});

test('What belongs to an account goes with it', async () => {
  await migrator.migrateToLatest();
  const account = {
    email: 'a@example.com',
    username: 'a',
    avatar: '',
    plan: 'pro',
    planExpires: null,
    registered: 'then',
    password: null,
  };
  await db.insertInto('account').values(account).execute();
  const owned = { accountId: 1, name: 'x', created: 'then' };
  await db
    .insertInto('channel')
    .values({ accountId: 1, name: 'x', folded: 'x', description: '', color: '#000000', starred: 0 })
    .execute();
  await db
    .insertInto('channelItem')
    .values({ channelId: 1, type: 'qr', itemId: 1, created: 'then' })
    .execute();
  await db
    .insertInto('campaign')
    .values({ accountId: 1, name: 'x', folded: 'x', slug: null, public: 1 })
    .execute();
  await db
    .insertInto('domain')
    .values({
      accountId: 1,
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
  for (const table of ['channel', 'channelItem', 'campaign', 'domain', 'qr'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
