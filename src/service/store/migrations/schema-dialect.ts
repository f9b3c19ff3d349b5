/**
 * Schema dialect: what databases spell differently in migrations, and the column helpers that all
 * migrations share.
 */
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';

export interface SchemaDialect {
  /** Makes an integer column the primary key that numbers itself and never uses a number twice. */
  numbered(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Keeps a table in the order of its primary key, where the database can. */
  clustered<Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ): CreateTableBuilder<Name, Column>;
  /**
   * Makes the index in which searches of links begin, for the links there are and those to come.
   */
  createSearchIndex(db: Kysely<unknown>): Promise<void>;
  /**
   * Makes the tables that instances of the service share; none where a database has one instance
   * only.
   */
  createInstanceTables(db: Kysely<unknown>): Promise<void>;
  /**
   * Adds the day to visitors, and makes the tables in which instances count beside each other,
   * where there are several.
   */
  spreadCounts(db: Kysely<unknown>): Promise<void>;
  /**
   * Makes the relation in which the clicks of links are read: a table of their own, or a view of
   * `link`.
   */
  separateClicks(db: Kysely<unknown>): Promise<void>;
  /**
   * Makes the index of the links of a campaign that tells whether visitors may see them: rows can
   * be long.
   */
  indexPublicLinks(db: Kysely<unknown>): Promise<void>;
  /**
   * Makes searches that no index of words shortens read only what they compare, where rows are read
   * as a whole.
   */
  narrowSearches(db: Kysely<unknown>): Promise<void>;
}

type Table = CreateTableBuilder<string, string>;

export function notNull(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/** Adds text columns that are never null. */
export function texts(...names: readonly string[]): (table: Table) => Table {
  return (table) =>
    names.reduce((changed, name) => changed.addColumn(name, 'text', notNull), table);
}

/** Adds text columns that may be null. */
export function nullableTexts(...names: readonly string[]): (table: Table) => Table {
  return (table) => names.reduce((changed, name) => changed.addColumn(name, 'text'), table);
}

/**
 * Begins a table whose rows have their own number; unless it is the table of accounts, each belongs
 * to an account.
 */
export function numberedTable(db: Kysely<unknown>, dialect: SchemaDialect, name: string): Table {
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => dialect.numbered(column));
  if (name === 'account') return table;
  return table.addColumn('accountId', 'integer', (column) =>
    column.notNull().references('account.id').onDelete('cascade'),
  );
}
