/** SQLite store: opens the database file, brings its tables up to date, and puts the query builder and visits on it. */
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import { type Store, StoreError, TakenError, uniqueColumns } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { type Connection, patience } from './connection.ts';
import { fileDialect } from './dialect.ts';
import { type DriverName, loadDriver } from './driver.ts';
import { sqliteSchema } from './schema.ts';
import { searchIndex } from './search-index.ts';
import { type SqliteVisits, sqliteFind, sqliteVisits } from './visits.ts';

interface SqliteOptions {
  /** The path of the database file in a folder that exists, or ':memory:' for one that is gone when closed. */
  file: string;
  /** See `Store`. */
  visitorSecret: string;
  /** By default the first that works on this machine. */
  driver?: DriverName | undefined;
}

/**
 * Opens the file, makes it if there is none, and brings its tables up to date. Several processes may have it open.
 *
 * What was committed survives the end of the process at any moment; a power cut may cost the last commits, never the file.
 *
 * @throws StoreError where there is no driver, or the file cannot be opened or has other tables.
 */
export async function openSqliteStore({ file, visitorSecret, driver }: SqliteOptions): Promise<Store> {
  const database = await openDatabase(file, driver);
  // One connection for all: a second one would wait, on this very thread, for a transaction that waits for this thread.
  let visits: SqliteVisits | undefined;
  const db = new Kysely<Tables>({ dialect: fileDialect({ database }, () => visits?.resume()) });
  try {
    await migrate(db);
    visits = sqliteVisits(database);
    return {
      ...{ db, visits, visitorSecret, windows: undefined },
      // The transaction takes the write lock of the whole file at its beginning, which locks every account.
      change: (_, work) => db.transaction().execute(work).catch(rethrowTaken),
      searchIndex: (words, most) => searchIndex(db, words, most),
      // Another process writes for longer than statements wait.
      isUnavailable: (error) => error instanceof Error && error.message === 'database is locked',
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw new StoreError(`The database ${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Opens a file that has its tables, only to read it: a connection of its own, for another thread than the one that writes.
 *
 * @throws StoreError where the file cannot be opened
 */
export async function openSqliteReader({ file, driver }: Pick<SqliteOptions, 'file' | 'driver'>) {
  const database = await openDatabase(file, driver);
  database.exec('pragma query_only = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { db, find: sqliteFind(database), close: () => db.destroy() };
}

async function openDatabase(file: string, driver: DriverName | undefined): Promise<Connection> {
  const open = await loadDriver(driver);
  try {
    return prepareConnection(open(file));
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

function prepareConnection(database: Connection): Connection {
  try {
    database.exec(`pragma busy_timeout = ${patience}`);
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = NORMAL');
    database.exec('pragma foreign_keys = ON');
    database.exec(`pragma mmap_size = ${256 * 1024 * 1024}`); // look-ups are a third faster than through read calls
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function rethrowTaken(error: unknown): never {
  const column = uniqueColumns.find((name) => error instanceof Error && error.message.endsWith(name));
  throw column === undefined ? error : new TakenError(column, { cause: error });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationsFor(sqliteSchema) }).migrateToLatest();
  if (error !== undefined) throw new Error(reasonOf(error), { cause: error });
}
