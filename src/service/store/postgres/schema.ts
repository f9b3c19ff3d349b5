/**
 * PostgreSQL schema dialect: 64-bit numbers, text that sorts by code point, and the tables that
 * instances share.
 */
import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  sql,
} from 'kysely';
import type { SchemaDialect } from '#service/store/migrations/schema-dialect.ts';
import { separateClicks } from './link-clicks.ts';
import { spreadCounts } from './spread-counts.ts';

export const postgresSchema: SchemaDialect = {
  numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  clustered: (table) => table,
  createSearchIndex,
  createInstanceTables,
  spreadCounts,
  separateClicks,
  indexPublicLinks,
  // Long texts lie beside their rows.
  narrowSearches: () => Promise.resolve(),
};

/**
 * Without the extension pg_trgm, which an operator may not be allowed to install, a search reads
 * all links of an account.
 */
async function createSearchIndex(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(
    db,
  );
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0)
    await sql`create index link_words on link using gin (searched gin_trgm_ops)`.execute(db);
}

/** Without titles: an entry of an index has an end here, and a long text lies beside its row. */
async function indexPublicLinks(db: Kysely<unknown>): Promise<void> {
  await sql`create index link_public on link (campaign, status, ordinal) include (id, expiry, host, password)
    where campaign is not null`.execute(db);
}

async function createInstanceTables(db: Kysely<unknown>): Promise<void> {
  // The last batch of visits that each instance has written, to find out about one whose answer was
  // lost.
  await sql`create table "visitWriter" (id text primary key, seq bigint not null, written timestamptz not null)`.execute(
    db,
  );
  // Not logged: a server that crashes forgets the windows, and then all begin from zero.
  await sql`create unlogged table "sharedWindow" (key text primary key, started bigint not null, used bigint not null)`.execute(
    db,
  );
  await sql`create table setting (name text primary key, value text not null)`.execute(db);
}

/**
 * For migrations, which name types as SQLite does: its integers have 64 bits, and its text sorts by
 * code point.
 */
export const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node }) => new TypeTransformer().transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
};

class TypeTransformer extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node);
    if (!DataTypeNode.is(column.dataType)) return column;
    if (column.dataType.dataType === 'integer')
      return { ...column, dataType: DataTypeNode.create('bigint') };
    if (column.dataType.dataType !== 'text') return column;
    return {
      ...column,
      frontModifiers: [sql`collate "C"`.toOperationNode(), ...(column.frontModifiers ?? [])],
    };
  }
}
