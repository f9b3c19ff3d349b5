/** Kysely dialect for SQLite whose transactions lock at once and report their end. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** @param onFree called after each transaction, when the connection is free again */
export function fileDialect(config: SqliteDialectConfig, onFree: () => void): Dialect {
  const sqlite = new SqliteDialect(config);
  return {
    createDriver: () => new FileDriver(config, onFree),
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
  };
}

class FileDriver extends SqliteDriver {
  readonly #onFree: () => void;

  constructor(config: SqliteDialectConfig, onFree: () => void) {
    super(config);
    this.#onFree = onFree;
  }

  /** Takes the write lock at once: one that is taken halfway fails, where this one waits for the other process. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#onFree();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    this.#onFree();
  }
}

/** Makes the migrator work in one transaction, so that two processes that start together do not both migrate. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
