/**
 * Migration 9: indexes for work that must stay short whatever an account stores, and how much each
 * account stores.
 */
import { type Kysely, sql } from 'kysely';
import type { SchemaDialect } from './schema-dialect.ts';

export async function addBounds(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await dialect.indexPublicLinks(db);
  await db.schema.dropIndex('link_campaign').execute();
  await dialect.narrowSearches(db);

  await db.schema
    .alterTable('account')
    .addColumn('stored', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const accountId = sql.ref('accountId');
  const texts = storedTexts.map((name) => sql`coalesce(length(${sql.ref(name)}), 0)`);
  await sql`update account set stored = coalesce(
    (select sum(${sql.join(texts, sql` + `)}) from link where ${accountId} = account.id), 0)`.execute(
    db,
  );
}

/** The texts of a link that count. */
const storedTexts = [
  'url',
  'geotarget',
  'devicetarget',
  'languagetarget',
  'parameters',
  'title',
  'metatitle',
  'metadescription',
  'metaimage',
  'description',
  'deeplink',
];
