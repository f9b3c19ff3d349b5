/**
 * Migration 2: creates the tables of domains, overlays, splash pages, campaigns, channels, pixels,
 * bio pages and QR items.
 */
import { type Kysely, sql } from 'kysely';
import { notNull, numberedTable, type SchemaDialect, texts } from './schema-dialect.ts';

/** Creates the tables, and clears the ids in links of records that could not exist before. */
export async function createResources(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema.alterTable('account').addColumn('password', 'text').execute();

  await numberedTable(db, dialect, 'domain')
    .addColumn('host', 'text', (column) => column.notNull().unique())
    .$call(texts('domain', 'redirectroot', 'redirect404'))
    .execute();
  await indexAccount(db, 'domain');

  await numberedTable(db, dialect, 'campaign')
    .$call(texts('name', 'folded'))
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('public', 'integer', notNull)
    .execute();
  await db.schema
    .createIndex('campaign_name')
    .on('campaign')
    .columns(['accountId', 'folded'])
    .unique()
    .execute();
  await indexAccount(db, 'campaign');

  await numberedTable(db, dialect, 'channel')
    .$call(texts('name', 'folded', 'description', 'color'))
    .addColumn('starred', 'integer', notNull)
    .execute();
  await db.schema
    .createIndex('channel_name')
    .on('channel')
    .columns(['accountId', 'folded'])
    .unique()
    .execute();
  await indexAccount(db, 'channel');

  const items = db.schema
    .createTable('channelItem')
    .addColumn('channelId', 'integer', (column) =>
      column.notNull().references('channel.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', notNull)
    .addColumn('itemId', 'integer', notNull)
    .addPrimaryKeyConstraint('channelItem_key', ['channelId', 'type', 'itemId']);
  await dialect.clustered(items).execute();

  for (const name of ['overlay', 'splash', 'pixel', 'bio', 'qr'] as const)
    await createItems(db, dialect, name);
  await cleanLinks(db);
}

/** The columns of each, beside those that all have. */
const ownColumns = {
  overlay: ['type'],
  splash: [],
  pixel: ['type', 'tag'],
  bio: ['alias', 'links'],
  qr: ['alias', 'url'],
} as const;

async function createItems(
  db: Kysely<unknown>,
  dialect: SchemaDialect,
  name: keyof typeof ownColumns,
): Promise<void> {
  let table = numberedTable(db, dialect, name).$call(texts('name'));
  for (const text of ownColumns[name]) {
    table = table.addColumn(text, 'text', (column) =>
      text === 'alias' ? column.notNull().unique() : column.notNull(),
    );
  }
  await table.$call(texts('created')).execute();
  await indexAccount(db, name);
}

async function indexAccount(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_account`).on(table).columns(['accountId', 'id']).execute();
}

/**
 * Links could hold any id before: an account that made the record with that id later would have got
 * them.
 */
async function cleanLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('link').dropColumn('channel').execute();
  const host = sql.ref('host');
  const accountId = sql.ref('accountId');
  await sql`update link set campaign = null, pixels = '[]'`.execute(db);
  await sql`update link set type = 'direct' where type not in ('direct', 'frame', 'splash')`.execute(
    db,
  );
  // No account had to add a domain before, so these hosts are parked (see parked-hosts.ts) until
  // their accounts do.
  await sql`update link set ${host} = '/' || ${accountId} || '/' || ${host} where ${host} <> ''`.execute(
    db,
  );
  await db.schema
    .createIndex('link_campaign')
    .on('link')
    .column('campaign')
    .where('campaign', 'is not', null)
    .execute();
}
