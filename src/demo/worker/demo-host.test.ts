/** Tests of the demo's service: what is stored before it is answered, and what happens where it cannot be. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import type { LentKey, VisitAs } from '#demo/messages.ts';
import { DemoHost } from './demo-host.ts';
import { Snapshots } from './snapshots.ts';
import { loadSqlite, openWasmDatabase } from './wasm-sqlite.ts';

const folder = 'https://static.example/some/path/';
const browser = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  languages: ['fr-FR', 'fr', 'en'],
};

beforeEach(() => {
  reported = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Failures of which callers only see that there was one. */
let reported: unknown[] = [];
const report = (error: unknown) => void reported.push(error);

/** A worker of the demo, as the browser starts one. */
function startHost(openSnapshots = () => Snapshots.open('demo')) {
  return new DemoHost({ folder, browser, now: Date.now, openSnapshots, report });
}

async function keyOf(host: DemoHost): Promise<string> {
  const reply = await host.call({ name: 'issueKey' });
  if (!('result' in reply) || typeof reply.result !== 'string') throw new Error('There is no key');
  return reply.result;
}

async function lentKeyOf(host: DemoHost): Promise<LentKey> {
  const reply = await host.call({ name: 'lendKey' });
  if (!('result' in reply)) throw new Error('There is no key');
  return reply.result as LentKey; // the result of this call
}

function call(host: DemoHost, key: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return host.answer(new Request(folder + path, { headers, ...sent }));
}

async function bodyOf(reply: Promise<Response>): Promise<Record<string, unknown>> {
  return { ...((await (await reply).json()) as object) };
}

function visit(host: DemoHost, alias: string): Promise<Response> {
  return host.answer(new Request(`${folder}go/${alias}`));
}

describe('The service of the demo', () => {
  it('begins again where the demo of an earlier version is stored', async () => {
    const database = openWasmDatabase(await loadSqlite());
    database.exec('create table link (id integer primary key)');
    const snapshots = await Snapshots.open('demo');
    await snapshots.write(database.toSnapshot(), 0);
    database.close();
    const host = startHost();
    const links = await bodyOf(call(host, await keyOf(host), 'api/urls'));
    expect(links).toMatchObject({ error: '0', data: { currentpage: 1 } });
    expect(reported).toEqual([]);
  });

  it('gives short URLs below its folder, opens them by the languages of the browser, and counts', async () => {
    const host = startHost();
    const key = await keyOf(host);
    const created = await bodyOf(
      call(host, key, 'api/url/add', {
        url: 'https://shop.example/sale',
        custom: 'sale-2',
        languagetarget: [{ language: 'fr', link: 'https://shop.example/soldes' }],
      }),
    );
    expect(created).toMatchObject({ error: 0, shorturl: `${folder}go/sale-2` });
    const opened = await visit(host, 'sale-2');
    expect(opened.status).toBe(302);
    expect(opened.headers.get('Location')).toBe('https://shop.example/soldes');

    // Another one begins with what is stored.
    const next = startHost();
    const nextKey = await keyOf(next);
    const detail = await bodyOf(call(next, nextKey, `api/url/${String(created['id'])}`));
    expect(detail).toMatchObject({ data: { clicks: 1, uniqueClicks: 1 } });
    const found = `api/urls?short=${encodeURIComponent(`${folder}go/sale-2`)}`;
    expect((await call(next, nextKey, found)).status).toBe(200);
  });

  it('ends earlier keys when it makes one', async () => {
    const host = startHost();
    const first = await keyOf(host);
    expect((await call(host, first, 'api/account')).status).toBe(200);
    const second = await keyOf(host);
    expect((await call(host, first, 'api/account')).status).toBe(401);
    expect((await call(host, second, 'api/account')).status).toBe(200);
  });

  it('lends keys that end by themselves and leave all others valid', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') });
    const host = startHost();
    const own = await keyOf(host);
    const first = await lentKeyOf(host);
    const second = await lentKeyOf(host);
    expect(first.expiresAt).toBe(Date.parse('2026-11-26T11:00:00Z'));
    await keyOf(host);
    const statusOf = async (key: string) => (await call(host, key, 'api/account')).status;
    expect(await statusOf(own)).toBe(401);
    expect(await statusOf(first.token)).toBe(200);
    expect(await statusOf(second.token)).toBe(200);
    vi.setSystemTime(first.expiresAt);
    expect(await statusOf(first.token)).toBe(401);
    expect(await statusOf((await lentKeyOf(host)).token)).toBe(200);
  });

  it('takes visits for another visitor where that is wanted, and fires no pixels', async () => {
    const host = startHost();
    const key = await keyOf(host);
    const pixels = await bodyOf(call(host, key, 'api/pixels'));
    const [pixel] = (pixels['data'] as { pixels: { id: number; type: string }[] }).pixels;
    const link = {
      url: 'https://shop.example/',
      custom: 'rules',
      pixels: [pixel?.id],
      geotarget: [{ location: 'Japan', link: 'https://shop.example/japan' }],
      devicetarget: [{ device: 'iPhone', link: 'https://shop.example/iphone' }],
    };
    expect(await bodyOf(call(host, key, 'api/url/add', link))).toMatchObject({ error: 0 });
    const as = async (visitor: VisitAs) => {
      await host.call({ name: 'setVisitor', visitor });
      const { status, headers } = await visit(host, 'rules');
      return [status, headers.get('Location')];
    };
    expect(await as({})).toEqual([302, 'https://shop.example/']);
    expect(await as({ country: 'JP' })).toEqual([302, 'https://shop.example/japan']);
    expect(await as({ device: 'iPhone' })).toEqual([302, 'https://shop.example/iphone']);
  });

  it('starts over with the first records', async () => {
    const host = startHost();
    const link = { url: 'https://shop.example/', custom: 'mine' };
    await call(host, await keyOf(host), 'api/url/add', link);
    expect((await visit(host, 'mine')).status).toBe(302);
    expect(await host.call({ name: 'startOver' })).toEqual({ result: null });
    expect((await visit(host, 'mine')).status).toBe(404);
    expect((await visit(startHost(), 'mine')).status).toBe(404);
    expect((await call(host, await keyOf(host), 'api/urls')).status).toBe(200);
  });
});

describe('A change that cannot be stored', () => {
  it('is answered by 503, and is not there afterwards', async () => {
    const host = startHost();
    const key = await keyOf(host);
    const write = vi
      .spyOn(Snapshots.prototype, 'write')
      .mockRejectedValueOnce(new DOMException('The quota is exceeded', 'QuotaExceededError'));
    const link = { url: 'https://shop.example/', custom: 'too-much' };
    const refused = await call(host, key, 'api/url/add', link);
    expect(refused.status).toBe(503);
    expect(write).toHaveBeenCalled();
    expect(reported).toMatchObject([{ name: 'QuotaExceededError' }]);
    expect((await visit(host, 'too-much')).status).toBe(404);
    expect((await call(host, key, 'api/url/add', link)).status).toBe(200);
    expect((await visit(host, 'too-much')).status).toBe(302);
  });

  it('is refused where another worker has written meanwhile, and the next one adds to that', async () => {
    const older = startHost();
    const key = await keyOf(older);
    const newer = startHost();
    expect((await visit(newer, 'home')).status).toBeLessThan(400);
    const link = (custom: string) => ({ url: 'https://shop.example/', custom });
    expect((await call(older, key, 'api/url/add', link('of-older'))).status).toBe(503);
    expect(reported).toMatchObject([{ name: 'SupersededError' }]);
    expect((await call(older, key, 'api/url/add', link('of-older'))).status).toBe(200);
    expect((await visit(startHost(), 'of-older')).status).toBe(302);
  });

  it('is no part of what a browser that stores nothing can do', async () => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    expect(await startHost(refuse).call({ name: 'issueKey' })).toEqual({ problem: 'storage' });
  });
});
