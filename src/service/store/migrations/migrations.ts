/**
 * Migrations: every step of the database schema, in order, for any database that the query builder
 * supports.
 */
import type { MigrationProvider } from 'kysely';
import { createAccountsAndLinks } from './001-accounts-and-links.ts';
import { createResources } from './002-resources.ts';
import { addItemContent } from './003-item-content.ts';
import { exchangeAppStores } from './004-app-stores.ts';
import { addLinkOrder } from './005-link-order.ts';
import { addInstances } from './006-instances.ts';
import { spreadCounts } from './007-spread-counts.ts';
import { addBounds } from './009-bounds.ts';
import { addItemOrder } from './010-item-order.ts';
import type { SchemaDialect } from './schema-dialect.ts';

/** All steps, in the order of their names. A released step keeps its name and its effect. */
export function migrationsFor(dialect: SchemaDialect): MigrationProvider {
  const migrations = {
    '0001_accounts_and_links': { up: (db) => createAccountsAndLinks(db, dialect) },
    '0002_resources': { up: (db) => createResources(db, dialect) },
    '0003_item_contents': { up: addItemContent },
    '0004_app_stores': { up: exchangeAppStores },
    '0005_link_order': { up: (db) => addLinkOrder(db, dialect) },
    '0006_instances': { up: (db) => addInstances(db, dialect) },
    '0007_spread_counts': { up: (db) => spreadCounts(db, dialect) },
    '0008_link_clicks': { up: (db) => dialect.separateClicks(db) },
    '0009_bounds_adds': { up: (db) => addBounds(db, dialect) },
    '0010_item_order_adds': { up: addItemOrder },
  } satisfies Awaited<ReturnType<MigrationProvider['getMigrations']>>;
  return { getMigrations: () => Promise.resolve(migrations) };
}
