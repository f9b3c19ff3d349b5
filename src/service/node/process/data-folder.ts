/** Data folder of the service: opens or makes it, with the database file and the secret of its visitors' hashes. */
import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, ProgramError } from './program-error.ts';

/**
 * Opens a data folder. With `create`, makes it readable for its owner alone; makes the secret where it is missing.
 *
 * @returns the path of the database file, which may not exist yet, and the secret: 64 hex digits
 * @throws ProgramError where the folder cannot be written to, is damaged, or is missing and not to be made
 */
export async function openDataFolder(folder: string, { create }: { create: boolean }) {
  const file = join(folder, 'linkdeck.db');
  try {
    if (create) await mkdir(folder, { recursive: true, mode: 0o700 });
    else await stat(file);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { file, visitorSecret: await readSecret(join(folder, 'visitor-secret')) };
  } catch (error) {
    if (error instanceof ProgramError) throw error;
    throw new ProgramError(whyNot(folder, error));
  }
}

async function readSecret(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return makeSecret(path);
    throw error;
  });
  const secret = kept.trim();
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new ProgramError(
      `The file ${path} is damaged: it must hold 64 hex digits. Restore it, or delete it: then every visitor counts as new.`,
    );
  }
  return secret;
}

/** Makes the secret in one step, so that of two programs that start at once both get the same. */
async function makeSecret(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function whyNot(folder: string, error: unknown): string {
  const code = codeOf(error);
  const cure = 'Choose another with --data.';
  switch (code) {
    case 'ENOENT':
      return `There is no data in the folder ${folder}. Name the folder of the server with --data.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${folder} may not be written to (${code}). ${cure}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${folder} is a file or lies below one (${code}). ${cure}`;
    default:
      return `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}. ${cure}`;
  }
}
