/** File lock: one process at a time has a file; the system ends the lock with its process. */
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { isLocked } from '#service/store/sqlite/errors.ts';

/**
 * Takes a lock file, which is made where there is none and stays empty.
 *
 * The lock is SQLite's own, because Node.js has none for files. A number of a process alone would
 * not do: in containers each process has the same one, and one that was killed leaves its number
 * behind.
 *
 * @returns the function that gives the file back, or undefined where another one has it
 */
export async function tryLock(file: string): Promise<(() => void) | undefined> {
  const open = await loadDriver();
  const lock = open(file);
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return () => lock.close();
}
