/** PostgreSQL store: connects, brings the tables up to date, and puts the query builder, changes and visits on two pools. */
import { Kysely, PostgresDialect } from 'kysely';
import { type Store, StoreError, TakenError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { isConflict, isUnavailable, reasonOf, takenColumn } from './errors.ts';
import { postgresUpkeep } from './folder.ts';
import { defaultTimeouts, newPool, poolState, type Timeouts } from './pool.ts';
import { pooledDialect, takesTimeouts } from './pooler.ts';
import { prepareDatabase } from './prepare-database.ts';
import { openReplica } from './replica/replica-lookup.ts';
import { newWriter, postgresVisits } from './visits/count-visits.ts';
import { postgresWindows } from './windows.ts';

interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** See `Store`; the same for all instances on one database. */
  visitorSecret: string;
  /** Where migrations are done, where `url` is of a pooler in transaction mode. */
  migrationUrl?: string | undefined;
  /** A replica of `url` in which visitors' links are looked up first. */
  readUrl?: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Whether the look-up of links is prepared: 'auto' until a pooler turns out to lose what was prepared. */
  prepare?: 'auto' | 'off';
  /** Gets what an operator should know and needs no action, as a line. */
  warn?: (line: string) => void;
  /** By default such that a request which waits longer is refused, and may be sent again. */
  timeouts?: Timeouts;
}

/** How often a change is begun again that others beside it have undone. */
const mostAttempts = 4;

/** Visits have connections of their own, so that no request of the API makes them wait. */
const connections = { visits: 4, api: 6, replica: 4 };

/** A visitor waits for the replica, and the primary can be asked instead. The driver keeps to them: a pooler may not know them. */
const replicaTimeouts = { connectionTimeoutMillis: 1000, statement_timeout: 500 };

/**
 * Connects and brings the tables up to date. Any number of instances may use one database.
 *
 * @throws StoreError where the database cannot be reached or used, or was used with another visitor secret
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const { url, visitorSecret, readUrl, now = Date.now, prepare = 'auto', warn = () => undefined } = options;
  const { timeouts = defaultTimeouts } = options;
  const direct = await prepared(options, timeouts, warn);
  const open = (max: number) => newPool(url, max, timeouts, direct);
  const [apiPool, visitPool] = [open(connections.api), open(connections.visits)];
  const dialect = direct ? new PostgresDialect({ pool: apiPool }) : pooledDialect({ pool: apiPool }, timeouts);
  const db = new Kysely<Tables>({ dialect });
  const upkeep = postgresUpkeep(visitPool);
  const isPrepared = prepare !== 'off';
  const visits = postgresVisits(visitPool, newWriter(), isPrepared ? warn : undefined);
  const readPools = readUrl === undefined ? [] : [newPool(readUrl, connections.replica, replicaTimeouts, false)];
  const [replica] = readPools.map((pool) => openReplica({ pool, primary: visitPool, now, reasonOf, warn, isPrepared }));
  return {
    ...{ db, visitorSecret, isUnavailable },
    upkeep: replica === undefined ? upkeep : { ...upkeep, fold: () => replica.check().then(upkeep.fold) },
    visits: replica === undefined ? visits : { ...visits, find: replica.before(visits.find) },
    change: (accountId, work) => change(db, accountId, work),
    windows: postgresWindows(apiPool),
    // The planner knows itself when the index is worth it.
    searchIndex: () => Promise.resolve(undefined),
    pools: () => [
      ...[poolState('visits', visitPool), poolState('api', apiPool)],
      ...readPools.map((pool) => poolState('replica', pool)),
    ],
    close: async () => {
      // What the last batches have counted; where it fails, another instance does it, or the next start.
      await upkeep.fold().catch(() => undefined);
      for (const pool of [visitPool, ...readPools]) await pool.end();
      await db.destroy();
    },
  };
}

/** Makes tables, and returns whether connections may begin with time-outs. */
async function prepared(
  { url, visitorSecret, migrationUrl = url }: PostgresOptions,
  timeouts: Timeouts,
  warn: (line: string) => void,
): Promise<boolean> {
  try {
    await prepareDatabase(migrationUrl, visitorSecret, timeouts, warn);
    return await takesTimeouts(url, timeouts);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The PostgreSQL database cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`, { cause: error });
  }
}

async function change<Result>(
  db: Kysely<Tables>,
  accountId: number,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
        return work(transaction);
      });
    } catch (error) {
      const column = takenColumn(error);
      if (column !== undefined) throw new TakenError(column, { cause: error });
      if (!isConflict(error) || attempt === mostAttempts) throw error;
    }
  }
}
