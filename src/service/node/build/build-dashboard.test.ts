import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#testing/time/eventually.ts';
import { ensureDashboard, ensureProgram } from './build-dashboard.ts';

const past = new Date('2020-01-01T00:00:00Z');
let root = '';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = await mkdtemp(join(tmpdir(), 'linkdeck-build-'));
  for (const path of [
    'src/main.ts',
    'src/main.test.ts',
    'src/service/service.ts',
    'public/config.json',
    'package.json',
  ]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '{}');
  }
  await writeFile(join(root, 'index.html'), '<script type="module" src="./src/main.ts"></script>');
  await age('.', 'src', 'src/service', 'public', 'index.html', 'package.json');
  await age('src/main.ts', 'src/main.test.ts', 'src/service/service.ts', 'public/config.json');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function age(...paths: string[]): Promise<void> {
  for (const path of paths) await utimes(join(root, path), past, past);
}

/** Builds in no time, and counts. */
function builder() {
  let builds = 0;
  const build = async (outDir: string) => {
    builds += 1;
    await writeFile(join(outDir, 'index.html'), `build ${builds}`);
    await writeFile(join(outDir, `only-${builds}.js`), '');
  };
  return { build, count: () => builds };
}

/** What is in `dist` besides files that only lock. */
async function builtNames(): Promise<readonly string[]> {
  const names = await readdir(join(root, 'dist'));
  return names.filter((name) => !name.endsWith('.lock'));
}

test('A missing build is made, and one that is newer than its sources is left alone', async () => {
  const { build, count } = builder();
  expect(await ensureDashboard({ root, build })).toBe(join(root, 'dist', 'dashboard'));
  await ensureDashboard({ root, build });
  expect(count()).toBe(1);
  expect(await readFile(join(root, 'dist', 'dashboard', 'index.html'), 'utf8')).toBe('build 1');
});

test.each(['src/main.ts', 'public/config.json', 'index.html', 'package.json'])(
  'A change of %s builds it again, as a whole',
  async (path) => {
    const { build } = builder();
    await ensureDashboard({ root, build });
    const later = new Date(Date.now() + 60_000);
    await utimes(join(root, path), later, later);
    await ensureDashboard({ root, build });
    expect((await readdir(join(root, 'dist', 'dashboard'))).sort()).toEqual([
      'index.html',
      'only-2.js',
    ]);
    expect(await builtNames()).toEqual(['dashboard']);
  },
);

test('A source that is taken away builds it again', async () => {
  const { build, count } = builder();
  await writeFile(join(root, 'src', 'gone.ts'), '');
  await age('src', 'src/gone.ts');
  await ensureDashboard({ root, build });
  await rm(join(root, 'src', 'gone.ts'));
  await ensureDashboard({ root, build });
  expect(count()).toBe(2);
});

test('A change of a test or of the service builds nothing', async () => {
  const { build, count } = builder();
  await ensureDashboard({ root, build });
  const later = new Date(Date.now() + 60_000);
  for (const path of ['src/main.test.ts', 'src/service/service.ts', 'src/service'])
    await utimes(join(root, path), later, later);
  await ensureDashboard({ root, build });
  expect(count()).toBe(1);
});

test('A source that changes during the build is not missed', async () => {
  const { build, count } = builder();
  const slow = async (outDir: string) => {
    await build(outDir);
    const now = new Date(Date.now() + 1);
    await utimes(join(root, 'src', 'main.ts'), now, now);
  };
  await ensureDashboard({ root, build: slow });
  await ensureDashboard({ root, build });
  expect(count()).toBe(2);
});

test('Of programs that start at once one builds, and what the others have is not replaced', async () => {
  const { build, count } = builder();
  const waitingLine = 'Waiting for another process to build the dashboard …';
  const slow = async (outDir: string) => {
    await eventually(() => expect(console.error).toHaveBeenCalledWith(waitingLine));
    await build(outDir);
  };
  const folders = await Promise.all(
    Array.from({ length: 6 }, () => ensureDashboard({ root, build: slow })),
  );
  expect(new Set(folders)).toEqual(new Set([join(root, 'dist', 'dashboard')]));
  expect(count()).toBe(1);
});

test('A folder that has lost its page is replaced', async () => {
  const { build } = builder();
  const folder = await ensureDashboard({ root, build });
  await rm(join(folder, 'index.html'));
  await ensureDashboard({ root, build });
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'only-2.js']);
  expect(await builtNames()).toEqual(['dashboard']);
});

test('A failed build is reported, keeps what was there and leaves nothing half-built', async () => {
  const { build } = builder();
  await ensureDashboard({ root, build });
  const later = new Date(Date.now() + 60_000);
  await utimes(join(root, 'src', 'main.ts'), later, later);
  const failing = () => Promise.reject(new Error('exit code 1'));
  await expect(ensureDashboard({ root, build: failing })).rejects.toThrow(
    'The dashboard could not be built (exit code 1).',
  );
  expect(await readFile(join(root, 'dist', 'dashboard', 'index.html'), 'utf8')).toBe('build 1');
  expect(await builtNames()).toEqual(['dashboard']);
});

test('The program is built again where the service has changed, which leaves the dashboard as it is', async () => {
  const { build, count } = builder();
  const buildProgram = async (outDir: string) => {
    await build(outDir);
    await writeFile(join(outDir, 'linkdeck.js'), '');
  };
  await ensureDashboard({ root, build });
  await ensureProgram({ root, build: buildProgram });
  expect(count()).toBe(2);

  const later = new Date(Date.now() + 60_000);
  await utimes(join(root, 'src/service/service.ts'), later, later);
  await ensureDashboard({ root, build });
  expect(count()).toBe(2);
  expect(await ensureProgram({ root, build: buildProgram })).toBe(join(root, 'dist', 'program'));
  expect(count()).toBe(3);
});
