/** What databases spell differently where tables are made. */
import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

/** The few words that databases spell differently. */
export interface SchemaDialect {
  /** Makes an integer column the primary key that numbers itself and never uses a number twice. */
  numbered(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Keeps a table in the order of its primary key, where the database can. */
  clustered<Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ): CreateTableBuilder<Name, Column>;
}
