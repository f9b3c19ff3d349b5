/**
 * PostgreSQL store: connects, makes the tables where there are none, and puts the query builder,
 * changes and visits on two pools.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as giveWay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { OtherTablesError } from '#service/store/schema.ts';
import { type Store, StoreError, type Work } from '#service/store/store.ts';
import { dayOf } from '#service/store/stored-values.ts';
import type { Tables } from '#service/store/tables.ts';
import { transact } from '#service/store/transact.ts';
import { visitorRetention } from '#service/store/visitor-retention.ts';
import { countOnce } from './count-once.ts';
import { isConflict, isUnavailable, reasonOf, takenColumn } from './errors.ts';
import { linkLookup } from './link-lookup.ts';
import { defaultTimeouts, newPool, poolState, type Timeouts } from './pool.ts';
import { pooledDialect, takesTimeouts } from './pooler.ts';
import { prepareDatabase } from './prepare-database.ts';
import { searchLinks } from './search-links.ts';
import { postgresWindows } from './windows.ts';

interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** See `Store`; the same for all instances on one database. */
  visitorSecret: string;
  /** Where tables are made, where `url` is of a pooler in transaction mode. */
  migrationUrl?: string;
  /**
   * Whether the look-up of links is prepared: 'auto' until a pooler turns out to lose what was
   * prepared.
   */
  prepare?: 'auto' | 'off';
  /** Gets what an operator should know and needs no action, as a line. */
  warn?: (line: string) => void;
  /** By default such that a request which waits longer is refused, and may be sent again. */
  timeouts?: Timeouts;
}

/** A change that others beside it have undone is begun again at once. */
const conflicts = { isConflict, takenColumn, attempts: 4, pause: () => Promise.resolve() };

/** Visits have connections of their own, so that no request of the API makes them wait. */
const connections = { visits: 4, api: 6 };

/**
 * Connects, and makes the tables in an empty database. Any number of instances may use one database.
 *
 * @throws StoreError where the database cannot be reached or used, or was used with another visitor
 * secret
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const { url, visitorSecret, prepare = 'auto', warn = () => undefined } = options;
  const { timeouts = defaultTimeouts } = options;
  const direct = await prepared(options, timeouts);
  const open = (max: number) => newPool(url, max, timeouts, direct);
  const apiPool = open(connections.api);
  const visitPool = open(connections.visits);
  const builder = (pool: Pool) =>
    new Kysely<Tables>({
      dialect: pooledDialect({ pool }, direct ? undefined : timeouts),
    });
  const db = builder(apiPool);
  const counts = builder(visitPool);
  const count = <Result>(work: Work<Result>) => transact(counts, conflicts, work);
  const windows = postgresWindows(apiPool);
  const forgetVisitors = visitorRetention(count, giveWay);
  return {
    db,
    visitorSecret,
    isUnavailable,
    giveWay,
    visits: {
      find: linkLookup(visitPool, prepare === 'off' ? undefined : warn),
      count: countOnce(count, randomUUID()),
    },
    change: (accountId, work) =>
      transact(db, conflicts, async (transaction) => {
        if (accountId !== undefined) await lockAccount(transaction, accountId);
        return work(transaction);
      }),
    upkeep: async (visitorDays) => {
      await windows.clean();
      await forgetWriters(counts);
      if (visitorDays !== undefined) await forgetVisitors(visitorDays);
    },
    windows,
    search: (accountId, words, wanted) => searchLinks(db, accountId, words, wanted),
    pools: () => [poolState('visits', visitPool), poolState('api', apiPool)],
    close: async () => {
      await counts.destroy();
      await db.destroy();
    },
  };
}

/** Makes tables, and returns whether connections may begin with time-outs. */
async function prepared(
  { url, visitorSecret, migrationUrl = url }: PostgresOptions,
  timeouts: Timeouts,
): Promise<boolean> {
  try {
    await prepareDatabase(migrationUrl, visitorSecret, timeouts);
    return await takesTimeouts(url, timeouts);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    if (error instanceof OtherTablesError)
      throw new StoreError(
        `The PostgreSQL database ${nameOf(migrationUrl)} of DATABASE_URL cannot be used: ${error.message}`,
        { cause: error },
      );
    throw new StoreError(
      `The PostgreSQL database cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Without host, user and password, because logs show it. */
function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function lockAccount(db: Kysely<Tables>, accountId: number): Promise<unknown> {
  return db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** No instance is unsure about a batch for so many days. */
const writerDays = 7;

function forgetWriters(db: Kysely<Tables>): Promise<unknown> {
  const oldest = dayOf(Date.now()) - writerDays;
  return db.deleteFrom('visitWriter').where('day', '<', oldest).execute();
}
