/** PostgreSQL store: connects, brings the tables up to date, and puts the query builder, changes and visits on two pools. */
import { createHash, randomUUID } from 'node:crypto';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import { type Store, StoreError, TakenError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { isConflict, isUnavailable, reasonOf, takenColumn } from './errors.ts';
import { defaultTimeouts, newPool, type Timeouts } from './pool.ts';
import { postgresSchema, postgresTypes } from './schema.ts';
import { postgresVisits } from './visits.ts';
import { postgresWindows } from './windows.ts';

interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** See `Store`; the same for all instances on one database. */
  visitorSecret: string;
  /** By default such that a request which waits longer is refused, and may be sent again. */
  timeouts?: Timeouts;
}

/** How often a change is begun again that others beside it have undone. */
const mostAttempts = 4;

/** Visits have connections of their own, so that no request of the API makes them wait. */
const connections = { visits: 4, api: 6 };

/**
 * Connects and brings the tables up to date. Any number of instances may use one database.
 *
 * @throws StoreError where the database cannot be reached or used, or was used with another visitor secret
 */
export async function openPostgresStore({ url, visitorSecret, timeouts = defaultTimeouts }: PostgresOptions): Promise<Store> {
  await prepare(url, visitorSecret, timeouts);
  const [apiPool, visitPool] = [newPool(url, connections.api, timeouts), newPool(url, connections.visits, timeouts)];
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: apiPool }) });
  return {
    ...{ db, visitorSecret, isUnavailable },
    visits: postgresVisits(visitPool, randomUUID()),
    change: (accountId, work) => change(db, accountId, work),
    windows: postgresWindows(apiPool),
    // The planner knows itself when the index is worth it.
    searchIndex: () => Promise.resolve(undefined),
    close: async () => {
      await visitPool.end();
      await db.destroy();
    },
  };
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

/** Makes tables and compares the secret, on a connection of its own: a migration may take longer than a request. */
async function prepare(url: string, visitorSecret: string, { connectionTimeoutMillis }: Timeouts): Promise<void> {
  const pool = newPool(url, 1, { connectionTimeoutMillis });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [postgresTypes] });
  try {
    const { error } = await new Migrator({ db, provider: migrationsFor(postgresSchema) }).migrateToLatest();
    if (error !== undefined) throw new Error(reasonOf(error), { cause: error });
    await checkSecret(db, visitorSecret);
    await sql`delete from "sharedWindow" where started < extract(epoch from now() - interval '1 day') * 1000`.execute(db);
    await sql`delete from "visitWriter" where written < now() - interval '7 days'`.execute(db);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The PostgreSQL database cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`, { cause: error });
  } finally {
    await db.destroy();
  }
}

/** With two secrets, one visitor would be counted twice. Only a hash of it is stored. */
async function checkSecret(db: Kysely<Tables>, visitorSecret: string): Promise<void> {
  const hash = createHash('sha256').update(`visitor secret ${visitorSecret}`).digest('hex');
  await sql`insert into setting (name, value) values ('visitorSecret', ${hash}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`select value from setting where name = 'visitorSecret'`.execute(db);
  if (rows[0]?.value === hash) return;
  throw new StoreError('VISITOR_SECRET differs from the one that this database was first used with: set that one again.');
}
