/** Migration 1: creates the tables of accounts, API keys, links, click counts and visitors. */
import type { Kysely } from 'kysely';
import {
  notNull,
  nullableTexts,
  numberedTable,
  type SchemaDialect,
  texts,
} from './schema-dialect.ts';

export async function createAccountsAndLinks(
  db: Kysely<unknown>,
  dialect: SchemaDialect,
): Promise<void> {
  await numberedTable(db, dialect, 'account')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .$call(texts('username', 'avatar', 'plan'))
    .addColumn('planExpires', 'text')
    .$call(texts('registered'))
    .execute();

  await numberedTable(db, dialect, 'apiKey')
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(texts('hint', 'created'))
    .$call(nullableTexts('expires', 'revoked'))
    .execute();
  await db.schema.createIndex('apiKey_account').on('apiKey').column('accountId').execute();

  await createLinks(db, dialect);
  await createCounts(db, dialect);
}

async function createLinks(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  // What a visit reads comes first and the long text that only searches read comes last: a row is
  // read from its front.
  await numberedTable(db, dialect, 'link')
    .$call(texts('host', 'alias'))
    .addColumn('clicks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('uniqueClicks', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(texts('created', 'type'))
    .$call(nullableTexts('password', 'expiry'))
    .$call(
      texts('url', 'geotarget', 'devicetarget', 'languagetarget', 'parameters', 'domain', 'title'),
    )
    .$call(nullableTexts('metatitle', 'metadescription', 'metaimage'))
    .$call(texts('description', 'status', 'pixels', 'deeplink'))
    .addColumn('channel', 'integer')
    .addColumn('campaign', 'integer')
    .$call(texts('searched'))
    .execute();
  await db.schema
    .createIndex('link_address')
    .on('link')
    .columns(['host', 'alias'])
    .unique()
    .execute();
  await db.schema
    .createIndex('link_newest')
    .on('link')
    .columns(['accountId', 'created', 'id'])
    .execute();
  await db.schema
    .createIndex('link_clicked')
    .on('link')
    .columns(['accountId', 'clicks', 'created', 'id'])
    .execute();
}

async function createCounts(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const ofLink = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('linkId', 'integer', (column) =>
        column.notNull().references('link.id').onDelete('cascade'),
      );
  const clickCount = ofLink('clickCount')
    .$call(texts('dimension', 'name'))
    .addColumn('count', 'integer', notNull);
  await dialect
    .clustered(
      clickCount.addPrimaryKeyConstraint('clickCount_key', ['linkId', 'dimension', 'name']),
    )
    .execute();
  const visitor = ofLink('visitor').$call(texts('hash'));
  await dialect
    .clustered(visitor.addPrimaryKeyConstraint('visitor_key', ['linkId', 'hash']))
    .execute();
}
