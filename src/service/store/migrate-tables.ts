/**
 * Table migration: brings tables up to date, and lets an older version start beside newer tables
 * where those only add.
 */
import { type Kysely, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A step that a version before it can work beside ends like this. It adds tables and columns, and
 * changes no meaning.
 */
const adds = '_adds';

/**
 * Does the steps that are missing. While instances are exchanged one by one, an older one may start
 * after a newer one.
 *
 * @returns the later steps that this version does not know and can work beside
 * @throws Error with a message of one line where the tables cannot be used, with the cause where a
 * step fails
 */
export async function migrateTables(
  db: Kysely<Tables>,
  provider: MigrationProvider,
  reasonOf: (error: unknown) => string,
): Promise<readonly string[]> {
  const { later, missing } = await compareSteps(db, provider);
  // The migrator refuses steps that it does not know. Where own ones are missing as well, it is
  // right.
  if (later.length > 0 && missing.length === 0) return later;
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error(reasonOf(error), { cause: error });
  return [];
}

/**
 * What the tables have and this version does not know, and what they lack; changes nothing.
 *
 * @throws Error where this version cannot work beside the later steps
 */
export async function compareSteps(db: Kysely<Tables>, provider: MigrationProvider) {
  const own = Object.keys(await provider.getMigrations());
  const done = await doneSteps(db);
  const later = done.filter((name) => !own.includes(name));
  const [unknown] = later.filter((name) => !name.endsWith(adds));
  if (unknown !== undefined) {
    throw new Error(
      `a newer version has made it, with the step ${unknown} that this one does not know. Start that version again`,
    );
  }
  return { later, missing: own.filter((name) => !done.includes(name)) };
}

/** None where the table is missing; where the database does not answer, the migrator will tell. */
async function doneSteps(db: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}
