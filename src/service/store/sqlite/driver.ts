/** Database driver: better-sqlite3 where its native part works, else node:sqlite. */
import { StoreError } from '#service/store/store.ts';
import type { Connection } from './connection.ts';
import { nodeSqlite } from './node-sqlite.ts';

/** Opens a file, and makes it where there is none. */
type Driver = (file: string) => Connection;

const drivers = { 'better-sqlite3': betterSqlite, 'node:sqlite': nodeSqlite };

export type DriverName = keyof typeof drivers;

/**
 * Loads one driver, or the first that works on this machine.
 *
 * @throws StoreError where none does, in one line that says what to install
 */
export async function loadDriver(name?: DriverName): Promise<Driver> {
  const driver =
    name === undefined ? ((await betterSqlite()) ?? nodeSqlite()) : await drivers[name]();
  if (driver !== undefined) return driver;
  throw new StoreError(
    'There is no database driver for this Node.js. Use Node.js 22.16 or later, which has its own, ' +
      'or install a compiler (on Debian: apt-get install python3 make g++) and run npm install again.',
  );
}

/** better-sqlite3, or undefined where it is not installed or does not fit this Node.js. */
async function betterSqlite(): Promise<Driver | undefined> {
  // Compiled for Node.js 24.19 or later, version 12 ends the process when a statement is collected as
  // garbage: https://github.com/nodejs/node/issues/65446
  if (Number.parseInt(process.versions.node) >= 24) return undefined;
  try {
    const { default: Database } = await import('better-sqlite3');
    // The native part is loaded by the first database and not by the import.
    new Database(':memory:').close();
    return (file) => new Database(file);
  } catch {
    return undefined;
  }
}
