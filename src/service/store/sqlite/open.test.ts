/**
 * Tests of the database file: what lasts, several processes at once, and files that are no
 * database.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#service/store/store.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { loadDriver } from './driver.ts';
import { examineSqliteFile, openSqliteStore } from './open.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'linkdeck-store-'));
  closing.push(() => rm(path, { recursive: true }));
  return path;
}

describe('The database file', () => {
  // Starting processes takes its time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });

  async function open(file = ':memory:'): Promise<Store> {
    const store = await openSqliteStore({ file, visitorSecret: 'secret' });
    closing.push(() => store.close());
    return store;
  }

  test('What was written is there when the file is opened again, beside another that has it open', async () => {
    const file = join(await folder(), 'linkdeck.db');
    const first = await open(file);
    const id = await addLink(first, 'one');
    await first.visits.count([visit(id, 'x')]);
    const second = await open(file);
    expect(await second.visits.find('', 'one')).toMatchObject({ id });
    await second.visits.count([visit(id, 'x'), visit(id, 'y')]);
    expect(await clicksOf(first, id)).toEqual({ clicks: 3, uniqueClicks: 2 });
  });

  test('Visits wait only shortly for another connection that writes, and can be handed in again', async () => {
    const file = join(await folder(), 'linkdeck.db');
    const first = await open(file);
    const second = await open(file);
    const id = await addLink(first, 'one');
    await first.db.transaction().execute(async () => {
      // The usual patience of five seconds would end the test before the refusal comes.
      await expect(second.visits.count([visit(id, 'x')])).rejects.toThrow(/locked/);
    });
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(second.db);
    expect(rows).toEqual([{ timeout: 5000 }]);
    await second.visits.count([visit(id, 'x')]);
    expect(await clicksOf(first, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  }, 4000);

  test('A process that is killed loses nothing that it had counted', async () => {
    const path = await folder();
    const file = join(path, 'linkdeck.db');
    const store = await open(file);
    const id = await addLink(store, 'one');
    const other = await otherProcess(path, file);
    other.send(id);
    expect(await messageOf(other)).toBe('counted');
    other.kill('SIGKILL');
    expect(await ended(other)).toBe('SIGKILL');
    expect(await clicksOf(store, id)).toEqual({ clicks: 1, uniqueClicks: 1 });
  });

  test('Processes that make the same new file at once all get its tables', async () => {
    const path = await folder();
    const file = join(path, 'linkdeck.db');
    const others = await Promise.all([otherProcess(path, file), otherProcess(path, file)]);
    const store = await open(file);
    const id = await addLink(store, 'one');
    for (const other of others) {
      other.send(id);
      expect(await messageOf(other)).toBe('counted');
    }
    expect(await clicksOf(store, id)).toEqual({ clicks: 2, uniqueClicks: 1 });
  });

  test('A file that is no database and a folder that is missing are named in the error', async () => {
    const path = await folder();
    const file = join(path, 'other.txt');
    await writeFile(
      file,
      'This is not a database, and it is long enough to be recognised as none. '.repeat(20),
    );
    await expect(open(file)).rejects.toThrow(/other\.txt cannot be opened: file is not a database/);
    await expect(open(join(path, 'missing', 'x.db'))).rejects.toThrow(
      /cannot be opened: .*does not exist/,
    );
  });

  test('A database of a newer version is called newer and left alone', async () => {
    const file = join(await folder(), 'linkdeck.db');
    const store = await open(file);
    await sql`pragma user_version = 9999`.execute(store.db);
    await expect(open(file)).rejects.toThrow(
      /cannot be used: a newer version has made it, with tables that this one does not know\. Start that version/,
    );
  });

  test('A database of an earlier version is refused with what to do, and left alone', async () => {
    const file = join(await folder(), 'linkdeck.db');
    const earlier = (await loadDriver())(file);
    closing.push(async () => earlier.close());
    earlier.exec(`create table link (id integer primary key, alias text);
      create table kysely_migration (name text);
      insert into link (alias) values ('kept')`);
    const refusal =
      /linkdeck\.db cannot be used: its tables are of version 0\.2 or earlier, so start with an empty folder .* with Export .* and Import/;
    await expect(open(file)).rejects.toThrow(refusal);
    await expect(examineSqliteFile(file)).rejects.toThrow(refusal);
    const tables = earlier.prepare('select name from sqlite_master order by name').raw().all([]);
    expect(tables).toEqual([['kysely_migration'], ['link']]);
    expect(earlier.prepare('select alias from link').raw().all([])).toEqual([['kept']]);
  });

  test('An examination tells whether a file has its tables, and makes none', async () => {
    const file = join(await folder(), 'linkdeck.db');
    expect(await examineSqliteFile(file)).toMatchObject({ isEmpty: true });
    expect(await examineSqliteFile(file)).toMatchObject({ isEmpty: true });
    await open(file);
    expect(await examineSqliteFile(file)).toMatchObject({ isEmpty: false });
  });

  test('A link needs an account that exists', async () => {
    const store = await open();
    await addLink(store, 'one');
    await expect(store.db.updateTable('link').set({ accountId: 99 }).execute()).rejects.toThrow(
      /FOREIGN KEY/,
    );
  });
});

/**
 * Opens the store in another process, which counts a visit of each link whose id it receives, and
 * then replies.
 */
async function otherProcess(path: string, file: string): Promise<ChildProcess> {
  const script = join(path, 'visitor.mjs');
  await writeFile(
    script,
    `const [, , module, file] = process.argv;
    const { openSqliteStore } = await import(module);
    const store = await openSqliteStore({ file, visitorSecret: 'secret' });
    process.on('message', async (linkId) => {
      await store.visits.count([{ linkId, visitor: 'AAAAAAAAAAE', country: null, referrer: 'r', browser: 'b', os: 'o', network: null }]);
      process.send('counted');
    });
    process.send('ready');`,
  );
  const child = fork(script, [new URL('./open.ts', import.meta.url).href, file], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  closing.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await ended(child);
  });
  expect(await messageOf(child)).toBe('ready');
  return child;
}

/** The next message of a process; fails where it ends without one. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const stop = new AbortController();
  const [event, first]: unknown[] = await Promise.race([
    once(child, 'message', stop).then(([message]: unknown[]) => ['message', message]),
    once(child, 'exit', stop).then(([code]: unknown[]) => ['exit', code]),
  ]);
  stop.abort();
  if (event === 'exit') throw new Error(`The process ended with ${String(first)}`);
  return first;
}

async function ended(child: ChildProcess): Promise<unknown> {
  const [, signal]: unknown[] = await once(child, 'exit');
  return signal;
}
