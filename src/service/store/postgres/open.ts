/**
 * PostgreSQL store: connects, makes the tables where there are none, and puts the query builder,
 * changes and visits on two pools.
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { OtherTablesError } from '#service/store/schema.ts';
import { type Store, StoreError, TakenError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { newWriter, postgresVisits } from './count-visits.ts';
import { isConflict, isUnavailable, reasonOf, takenColumn } from './errors.ts';
import { postgresMaintenance } from './merge-counts.ts';
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

/** How often a change is begun again that others beside it have undone. */
const maxAttempts = 4;

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
  const dialect = direct
    ? new PostgresDialect({ pool: apiPool })
    : pooledDialect({ pool: apiPool }, timeouts);
  const db = new Kysely<Tables>({ dialect });
  const upkeep = postgresMaintenance(visitPool);
  return {
    db,
    visitorSecret,
    isUnavailable,
    upkeep,
    giveWay,
    visits: postgresVisits(visitPool, newWriter(), prepare === 'off' ? undefined : warn),
    change: (accountId, work) => change(db, accountId, work),
    windows: postgresWindows(apiPool),
    search: (accountId, words, wanted) => searchLinks(db, accountId, words, wanted),
    pools: () => [poolState('visits', visitPool), poolState('api', apiPool)],
    close: async () => {
      // What the last batches have counted; where it fails, another instance does it, or the next start.
      await upkeep.fold().catch(() => undefined);
      await visitPool.end();
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

async function change<Result>(
  db: Kysely<Tables>,
  accountId: number,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await transaction
          .selectFrom('account')
          .select('id')
          .where('id', '=', accountId)
          .forNoKeyUpdate()
          .execute();
        return work(transaction);
      });
    } catch (error) {
      const column = takenColumn(error);
      if (column !== undefined) throw new TakenError(column, { cause: error });
      if (!isConflict(error) || attempt === maxAttempts) throw error;
    }
  }
}
