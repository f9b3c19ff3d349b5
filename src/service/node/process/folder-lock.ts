/** Data folder lock: keeps a second server, and a move, from a folder that a server has. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from './file-lock.ts';
import { ProgramError } from './program-error.ts';

/**
 * Takes the folder for this process. Commands of `npm run account` work beside it, but for a move.
 *
 * @param remedy what to do where another one has it
 * @returns the function that gives the folder back
 * @throws ProgramError that names the process which has the folder
 */
export async function lockFolder(
  folder: string,
  remedy = 'Stop that one first, or choose another folder with --data.',
): Promise<() => Promise<void>> {
  const numberFile = join(folder, 'server.pid');
  const unlock = await tryLock(join(folder, 'server.lock'));
  if (unlock === undefined) {
    const holder = (await readFile(numberFile, 'utf8').catch(() => '')).trim();
    throw new ProgramError(
      `The data folder ${folder} is in use by another server${holder === '' ? '' : ` (process ${holder})`}. ` +
        remedy,
    );
  }
  try {
    await writeFile(numberFile, `${process.pid}\n`);
  } catch (error) {
    unlock();
    throw error;
  }
  return async () => {
    await rm(numberFile, { force: true });
    unlock();
  };
}
