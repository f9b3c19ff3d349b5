/** Kysely dialect for SQLite whose transactions take the write lock at once, or fail at once. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { busyTimeout, type Connection, rollBack } from './connection.ts';

/** @param requireFile throws where what is written would be lost */
export function fileDialect(database: Connection, requireFile: () => void): Dialect {
  const sqlite = new SqliteDialect({ database });
  return {
    createDriver: () => new FileDriver(database, requireFile),
    createAdapter: () => sqlite.createAdapter(),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
  };
}

class FileDriver extends SqliteDriver {
  readonly #database: Connection;
  readonly #requireFile: () => void;

  constructor(database: Connection, requireFile: () => void) {
    super({ database });
    this.#database = database;
    this.#requireFile = requireFile;
  }

  /** A lock that is taken halfway fails, and the driver would wait for one on this very thread. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#requireFile();
    this.#database.exec('pragma busy_timeout = 0');
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } finally {
      this.#database.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
  }

  override rollbackTransaction(): Promise<void> {
    rollBack(this.#database);
    return Promise.resolve();
  }
}
