/** Database of a service under test: in its data folder, or where E2E_DATABASE_URL names a PostgreSQL server, one for the folder. */
import { basename, join } from 'node:path';
import pg from 'pg';
import { openPostgresStore } from '#service/store/postgres/open.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';

const server = process.env['E2E_DATABASE_URL'];
const visitorSecret = '0123456789abcdef'.repeat(4);
const made = new Map<string, Promise<string>>();

/** The variables of a service with this data folder. The database of the folder is made where there is none yet. */
export async function databaseVariables(folder: string): Promise<Record<string, string>> {
  if (server === undefined) return {};
  const making =
    made.get(folder) ??
    makeDatabase(server, `linkdeck_${basename(folder).replace(/\W/g, '_')}`.toLowerCase());
  made.set(folder, making);
  return { DATABASE_URL: await making, VISITOR_SECRET: visitorSecret };
}

/** The store of a service that has started. */
export async function openStoreOf(folder: string): Promise<Store> {
  const { DATABASE_URL: url } = await databaseVariables(folder);
  if (url !== undefined) return openPostgresStore({ url, visitorSecret });
  return openSqliteStore({ file: join(folder, 'linkdeck.db'), visitorSecret: 'no visits' });
}

async function makeDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
