/** Interface of node:sqlite, which Node.js and a package have, in the form that the store and Kysely take. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Connection, Statement } from './connection.ts';

/** The parts that are used here; @types/node follows the oldest Node.js, which has no such module. */
export interface SqliteModule {
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

/** The module of Node.js, or undefined before 22.16, which has none or half of it. */
export function builtinSqlite(): SqliteModule | undefined {
  const module = withoutSqliteWarning(() => process.getBuiltinModule('node:sqlite'));
  return isComplete(module) ? module : undefined;
}

/** Returns what opens a file, and makes it where there is none. */
export function opener({ DatabaseSync }: SqliteModule): (file: string) => Connection {
  return (file) => {
    if (file === ':memory:') return adaptDatabase(new DatabaseSync(file));
    const path = resolve(file); // a relative one could be read as a URI
    if (!existsSync(dirname(path))) throw new Error('the directory does not exist');
    return adaptDatabase(new DatabaseSync(path));
  };
}

function isComplete(module: object | undefined): module is SqliteModule {
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
    prepare: (sql) => adaptStatement(database.prepare(sql), database),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

/** A database that nothing holds is closed by the garbage collector, under statements that are held. */
interface HeldStatement extends Statement {
  readonly database: NodeDatabase;
}

function adaptStatement(statement: NodeStatement, database: NodeDatabase): Statement {
  const adapted: HeldStatement = {
    database,
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
 * Undefined is bound as null. What no column holds is refused: a boolean, an object, which would be
 * taken for names, and text with NUL, of which a driver may keep the part before it.
 */
function bindable(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string' && value.includes('\0'))
    throw new TypeError('SQLite cannot bind text with the character NUL');
  if (
    typeof value === 'boolean' ||
    (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
  ) {
    throw new TypeError('SQLite can only bind numbers, strings, bigints, buffers, and null');
  }
  return value;
}
