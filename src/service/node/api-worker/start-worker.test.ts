/** Tests of the API worker: what passes between the threads, and the end of the thread. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import { openSqliteReader } from '#service/store/sqlite/open.ts';
import { settingsOf } from '#testing/service/settings.ts';
import type { ApiHost } from './api-host.ts';
import { newApiWorker, openApiWorker } from './start-worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const urls = { linksUrl: 'http://go.test', publicUrl: 'http://deck.test' };
const settings = { ...settingsOf('--rate-limit', '0'), ...urls };
let folder = '';
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkdeck-worker-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => rm(folder, { recursive: true }));

async function open(name: string, demo = false) {
  const worker = newApiWorker();
  const ends: string[] = [];
  const file = join(folder, name);
  const api = await openApiWorker(
    worker,
    { file, visitorSecret: 'x' },
    { ...settings, demo },
    ({ message }) => {
      ends.push(message);
    },
  );
  return { worker, ends, file, api };
}

function asker(api: ApiHost, key: string) {
  return async (target: string, body?: object | string): Promise<Response> => {
    const [method = '', path = ''] = target.split(' ');
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const reply = await api.answer({
      method,
      target: path,
      headers: [
        ['Authorization', `Bearer ${key}`],
        ['Content-Type', 'application/json'],
      ],
      body: text === undefined ? undefined : Buffer.from(text),
    });
    const { status, headers } = reply;
    return new Response(reply.body.byteLength === 0 ? null : reply.body, { status, headers });
  };
}

describe('The API in its thread', () => {
  test('Requests are answered, a new link can be read by another thread at once, and visits are counted', async () => {
    const { api, file, ends } = await open('one.db');
    closing.push(() => api.close());
    const { key = '' } = await api.prepareAccount();
    const ask = asker(api, key);
    const reader = await openSqliteReader(file);
    closing.push(() => reader.close());

    const made = (await (
      await ask('POST /api/url/add', { url: 'https://shop.example/é', custom: 'sale' })
    ).json()) as {
      id: number;
    };
    expect(reader.find('', 'sale')).toMatchObject({ id: made.id, url: 'https://shop.example/é' });
    const visit = {
      linkId: made.id,
      visitor: visitorHash('x'),
      country: null,
      referrer: 'Direct',
      browser: 'b',
      os: 'o',
      network: null,
    };
    await api.count([visit, visit]);
    expect(await (await ask(`GET /api/url/${made.id}`)).json()).toMatchObject({
      data: { clicks: 2, uniqueClicks: 1 },
    });
    await expect(reader.db.deleteFrom('link').execute()).rejects.toThrow(/readonly|read-only/);

    const options = await ask('OPTIONS /api/urls');
    expect([options.status, await options.text(), options.headers.get('Allow')]).toEqual([
      204,
      '',
      'GET, HEAD',
    ]);
    const long = await ask('POST /api/url/add', `{"url":"${'x'.repeat(700_000)}"}`);
    expect([long.status, (await asker(api, 'none')('GET /api/urls')).status]).toEqual([413, 401]);
    expect(ends).toEqual([]);
  });

  test('Replies pass byte for byte', async () => {
    const { api } = await open('two.db');
    closing.push(() => api.close());
    const { key = '' } = await api.prepareAccount();
    const ask = asker(api, key);
    await ask('POST /api/channel/add', { name: 'é\u2028🙂' });
    const text = await (await ask('GET /api/channels')).text();
    expect(text).toContain('é\u2028🙂');
  });
});

describe('The end of the thread', () => {
  test('Where it ends by itself it is reported once, and what waits for it is refused', async () => {
    const { api, worker, ends } = await open('three.db', true);
    const waiting = api.prepareAccount();
    const refused = expect(waiting).rejects.toThrow('its thread has ended with code 1');
    await worker.terminate();
    await refused;
    await expect(api.count([])).rejects.toThrow();
    expect(ends).toEqual(['its thread has ended with code 1']);
  });

  test('Where it is closed, nothing is reported', async () => {
    const { api, ends } = await open('four.db');
    await api.close();
    expect(ends).toEqual([]);
  });

  test('A file that is no database is named in the error, as in one thread', async () => {
    await writeFile(join(folder, 'text.db'), 'This is text and no database. '.repeat(100));
    await expect(open('text.db')).rejects.toThrow(/^The database \S+ cannot be (opened|used)/);
  });
});
