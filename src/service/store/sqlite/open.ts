/**
 * SQLite files: opens the database file with a driver of Node, as a store or to read it alone, and
 * copies it.
 */
import { setImmediate as giveWay, setTimeout as wait } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { type Store, StoreError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { busyTimeout, type Connection, rollBack } from './connection.ts';
import { createSqliteStore } from './create-store.ts';
import { loadDriver } from './driver.ts';
import { watchFile } from './file-watch.ts';
import { sqliteFind } from './find-link.ts';
import { isWithoutTables } from './schema.ts';

interface SqliteOptions {
  /**
   * The path of the database file in a folder that exists, or ':memory:' for one that is gone when
   * closed.
   */
  file: string;
  /** See `Store`. */
  visitorSecret: string;
  /** Waits for so many milliseconds; by default by the clock. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** How long a visitor waits for another process that has the file for itself, in milliseconds. */
const readTimeout = 20;

/**
 * Opens the file, and makes it with its tables if there is none. Several processes may have it
 * open.
 *
 * What was committed survives the end of the process at any moment; a power cut may cost the last
 * commits, never the file.
 *
 * @throws StoreError where there is no driver, or the file cannot be opened or has other tables.
 */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  const { file, visitorSecret } = options;
  const database = await openDatabase(file);
  try {
    return createSqliteStore({
      database,
      visitorSecret,
      requireFile: watchFile(file).requireFile,
      wait: options.wait ?? wait,
      giveWay,
    });
  } catch (error) {
    database.close();
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
export async function openSqliteReader(file: string) {
  const database = await openDatabase(file);
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
 * and whether these are still to be made.
 *
 * @throws StoreError where it cannot be used
 */
export async function examineSqliteFile(file: string) {
  const database = await openDatabase(file);
  try {
    database.exec('begin immediate');
    rollBack(database);
    const { version } = database.prepare('select sqlite_version() as version').get([]) as {
      version: string;
    }; // what the statement selects
    return { version, isEmpty: isWithoutTables(database) };
  } catch (error) {
    throw new StoreError(`The database ${file} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    database.close();
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
  const database = await openDatabase(file);
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

async function openDatabase(file: string): Promise<Connection> {
  const open = await loadDriver();
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
