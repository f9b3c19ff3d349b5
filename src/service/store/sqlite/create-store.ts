/**
 * SQLite store over an open connection: makes its tables where there are none, and puts the query
 * builder and visits on it.
 */
import { Kysely } from 'kysely';
import { type Store, TakenError, uniqueColumns } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { changeFile } from './change.ts';
import type { Connection } from './connection.ts';
import { fileDialect } from './dialect.ts';
import { isUnavailable } from './errors.ts';
import { visitorRetention } from './old-visitors.ts';
import { makeTables } from './schema.ts';
import { LinkSearch } from './search-links.ts';
import { sqliteVisits } from './visits.ts';

interface SqliteStoreOptions {
  /** The store closes it at its own end. */
  readonly database: Connection;
  /** See `Store`. */
  readonly visitorSecret: string;
  /** Throws where what is written would be lost. */
  readonly requireFile: () => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Resolves once requests that have arrived meanwhile have had their turn. */
  readonly giveWay: () => Promise<void>;
}

/**
 * Makes the store.
 *
 * @throws Error where the tables cannot be used; the connection is left open then
 */
export function createSqliteStore(options: SqliteStoreOptions): Store {
  const { database, visitorSecret, requireFile, wait, giveWay } = options;
  makeTables(database);
  // One connection for all: a second one would wait, on this very thread, for a transaction that
  // waits for this thread.
  let resumeVisits = (): void => undefined;
  const db = new Kysely<Tables>({ dialect: fileDialect(database, () => resumeVisits()) });
  const { find, count, resume } = sqliteVisits(database);
  resumeVisits = resume;
  const changes = { database, db, requireFile, wait, onFree: resume };
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
    giveWay,
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
}

function rethrowTaken(error: unknown): never {
  const column = uniqueColumns.find(
    (name) => error instanceof Error && error.message.endsWith(name),
  );
  throw column === undefined ? error : new TakenError(column, { cause: error });
}
