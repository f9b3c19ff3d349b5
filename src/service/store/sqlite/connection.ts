/**
 * SQLite connection: the part of a database driver that the store uses, in the form that Kysely
 * takes.
 *
 * A whole number is bound as an integer by some drivers and as a real by others, so no SQL divides a
 * bound value, joins it to text or puts it into JSON.
 */

/** How long a statement waits for another process that writes, in milliseconds. */
export const busyTimeout = 5000;

export interface Statement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  get(values: readonly unknown[]): unknown;
  all(values: readonly unknown[]): unknown[];
  run(values: readonly unknown[]): { changes: number; lastInsertRowid: number | bigint };
  iterate(values: readonly unknown[]): IterableIterator<unknown>;
  /** Makes rows arrays instead of objects. */
  raw(): Statement;
}

export interface Connection {
  readonly inTransaction: boolean;
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

/**
 * Undoes a transaction. SQLite has done so itself where the disk is full or fails, and then there
 * is none to undo.
 */
export function rollBack(connection: Connection): void {
  if (connection.inTransaction) connection.exec('rollback');
}

/** Does all of the work or none of it, and takes the write lock at once. */
export function inTransaction(connection: Connection, work: () => void): void {
  connection.exec('begin immediate');
  try {
    work();
    connection.exec('commit');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}
