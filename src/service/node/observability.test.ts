/**
 * Tests of what an operator sees of the process: its log, its metrics and its readiness, and what
 * none of them ever holds.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import type { Store } from '#service/store/store.ts';
import { killPrograms, readyProgram, stopProgram } from '#testing/service/program-process.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';

const secret = '0123456789abcdef'.repeat(4);
let data = '';
beforeAll(async () => {
  await ensureDashboard();
  data = await mkdtemp(join(tmpdir(), 'linkdeck-seen-'));
});
afterAll(async () => {
  killPrograms();
  await rm(data, { recursive: true, force: true });
});

/**
 * The database of the program, as a variable of it and opened beside it; its address holds a
 * planted password.
 */
async function database() {
  if (testServer === undefined) {
    return {
      env: {} as Record<string, string>,
      open: () => openSqliteStore({ file: join(data, 'linkdeck.db'), visitorSecret: secret }),
    };
  }
  const store = await openTestStore();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
  const url = new URL(testServer);
  url.pathname = rows[0]?.name ?? '';
  url.searchParams.set('fallback_application_name', 'planted-in-url');
  return {
    env: { DATABASE_URL: url.href, VISITOR_SECRET: secret },
    open: () => Promise.resolve(store),
  };
}

test('No line and no metric holds a key, an alias, an address or the URL of the database', async () => {
  const { env, open } = await database();
  const args = ['--log', 'json', '--health-port', '0', '--trust-proxy', '--drain-seconds', '0'];
  const program = await readyProgram(env, '--data', data, ...args);
  const { health, key } = program;
  expect(await (await fetch(`${health}/ready`)).text()).toBe('ready\n');
  await askForPlanted(program);
  const store = await open();
  const metrics = await whileDatabaseFails(store, async () => {
    await expectFailures(program);
    return (await fetch(`${health}/metrics`)).text();
  });
  expect(await stopProgram(program)).toBe(0);
  if (testServer !== undefined)
    await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
  await store.close();

  const log = program.err();
  for (const text of [log, metrics]) {
    expect(text).not.toMatch(/planted|203\.0\.113|postgres:\/\//);
    expect(text).not.toContain(key);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(
      await readFile(join(data, 'visitor-secret'), 'utf8').catch(() => secret),
    );
  }
  expectLog(log, key);
  expect(metrics).toContain(
    'linkdeck_api_request_seconds_count{route="links.create",status="200"} 1',
  );
  expect(metrics).toContain('linkdeck_visit_answers_total{outcome="redirect"} 1');
});

type Program = Awaited<ReturnType<typeof readyProgram>>;

const visitor = {
  'X-Forwarded-For': '203.0.113.77',
  'User-Agent': 'planted-browser',
  Referer: 'https://planted-page.example/',
};

/** Requests and visits whose every part would be found again in a log. */
async function askForPlanted({ dashboard, links, key }: Program): Promise<void> {
  const create = async () => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ url: 'https://planted-shop.example/', custom: 'planted-alias' });
    return (await fetch(`${dashboard}/api/url/add`, { method: 'POST', headers, body })).status;
  };
  expect([await create(), await create()]).toEqual([200, 400]);
  const wrongKey = { Authorization: 'Bearer planted-key' };
  expect((await fetch(`${dashboard}/api/account`, { headers: wrongKey })).status).toBe(401);
  expect((await fetch(`${dashboard}/api/planted`)).status).toBe(404);
  for (const alias of ['planted-alias', 'planted-unknown'])
    await fetch(`${links}/${alias}`, { redirect: 'manual', headers: visitor });
}

/** Meanwhile every request fails, in a way in which databases quote what they were asked. */
async function whileDatabaseFails<Value>(store: Store, act: () => Promise<Value>): Promise<Value> {
  await sql.raw('alter table "apiKey" rename to planted_keys').execute(store.db);
  await sql.raw('alter table link rename to planted_links').execute(store.db);
  const value = await act();
  await sql.raw('alter table planted_keys rename to "apiKey"').execute(store.db);
  await sql.raw('alter table planted_links rename to link').execute(store.db);
  return value;
}

async function expectFailures({ dashboard, links, key }: Program): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  expect((await fetch(`${dashboard}/api/account`, { headers })).status).toBe(500);
  expect((await fetch(`${links}/planted-missing`, { headers: visitor })).status).toBe(503);
}

/** Each request has its line, with the end of its key alone. */
function expectLog(log: string, key: string): void {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>); // a line that is no JSON fails here
  const requests = lines
    .filter(({ event }) => event === 'request')
    .map((each) => [each['route'], each['status'], each['key']]);
  expect(requests).toEqual([
    ['links.create', 200, key.slice(-4)],
    ['links.create', 400, key.slice(-4)],
    ['account.get', 401, undefined],
    [undefined, 404, undefined],
    ['account.get', 500, undefined],
  ]);
  const failures = lines.filter(({ event }) => event === 'failure').map(({ message }) => message);
  expect(failures).toContain('The service failed to answer a request');
  expect(lines.at(-1)).toMatchObject({ event: 'stopped' });
}
