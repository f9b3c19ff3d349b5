/**
 * PostgreSQL database at the start: brings its tables up to date, and compares the visitor secret.
 */
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrateTables } from '#service/store/migrate-tables.ts';
import { migrationsFor } from '#service/store/migrations/migrations.ts';
import { StoreError } from '#service/store/store.ts';
import type { Tables } from '#service/store/tables.ts';
import { reasonOf } from './errors.ts';
import { mergeRow } from './merge-counts.ts';
import { newPool, type Timeouts } from './pool.ts';
import { postgresSchema, postgresTypes } from './schema.ts';

/**
 * On a connection of its own: a migration may take longer than a request.
 *
 * @param url of the server itself or a pooler in session mode, because migrations hold a lock of
 * their session
 * @throws Error with the reason; StoreError where the secret is another one
 */
export async function prepareDatabase(
  url: string,
  visitorSecret: string,
  { connectionTimeoutMillis }: Timeouts,
  warn: (line: string) => void,
): Promise<void> {
  const pool = newPool(url, 1, { connectionTimeoutMillis });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [postgresTypes],
  });
  try {
    const later = await migrateTables(db, migrationsFor(postgresSchema), reasonOf);
    if (later.length > 0)
      warn(
        `The database has tables of a newer version (${later.join(', ')}), beside which this one works.`,
      );
    await checkSecret(db, visitorSecret);
    await sql.raw(mergeRow).execute(db);
  } finally {
    await db.destroy();
  }
}

/** What the database stores of the visitor secret. */
export function hashOfSecret(visitorSecret: string): string {
  return createHash('sha256').update(`visitor secret ${visitorSecret}`).digest('hex');
}

/** With two secrets, one visitor would be counted twice. Only a hash of it is stored. */
async function checkSecret(db: Kysely<Tables>, visitorSecret: string): Promise<void> {
  const hash = hashOfSecret(visitorSecret);
  await sql`insert into setting (name, value) values ('visitorSecret', ${hash}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{
    value: string;
  }>`select value from setting where name = 'visitorSecret'`.execute(db);
  if (rows[0]?.value === hash) return;
  throw new StoreError(
    'VISITOR_SECRET differs from the one that this database was first used with: set that one again.',
  );
}
