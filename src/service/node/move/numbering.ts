/**
 * Numbering of records: the highest number that a table has ever given, which no later record may
 * get again.
 */
import { type Kysely, sql } from 'kysely';
import { type NumberedTable, numberedTables, type Tables } from '#service/store/tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export async function highestNumbers(
  db: Kysely<Tables>,
  kind: DatabaseKind,
): Promise<Record<NumberedTable, number>> {
  const entries: [NumberedTable, number][] = [];
  for (const table of numberedTables) entries.push([table, await highestNumber(db, kind, table)]);
  return Object.fromEntries(entries) as Record<NumberedTable, number>; // every name of the list is in it
}

async function highestNumber(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  table: NumberedTable,
): Promise<number> {
  const given =
    kind === 'sqlite'
      ? sql`select seq as last from sqlite_sequence where name = ${table}`
      : sql`select case when is_called then last_value else last_value - 1 end as last from ${sequence(table)}`;
  const { rows } = await sql<{ last: number | null }>`${given}`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Lets a table go on behind a number; one that is there already stays. */
export async function continueBehind(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  table: NumberedTable,
  last: number,
): Promise<void> {
  if (last === 0 || last <= (await highestNumber(db, kind, table))) return;
  if (kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last}::bigint)`.execute(
      db,
    );
  else {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  }
}

/** By the name that PostgreSQL gives the sequence of an identity column. */
function sequence(table: NumberedTable) {
  return sql.table(`${table}_id_seq`);
}
