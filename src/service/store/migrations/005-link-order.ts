/**
 * Migration 5: numbers the links of each account from oldest to newest, counts them, and makes the
 * search index.
 */
import { type Kysely, sql } from 'kysely';
import type { SchemaDialect } from './schema-dialect.ts';

export async function addLinkOrder(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const addInteger = (table: string, name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await addInteger('account', 'links');
  await addInteger('link', 'ordinal');
  // Quoted, because its name has a capital letter.
  const accountId = sql.ref('accountId');
  await sql`update link set ordinal = numbered.ordinal
    from (select id, row_number() over (partition by ${accountId} order by created, id) as ordinal from link) as numbered
    where numbered.id = link.id`.execute(db);
  await sql`update account set links = (select count(*) from link where ${accountId} = account.id)`.execute(
    db,
  );

  // The ordinal sorts like time and id, in fewer bytes.
  await db.schema.dropIndex('link_newest').execute();
  await db.schema.createIndex('link_newest').on('link').columns(['accountId', 'ordinal']).execute();
  await db.schema.dropIndex('link_clicked').execute();
  await db.schema
    .createIndex('link_clicked')
    .on('link')
    .columns(['accountId', 'clicks', 'ordinal'])
    .execute();

  await dialect.createSearchIndex(db);
}
