/**
 * Visitor form: whether a database keeps the hashes of visitors as text or as numbers, and how one
 * becomes the other.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#service/store/tables.ts';
import type { DatabaseKind } from './numbering.ts';
import { hashOf, numberOf } from './visitor-number.ts';

type Form = 'text' | 'number';

async function formOf(db: Kysely<Tables>, kind: DatabaseKind): Promise<Form> {
  if (kind === 'sqlite') return 'text';
  const { rows } = await sql<{
    type: string;
  }>`select data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = 'visitor' and column_name = 'hash'`.execute(
    db,
  );
  return rows[0]?.type === 'bigint' ? 'number' : 'text';
}

/**
 * Returns the function that turns the hash of a visitor, as text, into what the other database
 * keeps.
 */
export async function visitorForm(
  from: [Kysely<Tables>, DatabaseKind],
  to: [Kysely<Tables>, DatabaseKind],
) {
  const read = await formOf(...from);
  const written = await formOf(...to);
  if (read === written) return (hash: string) => hash;
  return written === 'number' ? numberOf : hashOf;
}
