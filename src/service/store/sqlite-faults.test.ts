/**
 * Tests of the database file in trouble: locked by another process, on a full disk, deleted or
 * replaced.
 */
import { copyFile, mkdtemp, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openApi } from '#testing/service/api-caller.ts';
import { addLink, clicksOf, visit } from '#testing/service/store-rows.ts';
import { openSqliteReader, openSqliteStore } from './sqlite/open.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-faults-'));
  closing.push(() => rm(folder, { recursive: true }));
  return join(folder, 'linkdeck.db');
}

describe('The database file in trouble', () => {
  vi.setConfig({ testTimeout: 60_000 });

  async function open(file: string, wait?: (milliseconds: number) => Promise<unknown>) {
    const store = await openSqliteStore({
      file,
      visitorSecret: 'secret',
      wait,
    });
    closing.push(() => store.close());
    return store;
  }

  test('While another process writes, a request that writes waits no longer than a second, and its reply says when to come back; reading goes on', async () => {
    const file = await newFile();
    const waits: number[] = [];
    const read: unknown[] = [];
    const store = await open(file, async (milliseconds) => {
      // Only a connection that is free meanwhile can answer this.
      read.push((await api.call('GET /api/urls')).status);
      waits.push(milliseconds);
    });
    const api = await openApi({ store });
    const holder = await open(file);
    const add = { body: { url: 'https://shop.example/' } };
    await holder.db.transaction().execute(async (db) => {
      await db.updateTable('account').set({ plan: 'held' }).execute();
      const refused = await api.call('POST /api/url/add', add);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    });
    expect(waits.reduce((sum, each) => sum + each)).toBe(950);
    expect(new Set(read)).toEqual(new Set([200]));
    expect((await api.call('POST /api/url/add', add)).status).toBe(200);
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(store.db);
    expect(rows).toEqual([{ timeout: 5000 }]);
  });

  test('A request that writes goes on as soon as the other process is done', async () => {
    const file = await newFile();
    let waits = 0;
    let release = (): void => undefined;
    let holding: Promise<unknown> = Promise.resolve();
    const store = await open(file, async () => {
      waits += 1;
      if (waits < 3) return;
      release();
      await holding;
    });
    const id = await addLink(store, 'one');
    const holder = await open(file);
    const released = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((begun) => {
      holding = holder.db.transaction().execute(async (db) => {
        await db.updateTable('link').set({ title: 'held' }).execute();
        begun();
        await released;
      });
    });
    await store.change(1, (db) =>
      db.updateTable('link').set({ description: 'changed' }).where('id', '=', id).execute(),
    );
    expect(waits).toBe(3);
    expect(await store.db.selectFrom('link').select(['title', 'description']).execute()).toEqual([
      { title: 'held', description: 'changed' },
    ]);
  });

  test('On a full disk the error says so, what was begun is undone once, and writing goes on where there is room again', async () => {
    const store = await open(await newFile());
    const api = await openApi({ store });
    const id = await addLink(store, 'one');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(store.db);
    const body = { url: `https://shop.example/${'x'.repeat(2000)}` };
    let refused = await api.call('POST /api/url/add', { body });
    // What is left of the last pages may still take some.
    for (let more = 0; more < 40 && refused.status === 200; more += 1)
      refused = await api.call('POST /api/url/add', { body });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(api.reported.map(String)).toEqual([expect.stringContaining('database or disk is full')]);

    const batch = Array.from({ length: 3000 }, (_, number) =>
      visit(id, `visitor number ${number} with a long hash`),
    );
    await expect(store.visits.count(batch)).rejects.toThrow('database or disk is full');
    expect(await clicksOf(store, id)).toEqual({ clicks: 0, uniqueClicks: 0 });

    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect((await api.call('POST /api/url/add', { body })).status).toBe(200);
    await store.visits.count(batch);
    expect(await clicksOf(store, id)).toEqual({ clicks: 3000, uniqueClicks: 3000 });
  });

  test('A file that is deleted while it is open is noticed at once: nothing is written to it, and reading goes on', async () => {
    const file = await newFile();
    const store = await open(file);
    const api = await openApi({ store });
    const reader = await openSqliteReader(file);
    closing.push(() => reader.close());
    const id = await addLink(store, 'one');
    expect(reader.problem()).toBeUndefined();
    await rename(file, `${file}.away`);
    expect(reader.problem()).toMatch(/linkdeck\.db was deleted while it was in use/);
    const refused = await api.call('POST /api/url/add', { body: { url: 'https://shop.example/' } });
    expect([refused.status, api.reported.map(String)]).toEqual([
      503,
      [expect.stringContaining('was deleted')],
    ]);
    await expect(store.visits.count([visit(id, 'x')])).rejects.toThrow(/was deleted/);
    expect(reader.find('', 'one')).toMatchObject({ id });

    await copyFile(`${file}.away`, file);
    expect(reader.problem()).toMatch(/was replaced while it was in use.*Start the service again/);
    await rename(`${file}.away`, file);
    expect(reader.problem()).toBeUndefined();
    expect(
      (await api.call('POST /api/url/add', { body: { url: 'https://shop.example/' } })).status,
    ).toBe(200);
  });

  test('A file that is emptied is told apart from one that is deleted', async () => {
    const file = await newFile();
    const store = await open(file);
    await store.close();
    closing.pop();
    const reader = await openSqliteReader(file);
    closing.push(() => reader.close());
    await truncate(file);
    expect(reader.problem()).toMatch(/was emptied while it was in use.*restore a backup/);
  });

  test('A new file is never empty, not even before its first change is moved into it', async () => {
    const file = await newFile();
    await open(file);
    expect((await stat(file)).size).toBeGreaterThan(0);
  });
});
