/**
 * Builds: runs Vite into `dist/dashboard`, `dist/program` or `dist/demo` where that is missing or
 * older than its sources.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '#service/node/process/file-lock.ts';
import { codeOf, ProgramError } from '#service/node/process/program-error.ts';

/** The folder of package.json. */
export const projectRoot = resolve(import.meta.dirname, '..', '..', '..', '..');

interface BuildOptions {
  /** The folder of package.json and index.html. */
  root?: string;
  /** Builds into the given folder. */
  build?: (outDir: string, root: string) => Promise<void>;
}

/** What is built into a folder of `dist`. */
interface Target {
  readonly name: string;
  /** Its file that is as old as the start of the build. */
  readonly marker: string;
  /** Arguments of Vite. */
  readonly args: readonly string[];
  /** Folders whose changes do not count, besides those of tests. */
  readonly notSources: readonly string[];
}

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'];

const dashboard: Target = {
  name: 'dashboard',
  marker: 'index.html',
  args: [],
  notSources: [join('src', 'service'), join('src', 'demo'), join('src', 'testing')],
};

/**
 * `start.js` checks whether it is older than its sources: it runs without the loader of
 * TypeScript.
 */
const program: Target = {
  name: 'program',
  marker: 'linkdeck.js',
  args: ['--config', join('src', 'service', 'node', 'build', 'vite.config.ts')],
  notSources: [join('src', 'testing')],
};

const demo: Target = {
  name: 'demo',
  marker: 'service-worker.js',
  args: ['--config', join('src', 'demo', 'vite.config.ts')],
  notSources: [join('src', 'testing')],
};

/** How far the clock of file systems may be behind ours, in milliseconds. */
const fileClock = 20;

/** How often a process looks whether the build of another one has ended, in milliseconds. */
const lockInterval = 100;

/**
 * Returns the folder of the built dashboard, which is built first where needed, and put in place as
 * a whole. Of several processes that call this at once, one builds and the others wait for its
 * result, so that the folder of one is not replaced by another while it is read.
 *
 * @throws ProgramError where the build fails; the builder's own messages are on stderr by then
 */
export function ensureDashboard(options: BuildOptions = {}): Promise<string> {
  return ensureBuilt(dashboard, options);
}

/** The same for the program with its dashboard, as `npm start` runs it. */
export function ensureProgram(options: BuildOptions = {}): Promise<string> {
  return ensureBuilt(program, options);
}

/** The same for the demo that runs without a server. */
export function ensureDemo(options: BuildOptions = {}): Promise<string> {
  return ensureBuilt(demo, options);
}

async function ensureBuilt(target: Target, options: BuildOptions): Promise<string> {
  const { name } = target;
  const { root = projectRoot, build = (outDir: string) => runVite(target, outDir, root) } = options;
  if ((await stateOf(target, root)) === 'current') return folderOf(target, root);
  try {
    await mkdir(join(root, 'dist'), { recursive: true });
    await chmod(join(root, 'dist'), 0o755);
    const unlock = await lockBuild(target, root);
    try {
      await buildAlone(target, root, build);
    } finally {
      unlock();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProgramError(
      `The ${name} could not be built (${reason}). The builder's own messages are above.`,
    );
  }
  return folderOf(target, root);
}

function folderOf({ name }: Target, root: string): string {
  return join(root, 'dist', name);
}

async function stateOf(target: Target, root: string): Promise<'missing' | 'outdated' | 'current'> {
  const built = await modifiedAt(join(folderOf(target, root), target.marker));
  if (built === undefined) return 'missing';
  return built < (await newestSource(root, target.notSources)) ? 'outdated' : 'current';
}

/**
 * Waits until no other process builds the target; returns the function after which the next one may.
 */
async function lockBuild({ name }: Target, root: string): Promise<() => void> {
  const file = join(root, 'dist', `.${name}.lock`);
  let unlock = await tryLock(file);
  if (unlock === undefined) console.error(`Waiting for another process to build the ${name} …`);
  while (unlock === undefined) {
    await wait(lockInterval);
    unlock = await tryLock(file);
  }
  return unlock;
}

/** Builds the target, unless the process that had the lock before has just done so. */
async function buildAlone(
  target: Target,
  root: string,
  build: (outDir: string, root: string) => Promise<void>,
): Promise<void> {
  const { name, marker } = target;
  const state = await stateOf(target, root);
  if (state === 'current') return;
  console.error(
    state === 'missing'
      ? `Building the ${name} …`
      : `Building the ${name}, because its sources have changed …`,
  );
  const started = new Date(Date.now() - fileClock);
  const draft = join(root, 'dist', `.${name}-${randomBytes(6).toString('hex')}`);
  const old = `${draft}-old`;
  const folder = folderOf(target, root);
  try {
    await mkdir(draft);
    await build(draft, root);
    await chmod(draft, 0o755);
    // As old as its start: a source that changes during the build has to count as newer than the
    // result.
    await utimes(join(draft, marker), started, started);
    await rename(folder, old).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

/**
 * When the newest source was changed, in milliseconds since 1970; folders count, because a deletion
 * changes them.
 */
async function newestSource(root: string, notSources: readonly string[]): Promise<number> {
  const times = await Promise.all(sources.map((path) => newest(root, path, notSources)));
  return Math.max(...times);
}

async function newest(root: string, path: string, notSources: readonly string[]): Promise<number> {
  if (notSources.includes(path) || /\.test\.tsx?$/.test(path)) return 0;
  const time = (await modifiedAt(join(root, path))) ?? 0;
  const names = await readdir(join(root, path)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOTDIR' || codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return Math.max(
    time,
    ...(await Promise.all(names.map((name) => newest(root, join(path, name), notSources)))),
  );
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Runs the builder in another process: its memory is freed afterwards, and its stdout stays off
 * ours.
 */
function runVite({ args }: Target, outDir: string, root: string): Promise<void> {
  const vite = join(
    createRequire(import.meta.url).resolve('vite/package.json'),
    '..',
    'bin',
    'vite.js',
  );
  const words = [vite, 'build', ...args, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    // The data is for its owner alone, but web servers of other users may read the build.
    const own = process.umask(0o022);
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    });
    process.umask(own);
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(signal === null ? `exit code ${String(code)}` : `ended by ${signal}`));
    });
  });
}
