/**
 * SQLite store over an open connection: makes its tables where there are none, and puts the query
 * builder and visits on it.
 */
import { Kysely, sql } from 'kysely';
import { boundReferrers, type CountingDialect, countVisits } from '#service/store/count-visits.ts';
import { type Store, type UniqueColumn, uniqueColumns, type Work } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { transact } from '#service/store/transact.ts';
import { visitorRetention } from '#service/store/visitor-retention.ts';
import type { Connection } from './connection.ts';
import { fileDialect } from './dialect.ts';
import { isLocked, isUnavailable } from './errors.ts';
import { sqliteFind } from './find-link.ts';
import { makeTables } from './schema.ts';
import { LinkSearch } from './search-links.ts';

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
 * Attempts to take the write lock, and the pauses between them in milliseconds: a second in all, in
 * which requests that read go on.
 */
const attempts = 20;
const pause = 50;

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
  const db = new Kysely<Tables>({ dialect: fileDialect(database, requireFile) });
  const conflicts = { isConflict: isLocked, takenColumn, attempts, pause: () => wait(pause) };
  const change = <Result>(work: Work<Result>) => transact(db, conflicts, work);
  const forgetVisitors = visitorRetention(change, giveWay);
  const search = new LinkSearch(db, giveWay);
  return {
    db,
    visitorSecret,
    windows: undefined,
    isUnavailable,
    visits: {
      find: sqliteFind(database),
      count: (visits) =>
        change(async (transaction) => {
          const grown = await countVisits(transaction, counting, visits);
          for (const linkId of grown) await boundReferrers(transaction, linkId);
        }),
    },
    giveWay,
    // The transaction takes the write lock of the whole file at its beginning, which locks every
    // account.
    change: (_, work) => change(work),
    upkeep: async (visitorDays) => {
      if (visitorDays !== undefined) await forgetVisitors(visitorDays);
    },
    search: (accountId, words, wanted) => search.find(accountId, words, wanted),
    close: () => db.destroy(),
  };
}

const counting: CountingDialect = {
  given: (columns, rows) => {
    const values = columns.map(([name], at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)})) as given`;
  },
  // The transaction has locked the whole file.
  lockClicks: () => Promise.resolve(),
  slot: 0,
};

function takenColumn(error: unknown): UniqueColumn | undefined {
  return uniqueColumns.find((name) => error instanceof Error && error.message.endsWith(name));
}
