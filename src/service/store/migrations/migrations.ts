/** How the tables came to be: one named step after the other, for any database that the query builder speaks. */
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { createResources } from './002-resources.ts';
import { addContents } from './003-item-content.ts';
import type { SchemaDialect } from './schema-dialect.ts';

/** All steps, in the order of their names; a step that was released is never changed again. */
export function migrationsFor(dialect: SchemaDialect): MigrationProvider {
  const migrations: Record<string, Migration> = {
    '0001_accounts_and_links': { up: (db) => createAccountsAndLinks(db, dialect) },
    '0002_resources': { up: (db) => createResources(db, dialect) },
    '0003_item_contents': { up: addContents },
  };
  return { getMigrations: () => Promise.resolve(migrations) };
}

async function createAccountsAndLinks(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await createAccounts(db, dialect);
  await createLinks(db, dialect);
  await createCounts(db, dialect);
}

async function createAccounts(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'integer', (column) => dialect.numbered(column))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('planExpires', 'text')
    .addColumn('registered', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('apiKey')
    .addColumn('id', 'integer', (column) => dialect.numbered(column))
    .addColumn('accountId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('expires', 'text')
    .addColumn('revoked', 'text')
    .execute();
  await db.schema.createIndex('apiKey_account').on('apiKey').column('accountId').execute();
}

async function createLinks(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  // What a visit reads comes first and the long text that only searches read comes last: a row is read from its front.
  await db.schema
    .createTable('link')
    .addColumn('id', 'integer', (column) => dialect.numbered(column))
    .addColumn('accountId', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('uniqueClicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('expiry', 'text')
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('geotarget', 'text', (column) => column.notNull())
    .addColumn('devicetarget', 'text', (column) => column.notNull())
    .addColumn('languagetarget', 'text', (column) => column.notNull())
    .addColumn('parameters', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('metatitle', 'text')
    .addColumn('metadescription', 'text')
    .addColumn('metaimage', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('pixels', 'text', (column) => column.notNull())
    .addColumn('deeplink', 'text', (column) => column.notNull())
    .addColumn('channel', 'integer')
    .addColumn('campaign', 'integer')
    .addColumn('searched', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('link_address').on('link').columns(['host', 'alias']).unique().execute();
  await db.schema.createIndex('link_newest').on('link').columns(['accountId', 'created', 'id']).execute();
  await db.schema.createIndex('link_clicked').on('link').columns(['accountId', 'clicks', 'created', 'id']).execute();
}

async function createCounts(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const clickCount = db.schema
    .createTable('clickCount')
    .addColumn('linkId', 'integer', (column) => column.notNull().references('link.id').onDelete('cascade'))
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('clickCount_key', ['linkId', 'dimension', 'name']);
  await dialect.clustered(clickCount).execute();

  const visitor = db.schema
    .createTable('visitor')
    .addColumn('linkId', 'integer', (column) => column.notNull().references('link.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitor_key', ['linkId', 'hash']);
  await dialect.clustered(visitor).execute();
}
