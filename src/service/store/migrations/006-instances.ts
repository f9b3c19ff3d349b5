/**
 * Migration 6: makes the tables that several instances of the service share, where a database can
 * have several.
 */
import type { Kysely } from 'kysely';
import type { SchemaDialect } from './schema-dialect.ts';

export function addInstances(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  return dialect.createInstanceTables(db);
}
