/** The second step: tables of domains, overlays, splash pages, campaigns, channels, pixels, bio pages and QR items. */
import { type Kysely, sql } from 'kysely';
import type { SchemaDialect } from './schema-dialect.ts';

/** Makes the tables, and undoes what links said of records that could not exist before. */
export async function createResources(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema.alterTable('account').addColumn('password', 'text').execute();
  await createDomains(db, dialect);
  await createCampaigns(db, dialect);
  await createChannels(db, dialect);
  for (const name of ['overlay', 'splash', 'pixel', 'bio', 'qr'] as const) await createItems(db, dialect, name);
  await cleanLinks(db);
}

/** A table whose rows have a number of their own and belong to an account. */
function owned(db: Kysely<unknown>, dialect: SchemaDialect, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => dialect.numbered(column))
    .addColumn('accountId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'));
}

async function createDomains(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await owned(db, dialect, 'domain')
    .addColumn('host', 'text', (column) => column.notNull().unique())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('redirectroot', 'text', (column) => column.notNull())
    .addColumn('redirect404', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('domain_account').on('domain').columns(['accountId', 'id']).execute();
}

async function createCampaigns(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await owned(db, dialect, 'campaign')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.unique())
    .addColumn('public', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('campaign_name').on('campaign').columns(['accountId', 'folded']).unique().execute();
  await db.schema.createIndex('campaign_account').on('campaign').columns(['accountId', 'id']).execute();
}

async function createChannels(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await owned(db, dialect, 'channel')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('starred', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('channel_name').on('channel').columns(['accountId', 'folded']).unique().execute();
  await db.schema.createIndex('channel_account').on('channel').columns(['accountId', 'id']).execute();

  const items = db.schema
    .createTable('channelItem')
    .addColumn('channelId', 'integer', (column) => column.notNull().references('channel.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('itemId', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('channelItem_key', ['channelId', 'type', 'itemId']);
  await dialect.clustered(items).execute();
}

/** What the columns of each are called, beside those that all have. */
const particular = {
  overlay: ['type'],
  splash: [],
  pixel: ['type', 'tag'],
  bio: ['alias', 'links'],
  qr: ['alias', 'url'],
} as const;

async function createItems(db: Kysely<unknown>, dialect: SchemaDialect, name: keyof typeof particular): Promise<void> {
  let table = owned(db, dialect, name).addColumn('name', 'text', (column) => column.notNull());
  for (const text of particular[name]) {
    table = table.addColumn(text, 'text', (column) => (text === 'alias' ? column.notNull().unique() : column.notNull()));
  }
  await table.addColumn('created', 'text', (column) => column.notNull()).execute();
  await db.schema.createIndex(`${name}_account`).on(name).columns(['accountId', 'id']).execute();
}

/** Links could name any number before: whoever made the record with that number would have got them. */
async function cleanLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('link').dropColumn('channel').execute();
  const [host, accountId] = [sql.ref('host'), sql.ref('accountId')];
  await sql`update link set campaign = null, pixels = '[]'`.execute(db);
  await sql`update link set type = 'direct' where type not in ('direct', 'frame', 'splash')`.execute(db);
  // Nobody had to add a domain, so these hosts are parked (see parked-hosts.ts) until their accounts do.
  await sql`update link set ${host} = '/' || ${accountId} || '/' || ${host} where ${host} <> ''`.execute(db);
  await db.schema.createIndex('link_campaign').on('link').column('campaign').where('campaign', 'is not', null).execute();
}
