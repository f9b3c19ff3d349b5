/**
 * Tests of the whole program within this process: what it serves, alone and in front of another
 * service.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { createLog } from '#service/node/process/log.ts';
import { settingsOf } from '#testing/service/settings.ts';
import { raw } from '#testing/service/test-dashboard.ts';
import { openTestStore, testServer } from '#testing/service/test-store.ts';
import { chromeOnWindows } from '#testing/service/test-visits.ts';
import { type RunningProgram, startProgram } from './program.ts';

let root = '';
let folders = 0;
const running: RunningProgram[] = [];

beforeAll(async () => {
  // Once and here, so that no start has to wait for it.
  await ensureDashboard();
  root = await mkdtemp(join(tmpdir(), 'linkdeck-program-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
  vi.unstubAllEnvs();
});
afterAll(() => rm(root, { recursive: true, force: true }));

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

/** Starts on free ports, with the arguments of a command line. */
async function start(...args: string[]) {
  const program = await startProgram(settingsOf('--port', '0', '--links-port', '0', ...args));
  running.push(program);
  const line = (name: string) =>
    new RegExp(`^${name} +(\\S+)$`, 'm').exec(program.lines.join('\n'))?.[1] ?? '';
  return { lines: program.lines, dashboard: line('Dashboard'), key: line('API key') };
}

beforeEach(() => void vi.stubEnv('DATABASE_URL', ''));

test('An account that is made with --demo is full', async () => {
  const { dashboard, key } = await start('--data', newFolder(), '--demo');
  const reply = await fetch(`${dashboard}/api/urls`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  const { data } = (await reply.json()) as { data: { result: number } }; // looked at on the next line
  expect(data.result).toBeGreaterThan(100);
});

test('An unknown path of the API is JSON, even where a page is asked for', async () => {
  const { dashboard } = await start('--data', newFolder());
  const unknown = await fetch(`${dashboard}/api/nowhere`, { headers: { Accept: 'text/html' } });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: 1 });
});

test('Below the path of its public address it serves page, API and OpenAPI document, whatever Host a proxy sends', async () => {
  const { dashboard, key } = await start(
    '--data',
    newFolder(),
    '--public-url',
    'https://tools.example/deck/',
  );
  expect(new URL(dashboard).pathname).toBe('/deck/');
  const document = (await (await fetch(`${dashboard}openapi.json`)).json()) as {
    servers: { url: string }[];
  };
  expect(document.servers.map(({ url }) => url)).toEqual(['/deck']);
  for (const host of ['tools.example', '127.0.0.1:8080', 'linkdeck_dashboard']) {
    const page = await raw(dashboard, '/deck/', { Host: host });
    expect(page.body.toString()).toContain('<base href="/deck/">');
    const headers = { Host: host, Authorization: `Bearer ${key}` };
    expect((await raw(dashboard, '/deck/api/account', headers)).status).toBe(200);
  }
});

test('Visits for a host without links, as by a proxy that does not pass Host on, are reported once', async () => {
  const lines: string[] = [];
  const args = ['--port', '0', '--links-port', '0', '--data', newFolder()];
  const settings = settingsOf(...args, '--links-url', 'https://go.example');
  const log = createLog('text', (line) => lines.push(line));
  const program = await startProgram(settings, { log });
  running.push(program);
  const links = /^Links +(\S+)$/m.exec(program.lines.join('\n'))?.[1] ?? '';
  for (let visit = 0; visit < 3; visit += 1)
    expect((await fetch(`${links}/sale`)).status).toBe(404);
  expect(lines).toEqual([expect.stringMatching(/proxy_set_header Host \$host;/)]);
  expect(lines[0]).toContain(
    `for the host ${new URL(links).host}, where no links are: they are on go.example`,
  );
});

test('In front of another service it has one line, keeps no data and passes the API on', async () => {
  const own = await start('--data', newFolder());
  const data = newFolder();
  const relay = await start('--upstream', own.dashboard, '--data', data);
  expect(relay.lines).toEqual([expect.stringMatching(/^Dashboard {2}http:\/\/\S+$/)]);
  const reply = await fetch(`${relay.dashboard}/api/account`, {
    headers: { Authorization: `Bearer ${own.key}` },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-ratelimit-limit')).toBe('30');
  await expect(stat(data)).rejects.toThrow();
});

test.skipIf(testServer === undefined)(
  'Two instances on one PostgreSQL database serve the same account and count each visit once',
  async () => {
    const store = await openTestStore();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      store.db,
    );
    const databaseUrl = new URL(testServer ?? '');
    databaseUrl.pathname = rows[0]?.name ?? '';
    await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
    vi.stubEnv('DATABASE_URL', databaseUrl.href);
    vi.stubEnv('VISITOR_SECRET', '0123456789abcdef'.repeat(4));
    const data = newFolder();
    const [one, other] = await Promise.all([start('--data', data), start('--data', data)]);
    const key = one.key || other.key;
    expect([one.key, other.key].filter(Boolean)).toHaveLength(1);
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ url: 'https://shop.example/', custom: 'sale' });
    expect(
      (await fetch(`${one.dashboard}/api/url/add`, { method: 'POST', headers, body })).status,
    ).toBe(200);
    for (const program of [one, other]) {
      const links = /^Links +(\S+)$/m.exec(program.lines.join('\n'))?.[1] ?? '';
      const visit = await fetch(`${links}/sale`, {
        redirect: 'manual',
        headers: { 'User-Agent': chromeOnWindows },
      });
      expect([visit.status, visit.headers.get('Location')]).toEqual([302, 'https://shop.example/']);
    }
    await Promise.all(running.splice(0).map((program) => program.stop()));
    expect(
      await store.db.selectFrom('linkClicks').select(['clicks', 'uniqueClicks']).execute(),
    ).toEqual([{ clicks: 2, uniqueClicks: 1 }]);
    await sql`delete from setting where name = 'visitorSecret'`.execute(store.db);
    await store.close();
    await expect(stat(data)).rejects.toThrow();
  },
);
