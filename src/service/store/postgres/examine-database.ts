/**
 * PostgreSQL examination: whether a database can be reached and written to, its version, its clock
 * and its tables.
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { compareSteps } from '#service/store/migrate-tables.ts';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import { StoreError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { reasonOf } from './errors.ts';
import { defaultTimeouts, newPool } from './pool.ts';
import { hashOfSecret } from './prepare-database.ts';
import { postgresSchema, postgresTypes } from './schema.ts';

interface Facts {
  /** As `server_version_num` has it: 150004 is 15.4. */
  readonly number: number;
  readonly version: string;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Changes nothing.
 *
 * @param url of the server itself
 * @throws StoreError with a reason that names no address and no password
 */
export async function examinePostgres(url: string, visitorSecret: string) {
  const pool = newPool(url, 1, defaultTimeouts, false);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [postgresTypes],
  });
  try {
    const facts = await readFacts(db);
    const { missing } = await compareSteps(db, migrationsFor(postgresSchema));
    const stored = missing.length === 0 ? await storedSecret(db) : undefined;
    return {
      ...facts,
      missing,
      hasOtherSecret: stored !== undefined && stored !== hashOfSecret(visitorSecret),
    };
  } catch (error) {
    throw new StoreError(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    await db.destroy();
  }
}

async function readFacts(db: Kysely<Tables>): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      current_setting('server_version_num')::int as "number",
      current_setting('server_version') as "version",
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "now"
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('it answers without a row');
  return facts;
}

async function storedSecret(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{
    value: string;
  }>`select value from setting where name = 'visitorSecret'`.execute(db);
  return rows[0]?.value;
}
