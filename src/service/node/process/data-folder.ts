/**
 * Data folder of the service: opens or makes it, with the database file, a mark that it has one,
 * and the visitors' secret.
 */
import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, ProgramError } from './program-error.ts';

/**
 * Opens a data folder. With `create`, makes it readable for its owner alone; makes the secret where
 * it is missing, at random or as it is given.
 *
 * @returns the path of the database file, which may not exist yet, and the secret: 64 hex digits
 * @throws ProgramError where the folder cannot be written to, is damaged, or is missing and not to
 * be made
 */
export async function openDataFolder(
  folder: string,
  { create, secret }: { create: boolean; secret?: string },
) {
  const file = join(folder, 'linkdeck.db');
  try {
    await refuseLost(folder, file);
    if (create) await mkdir(folder, { recursive: true, mode: 0o700 });
    else await stat(file);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { file, visitorSecret: await readSecret(join(folder, 'visitor-secret'), secret) };
  } catch (error) {
    if (error instanceof ProgramError) throw error;
    throw new ProgramError(whyNot(folder, error));
  }
}

/**
 * Marks the folder of a database that was opened: from then on a file that is gone or empty is no
 * new database.
 */
export async function markDatabase(file: string): Promise<void> {
  await writeFile(
    markOf(dirname(file)),
    'This folder has a database. Without this file, a new one is made where it is missing.\n',
    {
      mode: 0o600,
    },
  );
}

function markOf(folder: string): string {
  return join(folder, 'database-made');
}

/** @throws ProgramError where the folder had a database, and has none or an empty file */
async function refuseLost(folder: string, file: string): Promise<void> {
  const [mark, size] = await Promise.all([sizeOf(markOf(folder)), sizeOf(file)]);
  if (mark === undefined || (size ?? 0) > 0) return;
  throw new ProgramError(
    `The database ${file} is ${size === undefined ? 'gone' : 'empty'}, and this folder had one. Restore a backup, or delete ` +
      `${markOf(folder)} to begin with a new one.`,
  );
}

/** In bytes, or undefined where there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  return found?.size;
}

async function readSecret(path: string, given?: string): Promise<string> {
  const stored = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return makeSecret(path, given);
    throw error;
  });
  const secret = stored.trim();
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new ProgramError(
      `The file ${path} is damaged: it must hold 64 hex digits. Restore it, or delete it: then every visitor counts as new.`,
    );
  }
  return secret;
}

/** Makes the secret in one step, so that of two programs that start at once both get the same. */
async function makeSecret(path: string, secret = randomBytes(32).toString('hex')): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx' });
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
