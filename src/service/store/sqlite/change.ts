/**
 * SQLite changes: a transaction that begins once no other process writes, within a second, while
 * requests that read go on.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '#service/store/tables.ts';
import { busyTimeout, type Connection, rollBack } from './connection.ts';
import { isLocked } from './errors.ts';

interface Changes {
  readonly database: Connection;
  /** The query builder on that connection. */
  readonly db: Kysely<Tables>;
  /** Throws where the file is no longer the one that was opened. */
  requireFile(): void;
  wait(milliseconds: number): Promise<unknown>;
  /** Called after each transaction, when the connection is free again. */
  onFree(): void;
}

/**
 * Pauses between attempts to take the write lock, and their length in milliseconds: with the
 * attempts, a second in all.
 */
const pauses = 19;
const pause = 50;

/**
 * Does all of the work or, where it rejects, none of it.
 *
 * @throws Error for which `isUnavailable` is true where another process writes for longer than a
 * second
 */
export async function changeFile<Result>(
  changes: Changes,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // A wait inside would keep the connection, and every other request with it.
    const outcome = await changes.db
      .connection()
      .execute((db) => tryChange(changes, () => work(db)));
    if ('result' in outcome) return outcome.result;
    if (attempt > pauses) throw outcome.refused;
    await changes.wait(pause);
  }
}

async function tryChange<Result>(
  { database, requireFile, onFree }: Changes,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { refused: unknown }> {
  requireFile();
  try {
    beginAtOnce(database);
  } catch (error) {
    if (isLocked(error)) return { refused: error };
    throw error;
  }
  try {
    const result = await work();
    database.exec('commit');
    return { result };
  } catch (error) {
    rollBack(database);
    throw error;
  } finally {
    onFree();
  }
}

/** The driver would wait on this very thread. */
function beginAtOnce(database: Connection): void {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('begin immediate');
  } finally {
    database.exec(`pragma busy_timeout = ${busyTimeout}`);
  }
}
