/**
 * WebAssembly driver of SQLite: a database in memory, in the form that the store uses, read from a
 * snapshot and exported as one.
 */
import initSqlite, {
  type Database,
  type PreparedStatement,
  type Sqlite3Static,
  type SqlValue,
} from '@sqlite.org/sqlite-wasm';
import { LRUCache } from 'lru-cache';
import type { Connection, Statement } from '#service/store/sqlite/connection.ts';

/** Statements that stay compiled; WebAssembly has no garbage collector that would end them. */
const maxStatements = 200;

/** A database in memory. */
export interface WasmDatabase extends Connection {
  /** How many rows were changed since it was opened, also those of transactions that were undone. */
  changes(): number;
  /** All of it, as the bytes of a database file. */
  toSnapshot(): Uint8Array<ArrayBuffer>;
}

/** What the package takes beside what its types tell. */
type Init = (module: { wasmBinary?: ArrayBuffer }) => Promise<Sqlite3Static>;

/** @param wasm `sqlite3.wasm`; without it the package finds its own file, as in Node.js */
export function loadSqlite(wasm?: ArrayBuffer): Promise<Sqlite3Static> {
  // A sound cast: this is the module's argument of Emscripten.
  return (initSqlite as Init)(wasm === undefined ? {} : { wasmBinary: wasm });
}

/** @param snapshot of an earlier database; without it an empty one is made */
export function openWasmDatabase(sqlite: Sqlite3Static, snapshot?: Uint8Array): WasmDatabase {
  const database = new sqlite.oo1.DB(':memory:');
  if (snapshot !== undefined) restore(sqlite, database, snapshot);
  database.exec('pragma foreign_keys = ON');
  const statements = new LRUCache<string, PreparedStatement>({
    max: maxStatements,
    dispose: (statement) => statement.finalize(),
  });
  const compiled = (sql: string): PreparedStatement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    get inTransaction() {
      return sqlite.capi.sqlite3_get_autocommit(database) === 0;
    },
    prepare: (sql) => new WasmStatement(sqlite, database, () => compiled(sql)),
    exec: (sql) => void database.exec(sql),
    changes: () => database.changes(true),
    toSnapshot: () => new Uint8Array(sqlite.capi.sqlite3_js_db_export(database)),
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

function restore({ capi, wasm }: Sqlite3Static, database: Database, snapshot: Uint8Array): void {
  const bytes = wasm.allocFromTypedArray(snapshot);
  const { length } = snapshot;
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, length, length, flags));
}

/** It is compiled when it is first used, and again where the cache has dropped it. */
class WasmStatement implements Statement {
  readonly #sqlite: Sqlite3Static;
  readonly #database: Database;
  readonly #compiled: () => PreparedStatement;
  #isRaw = false;

  constructor(sqlite: Sqlite3Static, database: Database, compiled: () => PreparedStatement) {
    this.#sqlite = sqlite;
    this.#database = database;
    this.#compiled = compiled;
    // A mistake shows where the statement is prepared, as other drivers do.
    compiled();
  }

  get reader(): boolean {
    return this.#compiled().columnCount > 0;
  }

  get(values: readonly unknown[]): unknown {
    return this.#with(values, (statement) => (statement.step() ? this.#row(statement) : undefined));
  }

  all(values: readonly unknown[]): unknown[] {
    return this.#with(values, (statement) => {
      const rows: unknown[] = [];
      while (statement.step()) rows.push(this.#row(statement));
      return rows;
    });
  }

  run(values: readonly unknown[]): { changes: number; lastInsertRowid: bigint } {
    return this.#with(values, (statement) => {
      statement.step();
      return {
        changes: this.#database.changes(),
        lastInsertRowid: this.#sqlite.capi.sqlite3_last_insert_rowid(this.#database),
      };
    });
  }

  iterate(values: readonly unknown[]): IterableIterator<unknown> {
    return this.all(values).values();
  }

  raw(): this {
    this.#isRaw = true;
    return this;
  }

  #row(statement: PreparedStatement): unknown {
    return this.#isRaw ? statement.get([]) : statement.get({});
  }

  /** A statement that is not reset would hold its read transaction. */
  #with<Result>(values: readonly unknown[], use: (statement: PreparedStatement) => Result): Result {
    const statement = this.#compiled();
    try {
      if (values.length > 0) statement.bind(values.map(bindable));
      return use(statement);
    } finally {
      statement.reset(true);
    }
  }
}

/** Binds what the other drivers bind, undefined as null. */
function bindable(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null');
}
