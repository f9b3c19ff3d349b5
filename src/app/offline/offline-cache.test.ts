import { describe, expect, it } from 'vitest';
import { createOfflineCache } from './offline-cache.ts';

const folder = 'https://dash.example/deck/';

/** A browser's caches: the responses by cache and URL. */
function browserCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  return { stores, open };
}

type Answer = (url: string) => Response | Promise<Response>;

/** The worker of a build in a browser; `network` can be changed. */
function worker(version: string, files: readonly string[], { stores, open } = browserCaches()) {
  const asked: string[] = [];
  const wire = { answer: ((url) => new Response(`network ${url}`)) as Answer };
  let isLate = false;
  let isFull = false;
  const fetch = async (request: Request) => {
    asked.push(request.url);
    return wire.answer(request.url);
  };
  // Sound casts: these are the functions that the worker uses of a cache.
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = open(name);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(store.get(url)?.clone()),
        put: (url: string, response: Response) =>
          isFull
            ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
            : Promise.resolve(void store.set(url, response)),
        addAll: async (requests: Request[]) => {
          const got = await Promise.all(
            requests.map(async (each) => [each.url, await wire.answer(each.url)] as const),
          );
          if (got.some(([, response]) => !response.ok)) throw new TypeError('A file is missing');
          for (const [url, response] of got) store.set(url, response);
        },
      } as unknown as Cache);
    },
  };
  const wait = (milliseconds: number) =>
    isLate || milliseconds < 1000 ? Promise.resolve() : new Promise<void>(() => undefined);
  const cache = createOfflineCache({ caches, folder, fetch, wait }, { version, files });
  const request = (
    path: string,
    init: { mode?: string; destination?: string; method?: string } = {},
  ) => {
    const made = new Request(new URL(path, folder), { method: init.method ?? 'GET' });
    // What only a browser can set.
    for (const name of ['mode', 'destination'] as const)
      if (init[name] !== undefined) Object.defineProperty(made, name, { value: init[name] });
    return made;
  };
  return {
    cache,
    asked,
    wire,
    stores,
    request,
    beLate: () => (isLate = true),
    beFull: () => (isFull = true),
    page: (path: string) =>
      cache.answer(request(path, { mode: 'navigate', destination: 'document' })),
    text: async (answer: Promise<Response> | null) =>
      answer === null ? null : (await answer).text(),
  };
}

const down: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

describe('The offline cache', () => {
  it('opens any screen without a network, with the files of its build', async () => {
    const { cache, wire, page, text, request } = worker('one', ['assets/main-1.js']);
    await cache.install();
    wire.answer = down;
    for (const path of ['', 'links', 'links/7?from=mail', 'index.html'])
      expect(await text(page(path))).toBe(`network ${folder}`);
    expect(await text(cache.answer(request('assets/main-1.js')))).toBe(
      `network ${folder}assets/main-1.js`,
    );
    expect(await text(cache.answer(request('config.json')))).toBe(`network ${folder}config.json`);
  });

  it('asks the network for the page first, and takes what is cached where that fails or is slow', async () => {
    const { cache, wire, page, text, beLate } = worker('one', []);
    await cache.install();
    wire.answer = () => new Response('newer page');
    expect(await text(page('links'))).toBe('newer page');
    wire.answer = () => new Response('Bad gateway', { status: 502 });
    expect(await text(page('links'))).toBe(`network ${folder}`);
    wire.answer = () => new Response('No such page', { status: 404 });
    expect(await text(page('links'))).toBe('No such page');
    wire.answer = () => new Promise<Response>(() => undefined);
    beLate();
    expect(await text(page('links'))).toBe(`network ${folder}`);
  });

  it('keeps newer settings for the time without a network', async () => {
    const { cache, wire, text, request } = worker('one', []);
    await cache.install();
    wire.answer = () => new Response('{"labels":1}');
    expect(await text(cache.answer(request('config.json')))).toBe('{"labels":1}');
    wire.answer = down;
    expect(await text(cache.answer(request('config.json')))).toBe('{"labels":1}');
  });

  it('gives newer settings also where the browser has no room to keep them', async () => {
    const { cache, wire, text, request, beFull } = worker('one', []);
    await cache.install();
    beFull();
    wire.answer = () => new Response('{"labels":1}');
    expect(await text(cache.answer(request('config.json')))).toBe('{"labels":1}');
    wire.answer = down;
    expect(await text(cache.answer(request('config.json')))).toBe(`network ${folder}config.json`);
  });

  it.each([
    ['api/account', {}],
    ['api', {}],
    ['api/urls?page=1', { mode: 'navigate', destination: 'document' }],
    ['embed/v1/', { mode: 'navigate', destination: 'iframe' }],
    ['embed/v1/linkdeck.js', {}],
    ['card-image.html', { mode: 'navigate', destination: 'iframe' }],
    ['links', { mode: 'navigate', destination: 'iframe' }],
    ['openapi.json', { mode: 'navigate', destination: 'document' }],
    ['links', { method: 'POST', mode: 'navigate', destination: 'document' }],
    ['openapi.json', {}],
    ['https://go.example/sale', {}],
    ['https://dash.example/other', { mode: 'navigate', destination: 'document' }],
  ])('leaves %s %j to the browser, and keeps nothing of it', async (path, init) => {
    const { cache, request, stores } = worker('one', ['assets/main-1.js']);
    await cache.install();
    expect(cache.answer(request(path, init))).toBeNull();
    expect([...(stores.get('linkdeck.shell.one')?.keys() ?? [])]).toEqual([
      folder,
      `${folder}config.json`,
      `${folder}assets/main-1.js`,
    ]);
  });

  it('is not used where a file of the build is missing, and keeps nothing of it', async () => {
    const files = Array.from({ length: 9 }, (_, number) => `assets/main-${number}.js`);
    const { cache, wire, stores } = worker('one', files);
    wire.answer = (url) => new Response('', { status: url.endsWith('-8.js') ? 404 : 200 });
    await expect(cache.install()).rejects.toThrow(TypeError);
    expect([...stores.keys()]).toEqual([]);
  });

  it('loads three files at a time, so that what the user waits for gets through', async () => {
    const files = Array.from({ length: 9 }, (_, number) => `assets/main-${number}.js`);
    const { cache, wire, stores } = worker('one', files);
    let loading = 0;
    let most = 0;
    wire.answer = async (url) => {
      loading += 1;
      most = Math.max(most, loading);
      await new Promise((resolve) => setImmediate(resolve));
      loading -= 1;
      return new Response(url);
    };
    await cache.install();
    expect(most).toBe(3);
    expect(stores.get('linkdeck.shell.one')?.size).toBe(11);
  });

  it('still has the files of the build before for tabs that are open, and deletes older ones', async () => {
    const shared = browserCaches();
    shared.open('other.app');
    for (const version of ['one', 'two', 'three']) {
      const { cache } = worker(version, [`assets/main-${version}.js`], shared);
      await cache.install();
      await cache.activate();
    }
    expect([...shared.stores.keys()]).toEqual([
      'other.app',
      'linkdeck.shell.two',
      'linkdeck.shell.three',
    ]);
    const { cache, wire, text, page, request } = worker('three', ['assets/main-three.js'], shared);
    wire.answer = down;
    expect(await text(cache.answer(request('assets/main-two.js')))).toBe(
      `network ${folder}assets/main-two.js`,
    );
    expect(await text(page('links'))).toBe(`network ${folder}`);
  });

  it('asks the network for a file that the browser has removed from the cache', async () => {
    const { cache, stores, text, request, asked } = worker('one', ['assets/main-1.js']);
    await cache.install();
    stores.clear();
    expect(await text(cache.answer(request('assets/main-1.js')))).toBe(
      `network ${folder}assets/main-1.js`,
    );
    expect(asked).toEqual([`${folder}assets/main-1.js`]);
  });
});
