/**
 * SQLite errors: which ones pass by themselves or with what an operator does, so that the same
 * request may succeed later.
 */

/**
 * Why nothing is written although the database is open: its file is gone, or another one is in its
 * place.
 */
export class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGoneError';
}

/**
 * Another process writes, the disk is full or fails, the file may only be read. Every driver gives
 * SQLite's own words.
 */
const passing =
  /^(database is locked|database or disk is full|disk I\/O error|attempt to write a readonly database)$/;

export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message === 'database is locked';
}

/** See `Store.isUnavailable`. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof DatabaseGoneError || (error instanceof Error && passing.test(error.message))
  );
}
