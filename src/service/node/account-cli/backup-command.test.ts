/**
 * Tests of `npm run account -- backup`: a copy that a server starts from, taken while another one
 * writes.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { addLink, visit } from '#testing/service/store-rows.ts';
import { runAccountCommand } from './account-commands.ts';

let root = '';
let data = '';
let store: Store;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-backup-'));
  data = join(root, 'data');
  store = await openSqliteStore(await openDataFolder(data, { create: true }));
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
  await rm(root, { recursive: true, force: true });
});

test('A server starts from the copy, with links, visits and the secret of the moment, while the first one writes on', async () => {
  const id = await addLink(store, 'sale');
  await store.visits.count([visit(id, 'x')]);
  const file = join(root, 'monday.db');
  expect(await runAccountCommand(['backup', file, '--data', data])).toMatch(
    /^Backup {5}\S+monday\.db \(0\.\d MB\)\nSecret {5}\S+monday\.db\.visitor-secret\n$/,
  );
  await store.visits.count([visit(id, 'y')]);

  const restored = join(root, 'restored');
  await mkdir(restored);
  await copyFile(file, join(restored, 'linkdeck.db'));
  await copyFile(`${file}.visitor-secret`, join(restored, 'visitor-secret'));
  const folder = await openDataFolder(restored, { create: false });
  expect(folder.visitorSecret).toBe(await readFile(join(data, 'visitor-secret'), 'utf8'));
  const copy = await openSqliteStore(folder);
  expect(
    await copy.db
      .selectFrom('link')
      .innerJoin('linkClicks', 'linkId', 'id')
      .select(['id', 'alias', 'linkClicks.clicks'])
      .execute(),
  ).toEqual([{ id, alias: 'sale', clicks: 1 }]);
  const wanted = { order: 'date', limit: 10, offset: 0 } as const;
  expect(await copy.search(1, ['example'], wanted)).toEqual({ result: 0, ids: [] });
  // Records get numbers behind those of the copy, as before.
  expect(await addLink(copy, 'more')).toBe(id + 1);
  await copy.close();
});

test('A file that is there is never written over, and nothing is left where a copy fails', async () => {
  const file = join(root, 'taken.db');
  await writeFile(file, 'mine');
  await expect(runAccountCommand(['backup', file, '--data', data])).rejects.toThrow(
    /^There is a file \S+taken\.db already/,
  );
  expect(await readFile(file, 'utf8')).toBe('mine');
  await expect(
    runAccountCommand(['backup', join(root, 'no', 'x.db'), '--data', data]),
  ).rejects.toThrow(/cannot be copied/);
  await expect(
    runAccountCommand(['backup', join(root, 'x.db'), '--data', join(root, 'none')]),
  ).rejects.toThrow(/^There is no data/);
  expect((await readdir(root)).sort()).toEqual(['data', 'taken.db']);
  await expect(stat(join(root, 'none'))).rejects.toThrow();
});

test('On PostgreSQL it names the tool for it, and not the address of the database', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://deck:planted@db.example/linkdeck');
  const refusal = runAccountCommand(['backup', join(root, 'x.db'), '--data', data]);
  await expect(refusal).rejects.toThrow(/^(?!.*planted).*pg_dump --format=custom/);
});
