/**
 * Tests of `npm run account -- move`: its words, its targets, and the secret that has to go with
 * the visitors.
 */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataFolder } from '#service/node/process/data-folder.ts';
import { lockFolder } from '#service/node/process/folder-lock.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { addLink, visit } from '#testing/service/store-rows.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';
import { runAccountCommand } from './account-commands.ts';

let root = '';
let data = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linkdeck-move-'));
  data = join(root, 'data');
  const store = await openSqliteStore(await openDataFolder(data, { create: true }));
  const id = await addLink(store, 'sale');
  await store.visits.count([visit(id, 'AAAAAAAAAAE'), visit(id, 'AAAAAAAAAAI')]);
  await store.close();
  for (const name of ['DATABASE_URL', 'VISITOR_SECRET', 'MOVE_TO']) vi.stubEnv(name, '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

const secretOf = (folder: string) => readFile(join(folder, 'visitor-secret'), 'utf8');

test('A new folder gets the secret with the accounts, and a second time says what is there', async () => {
  const to = join(root, 'other');
  expect(await runAccountCommand(['move', '--to', to, '--data', data])).toBe(
    [
      'Moved      a@example.com',
      'Compared   1 links, 2 clicks, 2 visitors: equal',
      'Next       Start without DATABASE_URL, and with that folder as --data.\n',
    ].join('\n'),
  );
  expect(await secretOf(to)).toBe(await secretOf(data));
  vi.stubEnv('MOVE_TO', to);
  await expect(runAccountCommand(['move', '--data', data])).rejects.toThrow('has accounts already');
});

test('While a server has the folder nothing is moved, and while it is moved no server has it', async () => {
  const to = join(root, 'other');
  const stop = await lockFolder(data);
  const move = () => runAccountCommand(['move', '--to', to, '--data', data]);
  await expect(move()).rejects.toThrow(
    /is in use by another server \(process \d+\)\. Stop the server before its accounts are moved\.$/,
  );
  await expect(stat(to)).rejects.toThrow();
  await stop();
  expect(await move()).toContain('Moved      a@example.com');
  await (await lockFolder(data))();
});

test('A target with another secret, the source itself and other programs are refused without a change', async () => {
  const other = join(root, 'other');
  await openDataFolder(other, { create: true });
  const move = (to: string) => runAccountCommand(['move', '--to', to, '--data', data]);
  await expect(move(other)).rejects.toThrow(/has another visitor secret than the source/);
  await expect(move(data)).rejects.toThrow('--to names the database that the accounts are in.');
  await expect(move('mysql://deck:planted@db.example/x')).rejects.toThrow(
    /^(?!.*planted)--to must be an address/,
  );
  await writeFile(join(root, 'text'), 'x');
  await expect(move(join(root, 'text'))).rejects.toThrow(/is a file/);
  await expect(runAccountCommand(['move', '--data', data])).rejects.toThrow(
    'Name the database to move to with --to or MOVE_TO.',
  );
});

test.skipIf(testServer === undefined)('To PostgreSQL and back, as a user would do it', async () => {
  const store = await openTestStore();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
  const url = new URL(testServer ?? '');
  url.pathname = rows[0]?.name ?? '';
  const there = await runAccountCommand(['move', '--to', url.href, '--data', data]);
  expect(there).toContain(
    'Next       Start with DATABASE_URL, and with VISITOR_SECRET as the file visitor-secret',
  );
  expect(there).not.toContain(await secretOf(data));
  vi.stubEnv('DATABASE_URL', url.href);
  vi.stubEnv('VISITOR_SECRET', await secretOf(data));
  await expect(runAccountCommand(['move', '--to', url.href])).rejects.toThrow(
    '--to names the database',
  );
  const back = join(root, 'back');
  expect(await runAccountCommand(['move', '--to', back])).toContain(
    '1 links, 2 clicks, 2 visitors: equal',
  );
  expect(await secretOf(back)).toBe(await secretOf(data));
  await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
  await store.close();
});
