/** Migration 10: stores when each item of a channel was made, with an index, so that pages are not sorted. */
import { type Kysely, sql } from 'kysely';

export async function addItemOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('channelItem')
    .addColumn('created', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [type, table] of Object.entries({ links: 'link', bio: 'bio', qr: 'qr' })) {
    await sql`update "channelItem" set created = coalesce(
      (select created from ${sql.table(table)} as item where item.id = "itemId"), '') where type = ${type}`.execute(
      db,
    );
  }
  await db.schema
    .createIndex('channelItem_newest')
    .on('channelItem')
    .columns(['channelId', 'created', 'type', 'itemId'])
    .execute();
}
