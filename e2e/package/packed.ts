/** Packed files: finds and installs them, as a project that is no part of this one would. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

/** Bounds what hangs; building with Next takes minutes on a busy machine. */
const maxMinutes = 20;

/** The file in `dist` that npm has packed of a package, in the version of now: older ones may be beside it. */
export async function packedFile(name: string, script: string): Promise<string> {
  const manifest = await readFile(join(projectRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const packed = join(projectRoot, 'dist', `${name}-${version}.tgz`);
  if (!existsSync(packed)) throw new Error(`${packed} is missing. Make it with npm run ${script}.`);
  return packed;
}

/** Runs a program to its end and returns what it printed; an error holds what it printed, too. */
export async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const limits = { timeout: maxMinutes * 60_000, maxBuffer: 64e6 };
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env, ...limits });
  return stdout;
}

/** Runs `npm install` with the packages named, and takes from npm's cache what is there. */
export async function install(folder: string, ...args: string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1'];
  try {
    await run(folder, 'npm', 'install', ...quiet, ...args);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(words))
      throw error;
    throw new Error(
      `npm reaches no registry, and its cache does not hold every package that ${folder} needs. Connect this machine to a registry of npm and run it again.\n${words}`,
    );
  }
}

/** Tools that read a packed file as registries and compilers do. */
const linters = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'];

/**
 * Lets the tools of package authors read a packed file.
 *
 * @param root a folder for what they need
 * @param hasTypes false for a program, which exports nothing
 * @throws Error where they find something
 */
export async function lintPacked(
  packed: string,
  root: string,
  { hasTypes } = { hasTypes: true },
): Promise<void> {
  const folder = await mkdtemp(join(root, 'linters-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await install(folder, ...linters);
  await run(folder, 'npx', 'publint', packed, '--strict');
  check(true, 'publint finds nothing wrong in the packed file');
  if (!hasTypes) return;
  await run(folder, 'npx', 'attw', packed, '--profile', 'esm-only');
  check(true, 'attw finds nothing wrong in its types');
}

export function check(good: boolean, words: string): void {
  if (!good) throw new Error(`Not as promised: ${words}`);
  console.log(`✓ ${words}`);
}
