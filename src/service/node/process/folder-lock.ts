/**
 * Data folder lock: keeps a second server from a folder that one has, by a lock that the system
 * ends with its process.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDriver } from '#service/store/sqlite/driver.ts';
import { isLocked } from '#service/store/sqlite/errors.ts';
import { ProgramError } from './program-error.ts';

/**
 * Takes the folder for this server. Commands of `npm run account` work beside it.
 *
 * The lock is SQLite's own on an empty file, because Node.js has none for files. A number of a
 * process alone would not do: in containers each process has the same one, and one that was killed
 * leaves its number behind.
 *
 * @returns the function that gives the folder back
 * @throws ProgramError that names the process which has the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const numberFile = join(folder, 'server.pid');
  const open = await loadDriver();
  const lock = open(join(folder, 'server.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
    await writeFile(numberFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    const holder = (await readFile(numberFile, 'utf8').catch(() => '')).trim();
    throw new ProgramError(
      `The data folder ${folder} is in use by another server${holder === '' ? '' : ` (process ${holder})`}. ` +
        'Stop that one first, or choose another folder with --data.',
    );
  }
  return async () => {
    await rm(numberFile, { force: true });
    lock.close();
  };
}
