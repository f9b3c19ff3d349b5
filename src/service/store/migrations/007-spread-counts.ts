/**
 * Migration 7: notes the day of each visitor, and lets several instances count one link beside each
 * other.
 */
import type { Kysely } from 'kysely';
import type { SchemaDialect } from './schema-dialect.ts';

export function spreadCounts(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  return dialect.spreadCounts(db);
}
