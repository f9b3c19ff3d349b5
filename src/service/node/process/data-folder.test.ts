import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markDatabase, openDataFolder } from './data-folder.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('A new folder and its secret are for their owner alone', async () => {
  const folder = join(root, 'a', 'b');
  const { file, visitorSecret } = await openDataFolder(folder, { create: true });
  expect(file).toBe(join(folder, 'linkdeck.db'));
  expect(visitorSecret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'visitor-secret'))).mode & 0o777).toBe(0o600);
});

test('The secret stays the same from one opening to the next', async () => {
  const first = await openDataFolder(root, { create: true });
  expect(await openDataFolder(root, { create: true })).toEqual(first);
});

test('Programs that open a new folder at once agree on one secret and leave nothing else behind', async () => {
  const folder = join(root, 'new');
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openDataFolder(folder, { create: true })),
  );
  expect(new Set(opened.map(({ visitorSecret }) => visitorSecret)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['visitor-secret']);
});

test('A damaged secret is reported and not replaced, as that would make every visitor new', async () => {
  const path = join(root, 'visitor-secret');
  await writeFile(path, 'half');
  await expect(openDataFolder(root, { create: true })).rejects.toThrow(/visitor-secret is damaged/);
  expect(await readFile(path, 'utf8')).toBe('half');
});

test('A file in place of the folder, or above it, is reported with the option', async () => {
  const path = join(root, 'file');
  await writeFile(path, '');
  await expect(openDataFolder(path, { create: true })).rejects.toThrow(
    /is a file or lies below one.*Choose another with --data/,
  );
  await expect(openDataFolder(join(path, 'x'), { create: true })).rejects.toThrow(
    /ENOTDIR.*--data/,
  );
});

// The superuser may write anywhere, so for it there is no such folder.
test.skipIf(process.getuid?.() === 0)(
  'A folder that may not be written to is an error with the option',
  async () => {
    const folder = join(root, 'closed');
    await mkdir(folder, { mode: 0o500 });
    await expect(openDataFolder(folder, { create: true })).rejects.toThrow(
      /may not be written to \(EACCES\).*--data/,
    );
  },
);

test('A folder without a database is refused where nothing is to be made', async () => {
  await mkdir(join(root, 'empty'));
  await expect(openDataFolder(join(root, 'empty'), { create: false })).rejects.toThrow(
    /There is no data in the folder/,
  );
  expect(await readdir(join(root, 'empty'))).toEqual([]);
});

test('A database that is gone or empty is refused where the folder had one, and a new one is made where the mark is deleted', async () => {
  const { file } = await openDataFolder(root, { create: true });
  // Until a database was opened, an empty file is one that was just begun.
  await writeFile(file, '');
  await openDataFolder(root, { create: true });
  await markDatabase(file);
  const mark = join(root, 'database-made');
  for (const create of [true, false]) {
    await expect(openDataFolder(root, { create })).rejects.toThrow(
      `The database ${file} is empty, and this folder had one. Restore a backup, or delete ${mark} to begin with a new one.`,
    );
  }
  await rm(file);
  await expect(openDataFolder(root, { create: true })).rejects.toThrow(
    `The database ${file} is gone, and this folder had one.`,
  );
  await writeFile(file, 'restored');
  await openDataFolder(root, { create: true });
  await rm(file);
  await rm(mark);
  await openDataFolder(root, { create: true });
});
