/** Kysely dialect for SQLite whose transactions lock at once and report their end. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { type Connection, rollBack } from './connection.ts';

/** @param onFree called after each transaction, when the connection is free again */
export function fileDialect(database: Connection, onFree: () => void): Dialect {
  const sqlite = new SqliteDialect({ database });
  return {
    createDriver: () => new FileDriver(database, onFree),
    createAdapter: () => sqlite.createAdapter(),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
  };
}

class FileDriver extends SqliteDriver {
  readonly #database: Connection;
  readonly #onFree: () => void;

  constructor(database: Connection, onFree: () => void) {
    super({ database });
    this.#database = database;
    this.#onFree = onFree;
  }

  /**
   * Takes the write lock at once: one that is taken halfway fails, where this one waits for the
   * other process.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#onFree();
  }

  override rollbackTransaction(): Promise<void> {
    rollBack(this.#database);
    this.#onFree();
    return Promise.resolve();
  }
}
