/**
 * PostgreSQL examination: whether a database can be reached and written to, its version, its clock
 * and its tables.
 */
import type { Pool } from 'pg';
import { StoreError } from '#service/store/store.ts';
import { reasonOf } from './errors.ts';
import { defaultTimeouts, newPool } from './pool.ts';
import { hashOfSecret, storedSecret } from './prepare-database.ts';
import { isWithoutTables } from './schema.ts';

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
  try {
    const facts = await readFacts(pool);
    const isEmpty = await isWithoutTables(pool);
    const stored = isEmpty ? undefined : await storedSecret(pool);
    return {
      ...facts,
      isEmpty,
      hasOtherSecret: stored !== undefined && stored !== hashOfSecret(visitorSecret),
    };
  } catch (error) {
    throw new StoreError(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    await pool.end();
  }
}

async function readFacts(pool: Pool): Promise<Facts> {
  const { rows } = await pool.query<Facts>(`
    select
      current_setting('server_version_num')::int as "number",
      current_setting('server_version') as "version",
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "now"
  `);
  const [facts] = rows;
  if (facts === undefined) throw new Error('it answers without a row');
  return facts;
}
