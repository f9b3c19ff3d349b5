/** The store in an embedded database file: better-sqlite3 behind the query builder and, for visits, by itself. */
import type BetterSqlite3 from 'better-sqlite3';
import { Kysely, Migrator, sql } from 'kysely';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import type { SchemaDialect } from '#service/store/migrations/schema-dialect.ts';
import type { Store } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { FileDialect } from './dialect.ts';
import { StoreError } from './store-error.ts';
import { type SqliteVisits, sqliteVisits } from './visits.ts';

interface SqliteOptions {
  /** The path of the database file in a folder that exists, or ':memory:' for one that is gone when closed. */
  file: string;
  /** See `Store`. */
  visitorSecret: string;
}

/**
 * Opens the file, makes it if there is none, and brings its tables up to date. Several processes may have it open.
 *
 * What was committed survives the end of the process at any moment; a power cut may cost the last commits, never the file.
 *
 * @throws StoreError where the driver is missing, or the file cannot be opened or is not ours.
 */
export async function openSqliteStore({ file, visitorSecret }: SqliteOptions): Promise<Store> {
  const database = openDatabase(await loadDriver(), file);
  // One connection for all: a second one would wait, on this very thread, for a transaction that waits for this thread.
  let visits: SqliteVisits | undefined;
  const db = new Kysely<Tables>({ dialect: new FileDialect({ database }, () => visits?.resume()) });
  try {
    await migrate(db);
    visits = sqliteVisits(database);
    return { db, visits, visitorSecret, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw new StoreError(`The database ${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

async function loadDriver(): Promise<typeof BetterSqlite3> {
  try {
    // Loaded here and not above, so that where it is missing a person gets words instead of a stack.
    return (await import('better-sqlite3')).default;
  } catch (error) {
    throw driverMissing(error);
  }
}

function openDatabase(Driver: typeof BetterSqlite3, file: string): BetterSqlite3.Database {
  let database: BetterSqlite3.Database;
  try {
    database = new Driver(file, { timeout: 5000 });
  } catch (error) {
    if (isSqliteError(error) || error instanceof TypeError) {
      throw new StoreError(`The database ${file} cannot be opened: ${reasonOf(error)}`, { cause: error });
    }
    throw driverMissing(error);
  }
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma('foreign_keys = ON');
    database.pragma(`mmap_size = ${256 * 1024 * 1024}`); // look-ups are a third faster than through read calls
    return database;
  } catch (error) {
    database.close();
    throw new StoreError(`The database ${file} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

function driverMissing(cause: unknown): StoreError {
  return new StoreError(
    'The database driver better-sqlite3 is not installed or does not fit this Node.js. ' +
      'Install what builds it (on Debian: apt install build-essential python3), then run: npm install better-sqlite3',
    { cause },
  );
}

function isSqliteError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const schema: SchemaDialect = {
  numbered: (column) => column.primaryKey().autoIncrement(),
  clustered: (table) => table.modifyEnd(sql`without rowid`),
};

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationsFor(schema) }).migrateToLatest();
  if (error !== undefined) throw new Error(reasonOf(error), { cause: error });
}
