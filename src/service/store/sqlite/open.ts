/**
 * SQLite store: opens the database file, brings its tables up to date, and puts the query builder
 * and visits on it.
 */
import { setImmediate as giveWay, setTimeout as wait } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { compareSteps, migrateTables } from '#service/store/migrate-tables.ts';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import { type Store, StoreError, TakenError, uniqueColumns } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { changeFile } from './change.ts';
import { busyTimeout, type Connection, rollBack } from './connection.ts';
import { fileDialect } from './dialect.ts';
import { type DriverName, loadDriver } from './driver.ts';
import { isUnavailable } from './errors.ts';
import { watchFile } from './file-watch.ts';
import { visitorRetention } from './old-visitors.ts';
import { sqliteSchema } from './schema.ts';
import { LinkSearch } from './search-links.ts';
import { sqliteFind, sqliteVisits } from './visits.ts';

interface SqliteOptions {
  /**
   * The path of the database file in a folder that exists, or ':memory:' for one that is gone when
   * closed.
   */
  file: string;
  /** See `Store`. */
  visitorSecret: string;
  /** By default the first that works on this machine. */
  driver?: DriverName;
  /** Waits for so many milliseconds; by default by the clock. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** How long a visitor waits for another process that has the file for itself, in milliseconds. */
const readTimeout = 20;

/**
 * Opens the file, makes it if there is none, and brings its tables up to date. Several processes
 * may have it open.
 *
 * What was committed survives the end of the process at any moment; a power cut may cost the last
 * commits, never the file.
 *
 * @throws StoreError where there is no driver, or the file cannot be opened or has other tables.
 */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const { file, visitorSecret, driver } = options;
  const database = await openDatabase(file, driver);
  // One connection for all: a second one would wait, on this very thread, for a transaction that
  // waits for this thread.
  let resumeVisits = (): void => undefined;
  const db = new Kysely<Tables>({ dialect: fileDialect(database, () => resumeVisits()) });
  try {
    await migrateTables(db, migrationsFor(sqliteSchema), reasonOf);
    const { requireFile } = watchFile(file);
    const { find, count, resume } = sqliteVisits(database);
    resumeVisits = resume;
    const changes = { database, db, requireFile, wait: options.wait ?? wait, onFree: resume };
    const forgetVisitors = visitorRetention(database);
    const search = new LinkSearch(db, giveWay);
    return {
      db,
      visitorSecret,
      windows: undefined,
      isUnavailable,
      visits: {
        find,
        count: (batch) => {
          requireFile();
          count(batch);
        },
      },
      // The transaction takes the write lock of the whole file at its beginning, which locks every
      // account.
      change: (_, work) => changeFile(changes, work).catch(rethrowTaken),
      // There is one writer, which counts in the rows of the links.
      upkeep: {
        fold: () => Promise.resolve({ more: false }),
        clean: (visitorDays) =>
          visitorDays === undefined ? Promise.resolve() : forgetVisitors(visitorDays),
      },
      search: (accountId, words, wanted) => search.find(accountId, words, wanted),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw new StoreError(`The database ${file} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Opens a file that has its tables, only to read it: a connection of its own, for another thread
 * than the one that writes.
 *
 * @throws StoreError where the file cannot be opened
 */
export async function openSqliteReader({ file, driver }: Pick<SqliteOptions, 'file' | 'driver'>) {
  const database = await openDatabase(file, driver);
  database.exec('pragma query_only = ON');
  database.exec(`pragma busy_timeout = ${readTimeout}`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    find: sqliteFind(database),
    /** See `file-watch.ts`. */
    problem: watchFile(file).problem,
    close: () => db.destroy(),
  };
}

/**
 * Examines a file that is there, and leaves its tables as they are: whether it can be written to,
 * and which steps it lacks.
 *
 * @throws StoreError where it cannot be used
 */
export async function examineSqliteFile(file: string) {
  const database = await openDatabase(file, undefined);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    database.exec('begin immediate');
    rollBack(database);
    const { version } = database.prepare('select sqlite_version() as version').get([]) as {
      version: string;
    }; // what the statement selects
    const { missing } = await compareSteps(db, migrationsFor(sqliteSchema));
    return { version, missing };
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Copies the file as it is at this moment, also while others write to it. The tables stay as they
 * are.
 *
 * @param copy a path where there is no file yet
 * @throws StoreError where the file cannot be opened or the copy cannot be written
 */
export async function copySqliteFile(file: string, copy: string): Promise<void> {
  const database = await openDatabase(file, undefined);
  try {
    database.prepare('vacuum into ?').run([copy]);
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be copied to ${copy}: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

async function openDatabase(file: string, driver: DriverName | undefined): Promise<Connection> {
  const open = await loadDriver(driver);
  try {
    return prepareConnection(open(file));
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function prepareConnection(database: Connection): Connection {
  try {
    database.exec(`pragma busy_timeout = ${busyTimeout}`);
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
  const column = uniqueColumns.find(
    (name) => error instanceof Error && error.message.endsWith(name),
  );
  throw column === undefined ? error : new TakenError(column, { cause: error });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
