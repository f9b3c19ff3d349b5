/**
 * Tests of the process: its output, its end, and its files afterwards. Its replies are tested in
 * program.test.ts.
 */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDashboard } from '#service/node/build/build-dashboard.ts';
import { openSqliteStore } from '#service/store/sqlite/open.ts';
import { freePort } from '#testing/service/free-port.ts';
import {
  killPrograms,
  readyProgram as ready,
  startProcess as start,
  stopProgram as stop,
} from '#testing/service/program-process.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let root = '';
let folders = 0;

beforeAll(async () => {
  // Once and here, so that no start has to wait for it.
  await ensureDashboard();
  root = await mkdtemp(join(tmpdir(), 'linkdeck-main-'));
});
afterAll(async () => {
  killPrograms();
  await rm(root, { recursive: true, force: true });
});

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

async function call(
  url: string,
  key: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(url + path, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });
  return { status: reply.status, ...((await reply.json()) as object) };
}

async function follow(shortUrl: string): Promise<number> {
  return (await fetch(shortUrl, { redirect: 'manual', headers: { 'User-Agent': browser } })).status;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  return (server.address() as AddressInfo).port;
}

test('A first start prints addresses and the key alone; a restart keeps all, and killed it loses no visit older than a second', async () => {
  const data = newFolder();
  const first = await ready('--data', data);
  expect(first.printed).toMatch(
    /^Dashboard {2}http:\/\/127\.0\.0\.1:\d+\nLinks {6}http:\/\/127\.0\.0\.1:\d+\nAPI key {4}ld_\w+\n$/,
  );
  expect(await (await fetch(first.dashboard)).text()).toContain('<base href="/">');
  const made = await call(first.dashboard, first.key, '/api/url/add', {
    url: 'https://shop.example/',
    custom: 'kept',
  });
  expect(made).toMatchObject({ status: 200, shorturl: `${first.links}/kept` });
  for (let visit = 0; visit < 3; visit += 1) expect(await follow(`${first.links}/kept`)).toBe(302);
  // Stopped at once: queued visits have to be written now.
  expect(await stop(first)).toBe(0);
  expect(first.out()).toBe(first.printed);
  expect(first.err()).not.toContain(first.key);
  expect((await stat(join(data, 'linkdeck.db'))).mode & 0o077).toBe(0);

  const second = await ready('--data', data);
  expect(second.printed).not.toContain('API key');
  const id = String(made['id']);
  expect(await call(second.dashboard, first.key, `/api/url/${id}`)).toMatchObject({
    data: { clicks: 3, uniqueClicks: 1 },
  });
  expect(await follow(`${second.links}/kept`)).toBe(302);
  // This waits for the promised second to pass, and for nothing that could be quicker or slower than
  // it.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // On a busy machine the program may not have run at all meanwhile: once it answers, it has.
  await call(second.dashboard, first.key, '/api/account');
  second.child.kill('SIGKILL');
  await second.ended;
  const store = await openSqliteStore({ file: join(data, 'linkdeck.db'), visitorSecret: '' });
  expect(
    await store.db
      .selectFrom('link')
      .innerJoin('linkClicks', 'linkId', 'id')
      .select(['alias', 'linkClicks.clicks'])
      .execute(),
  ).toEqual([{ alias: 'kept', clicks: 4 }]);
  await store.close();
});

describe('While it runs', () => {
  test('It continues when its output is closed', async () => {
    const port = await freePort();
    const started = start('--port', String(port), '--links-port', '0', '--data', newFolder());
    started.child.stdout?.destroy();
    started.child.stderr?.destroy();
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(url).then(
        (reply) => reply.status,
        () => undefined,
      );
    // Its output would tell that it is ready; without it, the test asks until it answers.
    while ((await answers()) === undefined) expect(started.child.exitCode).toBeNull();
    expect(await answers()).toBe(200);
    expect(await stop(started)).toBe(0);
  });

  test('A signal lets a reply finish before the end, and a second signal does not cut it off', async () => {
    const upstream = createServer();
    const asked = once(upstream, 'request') as Promise<[unknown, ServerResponse]>; // what this event carries
    const url = `http://127.0.0.1:${await listen(upstream)}`;
    const started = await ready('--upstream', url);
    const reply = fetch(`${started.dashboard}/api/account`);
    const [, response] = await asked;
    started.child.kill('SIGINT');
    started.child.kill('SIGTERM');
    response.end('{"error":0}');
    expect(await (await reply).json()).toEqual({ error: 0 });
    expect(await started.ended).toBe(0);
    upstream.close();
  });
});

describe.concurrent('A program that cannot start prints why in one line, and leaves nothing behind', () => {
  test('A taken port', async () => {
    const taken = createServer();
    const port = await listen(taken);
    const data = newFolder();
    const started = start('--port', '0', '--links-port', String(port), '--data', data);
    expect(await started.ended).toBe(1);
    expect(started.out()).toBe('');
    expect(started.err()).toMatch(new RegExp(`^Port ${port} is taken.*--links-port.*\\n$`));
    await expect(stat(data)).rejects.toThrow();
    taken.close();
  });

  // By then it holds two ports, which must not keep it from ending.
  test('A file that is no database', async () => {
    const data = newFolder();
    await mkdir(data);
    await writeFile(join(data, 'linkdeck.db'), 'This is text and no database. '.repeat(100));
    const started = start('--port', '0', '--links-port', '0', '--data', data);
    expect(await started.ended).toBe(1);
    expect(started.out()).toBe('');
    expect(started.err()).toMatch(/^The database \S+ cannot be (opened|used).*\n$/);
  });

  test('A folder that another server has', async () => {
    const data = newFolder();
    const first = await ready('--data', data);
    const second = start('--port', '0', '--links-port', '0', '--data', data);
    expect(await second.ended).toBe(1);
    expect(second.out()).toBe('');
    expect(second.err()).toBe(
      `The data folder ${data} is in use by another server (process ${first.child.pid}). Stop that one first, or choose another folder with --data.\n`,
    );
    // Killed, it leaves nothing that keeps the next one out.
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await stop(await ready('--data', data))).toBe(0);
  });

  test('A wrong option, with exit code 2', async () => {
    const started = start('--rate-limit', 'many');
    expect(await started.ended).toBe(2);
    expect(started.err()).toBe('--rate-limit must be a whole number, 0 or more. It is "many".\n');
  });
});
