/** Tests of builds that processes of their own make, and of the real builder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#testing/time/eventually.ts';
import { ensureDashboard } from './build-dashboard.ts';

let root = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = await mkdtemp(join(tmpdir(), 'linkdeck-build-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'src', 'main.ts'), 'document.title = "built";');
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, 'index.html'), '<script type="module" src="./src/main.ts"></script>');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

type BuildingProcess = Awaited<ReturnType<typeof buildingProcess>>;

/** @throws where none of them has begun to build, or several have */
function onlyBuilder(processes: readonly BuildingProcess[]): BuildingProcess {
  const builders = processes.filter(({ out }) => out() === 'begun ');
  const [builder] = builders;
  if (builder === undefined || builders.length > 1) throw new Error(`${builders.length} build`);
  return builder;
}

/** A process that builds until there is a file `may-end`, and says when it begins and is done. */
async function buildingProcess() {
  const path = join(root, 'builder.mjs');
  const module = new URL('build-dashboard.ts', import.meta.url).href;
  const script = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDashboard } from ${JSON.stringify(module)};
async function build(outDir) {
  process.stdout.write('begun ');
  while (!existsSync(${JSON.stringify(join(root, 'may-end'))})) await wait(20);
  writeFileSync(outDir + '/index.html', '');
}
await ensureDashboard({ root: ${JSON.stringify(root)}, build });
process.stdout.write('done');`;
  await writeFile(path, script);
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { child, out: () => out, ended: once(child, 'close') };
}

test('Other processes wait as well, and one of them builds where the builder is killed', async () => {
  const started = [await buildingProcess(), await buildingProcess(), await buildingProcess()];
  const builder = await eventually(() => onlyBuilder(started));
  builder.child.kill('SIGKILL');
  const others = started.filter((each) => each !== builder);
  await eventually(() => onlyBuilder(others));
  await writeFile(join(root, 'may-end'), '');
  await Promise.all(others.map(({ ended }) => ended));
  expect(others.map(({ out }) => out()).sort()).toEqual(['begun done', 'done']);
});

test('The real builder makes a page with its script', async () => {
  const folder = await ensureDashboard({ root });
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('<script');
  const [script] = await readdir(join(folder, 'assets'));
  expect(await readFile(join(folder, 'assets', script ?? ''), 'utf8')).toContain('built');
});
