/**
 * PostgreSQL database at the start: makes its tables where there are none, and compares the visitor
 * secret.
 */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { StoreError } from '#service/store/store.ts';
import { newPool, type Timeouts } from './pool.ts';
import { makeTables } from './schema.ts';

/**
 * On a connection of its own: tables may take longer than a request.
 *
 * @throws Error with the reason; OtherTablesError, and StoreError where the secret is another one
 */
export async function prepareDatabase(
  url: string,
  visitorSecret: string,
  { connectionTimeoutMillis }: Timeouts,
): Promise<void> {
  const pool = newPool(url, 1, { connectionTimeoutMillis });
  try {
    await makeTables(pool);
    await checkSecret(pool, visitorSecret);
  } finally {
    await pool.end();
  }
}

/** What the database stores of the visitor secret. */
export function hashOfSecret(visitorSecret: string): string {
  return createHash('sha256').update(`visitor secret ${visitorSecret}`).digest('hex');
}

/** With two secrets, one visitor would be counted twice. Only a hash of it is stored. */
async function checkSecret(pool: Pool, visitorSecret: string): Promise<void> {
  const hash = hashOfSecret(visitorSecret);
  await pool.query(
    "insert into setting (name, value) values ('visitorSecret', $1) on conflict do nothing",
    [hash],
  );
  if ((await storedSecret(pool)) === hash) return;
  throw new StoreError(
    'VISITOR_SECRET differs from the one that this database was first used with: set that one again.',
  );
}

/** The hash in the database, or undefined where it was never started with a secret. */
export async function storedSecret(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>(
    "select value from setting where name = 'visitorSecret'",
  );
  return rows[0]?.value;
}
