import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureDashboard } from './build-dashboard.ts';
import { projectRoot } from './project.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 120_000 });

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let root = '';
let folders = 0;
const children: ChildProcess[] = [];

beforeAll(async () => {
  // Once and here, so that no start has to wait for it.
  await ensureDashboard();
  root = await mkdtemp(join(tmpdir(), 'linkdeck-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(root, { recursive: true, force: true }));

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

interface Started {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
}

function start(...words: string[]): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/service/node/main.ts', ...words], {
    cwd: projectRoot,
    // Nothing of the machine's own settings decides what is tested.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, out: () => out, err: () => err, ended };
}

/** Starts on free ports and waits for its lines, which come in one piece. */
async function ready(...words: string[]) {
  const started = start('--port', '0', '--links-port', '0', ...words);
  const { child, err, ended } = started;
  if (child.stdout === null) throw new Error('no stdout');
  const early = ended.then(() => {
    throw new Error(`It ended early: ${err()}`);
  });
  const [first] = (await Promise.race([once(child.stdout, 'data'), early])) as [Buffer]; // what this event carries
  const printed = first.toString();
  const line = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  return { ...started, printed, dashboard: line('Dashboard'), links: line('Links'), key: line('API key') };
}

async function call(address: string, key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(address + path, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });
  return { status: reply.status, ...((await reply.json()) as object) };
}

async function follow(shortUrl: string): Promise<number> {
  return (await fetch(shortUrl, { redirect: 'manual', headers: { 'User-Agent': browser } })).status;
}

async function stop({ child, ended }: Started): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  return (server.address() as AddressInfo).port;
}

describe('A first start', () => {
  test('prints where everything is and the key, and nothing else; a restart keeps all and prints no key', async () => {
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
    // Stopped at once: what waits to be written has to be written now.
    expect(await stop(first)).toBe(0);
    expect(first.out()).toBe(first.printed);
    expect(first.err()).not.toContain(first.key);
    expect((await stat(join(data, 'linkdeck.db'))).mode & 0o077).toBe(0);

    const second = await ready('--data', data);
    expect(second.printed).not.toContain('API key');
    expect(await call(second.dashboard, first.key, `/api/url/${String(made['id'])}`)).toMatchObject({
      data: { clicks: 3, uniqueClicks: 1 },
    });
    await stop(second);
  });

  test('with --demo fills the one account that it makes', async () => {
    const started = await ready('--data', newFolder(), '--demo');
    const { data } = (await call(started.dashboard, started.key, '/api/urls')) as { data: { result: number } };
    expect(data.result).toBeGreaterThan(100);
    await stop(started);
  });

  test('that is killed loses no visit older than one second', async () => {
    const data = newFolder();
    const first = await ready('--data', data);
    const made = await call(first.dashboard, first.key, '/api/url/add', {
      url: 'https://shop.example/',
      custom: 'kept',
    });
    await follow(`${first.links}/kept`);
    // This waits for the promised second to pass, and for nothing that could be quicker or slower than it.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await ready('--data', data);
    const detail = await call(second.dashboard, first.key, `/api/url/${String(made['id'])}`);
    expect(detail).toMatchObject({ data: { clicks: 1 } });
    await stop(second);
  });
});

describe('While it runs', () => {
  test('An unknown path of the API is JSON, also for whoever would rather have a page', async () => {
    const started = await ready('--data', newFolder());
    const unknown = await fetch(`${started.dashboard}/api/nowhere`, { headers: { Accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: 1 });
    expect(await stop(started)).toBe(0);
  });

  test('It goes on when nobody is there to read what it prints', async () => {
    const free = createServer();
    const port = await listen(free);
    await new Promise((resolve) => free.close(resolve));
    const started = start('--port', String(port), '--links-port', '0', '--data', newFolder());
    started.child.stdout?.destroy();
    started.child.stderr?.destroy();
    const address = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(address).then(
        (reply) => reply.status,
        () => undefined,
      );
    // Its lines are what tells that it is ready, and nobody reads them here: so it is asked until it answers.
    while ((await answers()) === undefined) expect(started.child.exitCode).toBeNull();
    expect(await answers()).toBe(200);
    expect(await stop(started)).toBe(0);
  });

  test('A signal lets a reply finish before the end, and a second signal does not cut it off', async () => {
    let finish = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      upstream = createServer((_, response) => {
        finish = () => response.end('{"error":0}');
        resolve();
      });
    });
    const address = `http://127.0.0.1:${await listen(upstream)}`;
    const started = await ready('--upstream', address);
    const reply = fetch(`${started.dashboard}/api/account`);
    await asked;
    started.child.kill('SIGINT');
    started.child.kill('SIGTERM');
    finish();
    expect(await (await reply).json()).toEqual({ error: 0 });
    expect(await started.ended).toBe(0);
    upstream.close();
  });
});

let upstream: Server = createServer();

test('In front of another service it prints one line, keeps no data and passes the API on', async () => {
  const own = await ready('--data', newFolder());
  const data = newFolder();
  const relay = await ready('--upstream', own.dashboard, '--data', data);
  expect(relay.printed).toMatch(/^Dashboard {2}http:\/\/\S+\n$/);
  const reply = await fetch(`${relay.dashboard}/api/account`, { headers: { Authorization: `Bearer ${own.key}` } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-ratelimit-limit')).toBe('30');
  await expect(stat(data)).rejects.toThrow();
  await stop(relay);
  await stop(own);
});

describe('What cannot start says why in one line, and leaves nothing behind', () => {
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

  test('A data folder that is a file', async () => {
    const data = newFolder();
    await writeFile(data, '');
    const started = start('--port', '0', '--links-port', '0', '--data', data);
    expect(await started.ended).toBe(1);
    expect(started.out()).toBe('');
    expect(started.err()).toMatch(/^The data folder \S+ is a file or lies below one.*--data.*\n$/);
  });

  // The superuser may write anywhere, so for it there is no such folder.
  test.skipIf(process.getuid?.() === 0)('A data folder that may not be written to', async () => {
    const data = newFolder();
    await mkdir(data);
    await chmod(data, 0o500);
    const started = start('--port', '0', '--links-port', '0', '--data', data);
    expect(await started.ended).toBe(1);
    expect(started.err()).toMatch(/may not be written to \(EACCES\).*--data/);
  });

  test('A file that is no database', async () => {
    const data = newFolder();
    await mkdir(data);
    await writeFile(join(data, 'linkdeck.db'), 'This is a letter and no database. '.repeat(100));
    const started = start('--port', '0', '--links-port', '0', '--data', data);
    expect(await started.ended).toBe(1);
    expect(started.err()).toMatch(/^The database \S+ cannot be (opened|used).*\n$/);
  });

  test('A wrong option, with exit code 2', async () => {
    const started = start('--rate-limit', 'many');
    expect(await started.ended).toBe(2);
    expect(started.err()).toBe('--rate-limit must be a whole number, 0 or more. It is "many".\n');
  });

  test('A country database that is not there', async () => {
    const started = start('--port', '0', '--links-port', '0', '--data', newFolder(), '--country-database', 'no.mmdb');
    expect(await started.ended).toBe(1);
    expect(started.err()).toMatch(/^The country database no\.mmdb cannot be used.*--country-database\.\n$/);
  });
});
