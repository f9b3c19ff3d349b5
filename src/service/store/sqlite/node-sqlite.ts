/** node:sqlite, the driver that Node.js itself brings, in the form of better-sqlite3. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Connection, Statement } from './connection.ts';

/**
 * The parts of node:sqlite that are used here; @types/node follows the oldest Node.js, which has no
 * such module.
 */
interface Module {
  readonly DatabaseSync: new (file: string) => NodeDatabase;
}

interface NodeDatabase {
  readonly isTransaction: boolean;
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

interface NodeStatement {
  get(...values: readonly unknown[]): unknown;
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { changes: number; lastInsertRowid: number | bigint };
  iterate(...values: readonly unknown[]): IterableIterator<unknown>;
  columns(): readonly unknown[];
  setReturnArrays(enabled: boolean): void;
}

/**
 * Returns what opens a file with node:sqlite, or undefined before Node.js 22.16, which has no such
 * module or half of it.
 */
export function nodeSqlite(): ((file: string) => Connection) | undefined {
  const module = withoutSqliteWarning(() => process.getBuiltinModule('node:sqlite'));
  if (!isComplete(module)) return undefined;
  const { DatabaseSync } = module;
  return (file) => {
    if (file === ':memory:') return adaptDatabase(new DatabaseSync(file));
    const path = resolve(file); // a relative one could be read as a URI
    if (!existsSync(dirname(path))) throw new Error('the directory does not exist');
    return adaptDatabase(new DatabaseSync(path));
  };
}

function isComplete(module: object | undefined): module is Module {
  if (
    module === undefined ||
    !('StatementSync' in module) ||
    typeof module.StatementSync !== 'function'
  )
    return false;
  const statement: unknown = module.StatementSync.prototype;
  return typeof statement === 'object' && statement !== null && 'setReturnArrays' in statement;
}

/**
 * Node.js 22 calls the module experimental each time that a program loads it; every other warning
 * is shown.
 */
function withoutSqliteWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

function adaptDatabase(database: NodeDatabase): Connection {
  return {
    get inTransaction() {
      return database.isTransaction;
    },
    prepare: (sql) => adaptStatement(database.prepare(sql)),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

function adaptStatement(statement: NodeStatement): Statement {
  const adapted: Statement = {
    get reader() {
      return statement.columns().length > 0;
    },
    get: (values) => statement.get(...values.map(bindable)),
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
    raw: () => {
      statement.setReturnArrays(true);
      return adapted;
    },
  };
  return adapted;
}

/**
 * Binds what better-sqlite3 binds: undefined as null; Node.js alone would take a boolean, and an
 * object for names.
 */
function bindable(value: unknown): unknown {
  if (value === undefined) return null;
  if (
    typeof value === 'boolean' ||
    (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
  ) {
    throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null');
  }
  return value;
}
