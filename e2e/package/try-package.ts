/** Package trial: installs the packed file into an empty folder from the registry, runs `npx linkdeck --demo`, and uses it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#service/node/build/build-dashboard.ts';

/** What the package may take without the compiled driver, in bytes. */
const mostBytes = 15e6;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'linkdeck-package-'));
try {
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const names = await readdir(join(projectRoot, 'dist'));
  const packed = names.find((name) => /^linkdeck-[\d.]+\.tgz$/.test(name));
  if (packed === undefined) throw new Error('There is no packed file in dist. Make it with npm run package.');
  const install = ['install', join(projectRoot, 'dist', packed), '--no-audit', '--no-fund'];
  await run('npm', [...install, '--omit=optional'], { cwd: folder });
  const bytes = await sizeOf(join(folder, 'node_modules'));
  check(bytes < mostBytes, `it takes ${(bytes / 1e6).toFixed(1)} MB without optional packages`);
  // Node.js 20 has no SQLite of its own; compiling the driver may take minutes.
  if (process.getBuiltinModule('node:sqlite') === undefined) await run('npm', install, { cwd: folder });
  const { stdout: version } = await run('npx', ['linkdeck', '--version'], { cwd: folder });
  check(packed === `linkdeck-${version.trim()}.tgz`, `it names its version: ${version.trim()}`);
  await tryProgram();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function tryProgram(): Promise<void> {
  const began = performance.now();
  const words = ['linkdeck', '--demo', '--port', '0', '--links-port', '0', '--health-port', '0'];
  // In a group of its own: a signal to it reaches what npx has started, as Ctrl+C in a terminal does.
  const child = spawn('npx', words, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('npx could not be started');
  const ended = once(child, 'exit');
  try {
    const [first] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => ['it ended early'])])) as [Buffer | string];
    const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(first.toString())?.[1] ?? '';
    check(
      line('API key').startsWith('ld_'),
      `it starts in ${((performance.now() - began) / 1000).toFixed(1)} s and prints a key`,
    );
    const page = await fetch(line('Dashboard'));
    check((await page.text()).includes('<script'), `its dashboard answers ${page.status}`);
    const headers = { Authorization: `Bearer ${line('API key')}` };
    const reply = await fetch(`${line('Dashboard')}/api/urls?limit=1`, { headers });
    const { data } = (await reply.json()) as { data: { result: number; urls: { shorturl: string }[] } }; // looked at below
    check(data.result > 200, `its API lists ${data.result} links`);
    const visit = await fetch(data.urls[0]?.shorturl ?? '', { redirect: 'manual' });
    check(visit.status < 400, `a short link answers ${visit.status}`);
    check((await fetch(`${line('Health')}/ready`)).status === 200, 'it is ready');
  } finally {
    process.kill(-pid, 'SIGTERM');
    await ended;
  }
  const { stdout: accounts } = await run('npx', ['linkdeck', 'account', 'list'], { cwd: folder });
  check(accounts.startsWith('owner@linkdeck.example'), 'it ends when it is told to, and its account commands find the data');
}

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function check(good: boolean, words: string): void {
  if (!good) throw new Error(`Not as promised: ${words}`);
  console.log(`✓ ${words}`);
}
