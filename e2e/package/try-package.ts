/** Package trial: uses the program of `npx linkdeck --demo` from the packed file in an empty folder, and that of `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { projectRoot } from '#service/node/build/build-dashboard.ts';
import { check, install, lintPacked, packedFile, run } from './packed.ts';

/** What the package may take without the driver, in bytes. */
const maxBytes = 15e6;

const folder = await mkdtemp(join(tmpdir(), 'linkdeck-package-'));
try {
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const packed = await packedFile('linkdeck', 'package');
  await lintPacked(packed, folder, { hasTypes: false });
  await install(folder, packed, '--omit=optional');
  const bytes = await sizeOf(join(folder, 'node_modules'));
  check(bytes < maxBytes, `it takes ${(bytes / 1e6).toFixed(1)} MB without optional packages`);
  await checkLicences();
  // Node.js 20 has no SQLite of its own.
  if (process.getBuiltinModule('node:sqlite') === undefined) await install(folder, packed);
  const version = (await run(folder, 'npx', 'linkdeck', '--version')).trim();
  check(basename(packed) === `linkdeck-${version}.tgz`, `it names its version: ${version}`);
  await tryProgram({ program: 'npx', args: ['linkdeck'], cwd: folder });
  const accounts = await run(folder, 'npx', 'linkdeck', 'account', 'list');
  check(
    accounts.startsWith('owner@linkdeck.example'),
    'it ends on a signal, and its account commands find the data',
  );
  const data = ['--data', join(folder, 'data-of-start')];
  await tryProgram({ program: 'npm', args: ['start', '--', ...data], cwd: projectRoot });
} finally {
  await rm(folder, { recursive: true, force: true });
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** Starts the program with the demo, reads page, interface and a short link, and ends it. */
async function tryProgram({ program, args, cwd }: Command): Promise<void> {
  console.log(`${program} ${args.join(' ')}`);
  const began = performance.now();
  const ports = ['--port', '0', '--links-port', '0', '--health-port', '0'];
  // In a group of its own: a signal to it reaches what npm has started, as Ctrl+C in a terminal does.
  const child = spawn(program, [...args, '--demo', ...ports], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  const ended = once(child, 'exit');
  try {
    const printed = await Promise.race([
      printedBy(child.stdout, /^API key/m),
      ended.then(() => 'it ended early'),
    ]);
    const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
    check(
      line('API key').startsWith('ld_'),
      `it starts in ${((performance.now() - began) / 1000).toFixed(1)} s and prints a key`,
    );
    const page = await fetch(line('Dashboard'));
    check((await page.text()).includes('<script'), `its dashboard answers ${page.status}`);
    const headers = { Authorization: `Bearer ${line('API key')}` };
    const reply = await fetch(`${line('Dashboard')}/api/urls?limit=1`, { headers });
    const { data } = (await reply.json()) as {
      data: { result: number; urls: { shorturl: string }[] };
    }; // looked at below
    check(data.result > 200, `its API lists ${data.result} links`);
    const visit = await fetch(data.urls[0]?.shorturl ?? '', { redirect: 'manual' });
    check(visit.status < 400, `a short link answers ${visit.status}`);
    check((await fetch(`${line('Health')}/ready`)).status === 200, 'it is ready');
  } finally {
    process.kill(-pid, 'SIGTERM');
    await ended;
  }
}

/** What a program has printed until it prints the line; npm itself prints lines before. */
async function printedBy(stream: Readable, line: RegExp): Promise<string> {
  let printed = '';
  for await (const part of stream) {
    printed += String(part);
    if (line.test(printed)) break;
  }
  return printed;
}

/** Some whose terms ask for their text beside their code, of the program and of the dashboard. */
async function checkLicences(): Promise<void> {
  const lists: Readonly<Record<string, readonly string[]>> = {
    'licences.md': ['hono', 'kysely', 'pg-types', 'zod'],
    'dashboard/licences.md': ['@mantine/core', '@fontsource-variable/inter', 'react-dom', 'idb'],
  };
  for (const [file, names] of Object.entries(lists)) {
    const text = await readFile(join(folder, 'node_modules', 'linkdeck', file), 'utf8');
    const missing = names.filter((name) => !text.includes(`\n## ${name} `));
    check(missing.join() === '', `${file} has the licences of ${names.join(', ')}`);
  }
}

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
