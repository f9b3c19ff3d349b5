/**
 * Builds: runs Vite into `dist/dashboard`, `dist/program` or `dist/demo` where that is missing or
 * older than its sources.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
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

/**
 * Returns the folder of the built dashboard, which is built first where needed. Several programs
 * may call this at once: each builds in a separate folder, and the result is put in place as a
 * whole.
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
  const { name, marker } = target;
  const { root = projectRoot, build = (outDir: string) => runVite(target, outDir, root) } = options;
  const folder = join(root, 'dist', name);
  const built = await modifiedAt(join(folder, marker));
  if (built !== undefined && built >= (await newestSource(root, target.notSources))) return folder;

  console.error(
    built === undefined
      ? `Building the ${name} …`
      : `Building the ${name}, because its sources have changed …`,
  );
  const started = new Date(Date.now() - fileClock);
  const draft = join(root, 'dist', `.${name}-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(draft, { recursive: true });
    await build(draft, root);
    await Promise.all([join(root, 'dist'), draft].map((made) => chmod(made, 0o755)));
    // As old as its start: a source that changes during the build has to count as newer than the
    // result.
    await utimes(join(draft, marker), started, started);
    await putInPlace(draft, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProgramError(
      `The ${name} could not be built (${reason}). The builder's own messages are above.`,
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Puts the draft in place of the folder; of two programs that do so at once, either result is good.
 */
async function putInPlace(draft: string, folder: string): Promise<void> {
  const old = `${draft}-old`;
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      await rename(folder, old);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    try {
      await rename(draft, folder);
      return;
    } catch (error) {
      // Another program put its build there in between.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
  throw new Error(`${folder} changes all the time`);
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
