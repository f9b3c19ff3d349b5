/** Database driver: node:sqlite where Node.js has all of it, else the package with the same interface. */
import { StoreError } from '#service/store/store.ts';
import type { Connection } from './connection.ts';
import { builtinSqlite, opener, type SqliteModule } from './node-sqlite.ts';

/** Opens a file, and makes it where there is none. */
type Driver = (file: string) => Connection;

/**
 * Loads the driver.
 *
 * @throws StoreError where there is none, in one line that says what to install
 */
export async function loadDriver(): Promise<Driver> {
  const module = builtinSqlite() ?? (await packagedSqlite());
  if (module !== undefined) return opener(module);
  throw new StoreError(
    'There is no database driver for this Node.js. Use Node.js 22.16 or later, which has its own, ' +
      'or install the optional package @photostructure/sqlite, which has one for Linux, macOS and Windows.',
  );
}

/** The package, or undefined where it is not installed or has no binary for this machine. */
async function packagedSqlite(): Promise<SqliteModule | undefined> {
  try {
    return await import('@photostructure/sqlite');
  } catch {
    return undefined;
  }
}
