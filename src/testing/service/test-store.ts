/** Store in a test: SQLite in memory, or an empty PostgreSQL database where TEST_DATABASE_URL names a server. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { numberedTables } from '#service/store/tables.ts';

const visitorSecret = 'for tests only';
/** What a test waits for may take long on a busy machine, and must not be refused for it. In milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** The server that tests run on, as `postgres://user@host:port/postgres`; its user may make databases. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** Databases of this process that no test has open. Making one takes longer than emptying it. */
const free: string[] = [];

/** Opens an empty store; the test that opens it closes it. */
export function openTestStore(): Promise<Store> {
  if (testServer === undefined) return openSqliteStore({ file: ':memory:', visitorSecret });
  return openEmpty(testServer);
}

async function openEmpty(server: string): Promise<Store> {
  const url = free.pop() ?? (await makeDatabase(server));
  const store = await openPostgresStore({ url, visitorSecret, timeouts });
  const restart = numberedTables
    .map((table) => `alter table "${table}" alter column id restart;`)
    .join('');
  try {
    await sql.raw(`delete from account; delete from "sharedWindow"; ${restart}`).execute(store.db);
  } catch {
    // A test has dropped tables on purpose.
    await store.close();
    return openEmpty(server);
  }
  const close = async (): Promise<void> => {
    await store.close();
    free.push(url);
  };
  // A test hands its time in; shared windows have the clock of the server.
  return { ...store, windows: undefined, close };
}

/** Makes a database without tables, and returns its address. */
export async function makeDatabase(server: string): Promise<string> {
  const name = `linkdeck_test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  // Not the order of text that a server has by default: the tables have to bring theirs.
  await client.query(
    `create database ${name} template template0 locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'`,
  );
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
