import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#client/client.ts';
import type { SyncState } from '#engine/library/sync/library-sync.ts';
import { newDataKey } from '#engine/storage/block-cipher.ts';
import { historyPlaceOf } from '#engine/storage/history-database.ts';
import { accountsWithLibrary, findLibraryPlace } from '#engine/storage/library-database.ts';
import type { StoredPart } from '#engine/storage/sealed-blocks.ts';
import { viewOf } from '#testing/library/made-up-links.ts';
import { createSimulatedHost, freeBudget } from '#testing/library/simulated-host.ts';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { seeded } from '#testing/time/simulation.ts';
import { createLibrary } from './library.ts';

afterEach(() => vi.restoreAllMocks());

const dataKey = newDataKey(crypto);

/** A browser in front of a simulated host; each `open` is an engine that is started there. */
function browser(links: number) {
  const factory = new IDBFactory();
  const clock = createManualClock();
  const host = createSimulatedHost({}, seeded(3));
  host.insert(links);
  const asked: string[] = [];
  let room: number | null = null;
  let isHistoryBlocked = false;
  const historyFactory = () => {
    if (isHistoryBlocked) throw new DOMException('Blocked', 'SecurityError');
    return factory;
  };
  const reply = async (name: string, input: unknown): Promise<unknown> => {
    await clock.wait(100, new AbortController().signal);
    asked.push(`${name} ${JSON.stringify(input)}`);
    // Sound casts: these are what the library asks for.
    if (name === 'links.list') return { data: host.page(input as Parameters<typeof host.page>[0]) };
    return host.detail((input as { id: number }).id);
  };
  // A sound cast: the replies of the host have the types of the two endpoints.
  const call = reply as unknown as Client['call'];
  const open = async (key = dataKey, parts: StoredPart[] = []) => {
    const place = await findLibraryPlace({ indexedDB: () => factory, crypto }, 'a1', key);
    const given = {
      call,
      clock,
      online: () => true,
      budget: () => freeBudget,
      room: () => Promise.resolve(room),
    };
    const historyPlace = historyPlaceOf({ indexedDB: historyFactory, crypto }, 'a1');
    const library = createLibrary({ ...given, place, historyPlace, parts });
    return {
      library,
      ids: async () => (await library.select(viewOf(), 0)).links.map(({ id }) => id),
      /** A screen asks for a page, so that the count is known. */
      touch: () => {
        const input = { limit: 25, page: 1, order: 'date' as const };
        library.read({
          name: 'links.list',
          input,
          reply: { data: host.page(input) },
          at: clock.now(),
        });
      },
      until: (phase: 'whole' | 'filling' | 'empty') =>
        eventually(async () => {
          await clock.advance(1000);
          expect(library.get().phase).toBe(phase);
        }),
    };
  };
  /** Waits until the walk on the disk is as expected, and with it all links that it had read. */
  const written = (expected: (state: SyncState | null, texts: string) => void) =>
    eventually(async () => {
      const blocks = await (
        await findLibraryPlace({ indexedDB: () => factory, crypto }, 'a1', dataKey)
      ).open();
      const read = async (store: 'walk' | 'rows') => {
        let text = '';
        for await (const { bytes } of blocks.readAll(store))
          text += new TextDecoder().decode(bytes ?? undefined);
        return text;
      };
      try {
        const walk = await read('walk');
        // A sound cast: it was written from such a value.
        expected(walk === '' ? null : (JSON.parse(walk) as SyncState), await read('rows'));
      } finally {
        blocks.close();
      }
    });
  return {
    factory,
    clock,
    host,
    asked,
    open,
    written,
    setRoom: (bytes: number | null) => (room = bytes),
    blockHistory: (is: boolean) => (isHistoryBlocked = is),
  };
}

/** All links were read and are kept; the engine has ended. */
async function storedWhole(links: number) {
  const { open, ...rest } = browser(links);
  const first = await open();
  first.touch();
  await first.library.readAllLinks();
  await first.until('whole');
  await first.library.keep(true);
  await rest.written((state) => expect(state?.memory.isWhole).toBe(true));
  first.library.close();
  rest.asked.length = 0;
  return { ...rest, open };
}

describe('Links that are kept', () => {
  it('are there after a restart without a request, with clicks, order and count', async () => {
    const { open, host, asked } = await storedWhole(2500);
    const { library, until, ids } = await open();
    expect(library.get()).toMatchObject({
      phase: 'loading',
      keeping: { mode: 'browser', isPossible: true },
    });
    await until('whole');
    expect(asked).toEqual([]);
    expect(library.get()).toMatchObject({ loaded: 2500, total: 2500, notFound: 0 });
    expect(new Set(await ids())).toEqual(new Set(host.readable().keys()));
    const { rows } = await library.query('table', viewOf({ q: 'Link 1234' }), 0, 5);
    expect(rows[0]).toMatchObject({
      ...host.readable().get(1234),
      readAt: expect.any(Number) as number,
    });
    expect(library.get().oldestRead).toBeGreaterThan(0);
    library.close();
  });

  it('are read again though the clock was four years ahead when they were read', async () => {
    const { open, clock } = await storedWhole(300);
    clock.sleep(-4 * 365 * 86_400_000);
    const opened = clock.now();
    const { library, until } = await open();
    await until('whole');
    expect(library.get().newestRead).toBeLessThanOrEqual(clock.now());
    await library.begin();
    await clock.advance(3 * 3_600_000);
    expect(library.get().oldestRead).toBeGreaterThan(opened);
    library.close();
  });

  it('go on with a first pass that was cut short, and skip nothing', async () => {
    const { open, clock, asked, written } = browser(1500);
    const first = await open();
    first.touch();
    await first.library.keep(true);
    await first.library.readAllLinks();
    await eventually(async () => {
      await clock.advance(100);
      expect(first.library.get().loaded).toBeGreaterThan(600);
    });
    await written((state) => expect(state?.memory.pass?.reach).toBeGreaterThan(600));
    first.library.close();
    await clock.advance(5000);
    const before = asked.length;

    const next = await open();
    await next.until('whole');
    // Fifteen hundred links in pages of at most a hundred: a new pass would take at least fifteen.
    expect(asked.length - before).toBeLessThan(12);
    expect([...new Set(await next.ids())]).toHaveLength(1500);
    next.library.close();
  });

  it('stay paused where the user has paused the pass', async () => {
    const { open, clock, asked, written } = browser(1500);
    const first = await open();
    first.touch();
    await first.library.keep(true);
    await first.library.readAllLinks();
    await eventually(async () => {
      await clock.advance(100);
      expect(first.library.get().loaded).toBeGreaterThan(300);
    });
    await first.library.pause();
    await clock.advance(1000);
    await written((state) => expect(state?.isPaused).toBe(true));
    first.library.close();
    asked.length = 0;
    const next = await open();
    await next.until('filling');
    await clock.advance(60_000);
    expect(next.library.get().pausedFor).toBe('paused');
    expect(asked).toEqual([]);
    await next.library.readAllLinks();
    await next.until('whole');
    next.library.close();
  });

  it('are read again where a block cannot be opened, and nothing else is lost', async () => {
    const { open, factory, host, asked } = await storedWhole(2500);
    await put(factory, 'rows', 1, new Uint8Array(400));
    const { library, until, ids } = await open();
    await eventually(() => expect(library.get()).toMatchObject({ phase: 'filling', loaded: 1500 }));
    await until('whole');
    expect(asked.length).toBeGreaterThan(20);
    expect(new Set(await ids())).toEqual(new Set(host.readable().keys()));
    library.close();
  });

  it('lose their clicks alone where those cannot be opened', async () => {
    const { open, factory } = await storedWhole(2500);
    await put(factory, 'clicks', 0, new Uint8Array(400));
    const { library, until } = await open();
    await until('whole');
    const { rows } = await library.query('table', viewOf(), 0, 1);
    expect(rows[0]).toMatchObject({ clicks: null, readAt: 0 });
    library.close();
  });

  it('are not opened with another key: then nothing is there, and nothing is asked', async () => {
    const { open, asked } = await storedWhole(300);
    const { library, until } = await open(newDataKey(crypto));
    await until('empty');
    expect(library.get()).toMatchObject({ loaded: 0, total: null });
    expect(asked).toEqual([]);
    library.close();
  });

  it('follow what changes: new, deleted and changed links are so after a restart', async () => {
    const { open, clock, written } = await storedWhole(30);
    const { library, until } = await open();
    await until('whole');
    const at = clock.now();
    const created = { url: 'https://shop.example/new', custom: 'new', metatitle: 'New' };
    library.read({
      name: 'links.create',
      input: created,
      reply: { id: 99, shorturl: 'https://go.example/new' },
      at,
    });
    await written((_, texts) => expect(texts).toContain('https://shop.example/new'));
    library.close();
    const next = await open();
    await next.until('whole');
    expect((await next.library.query('table', viewOf({ q: 'new' }), 0, 5)).rows).toMatchObject([
      { id: 99, alias: 'new' },
    ]);
    next.library.close();
  });
});

describe('Links of an account that was just opened', () => {
  it('are kept without being asked for, so that the next start asks nothing', async () => {
    const { open, asked, written } = browser(300);
    const first = await open();
    first.touch();
    await first.library.readAllLinks();
    await first.until('whole');
    expect(first.library.get().keeping).toMatchObject({ mode: 'browser', lost: null });
    await written((state) => expect(state?.memory.isWhole).toBe(true));
    first.library.close();
    asked.length = 0;
    const next = await open();
    await next.until('whole');
    expect(await next.ids()).toHaveLength(300);
    expect(asked).toEqual([]);
    next.library.close();
  });

  it('are not where nothing reads them by itself: they would stay as they are', async () => {
    const { open } = browser(10);
    const { library, touch, ids } = await open();
    touch();
    expect(await ids()).toHaveLength(10);
    expect(library.get().keeping).toMatchObject({ mode: 'memory', isPossible: true });
    library.close();
  });

  it('are not once the user has switched that off, until it is switched on again', async () => {
    const { open, factory } = await storedWhole(30);
    const first = await open();
    await first.library.keep(false);
    first.library.close();
    const second = await open();
    await second.ids();
    expect(second.library.get().keeping).toMatchObject({ mode: 'memory', isPossible: true });
    expect(await accountsWithLibrary(() => factory)).toEqual([]);
    await second.library.keep(true);
    second.library.close();
    const third = await open();
    await eventually(() => expect(third.library.get().keeping.mode).toBe('browser'));
    third.library.close();
  });

  it('stay in memory without a complaint where the browser stores nothing', async () => {
    const { open } = browser(30);
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { library, touch, ids } = await open();
    touch();
    expect(await ids()).toHaveLength(25);
    expect(library.get().keeping).toMatchObject({ mode: 'memory', lost: null });
    library.close();
  });
});

describe('Readings', () => {
  it('outlive the links, which are in memory alone, and are forgotten where the user wants that', async () => {
    const { open } = browser(30);
    const first = await open();
    first.touch();
    await first.ids();
    await first.until('whole');
    expect(first.library.get().history).toMatchObject({ isPossible: true, isStored: true });
    const trend = await first.library.trend(7);
    expect(trend).not.toBeNull();
    first.library.close();

    const second = await open();
    await eventually(async () => expect(await second.library.trend(7)).toEqual(trend));
    expect(second.library.get().history.since).toBe(trend?.from);
    await second.library.keepHistory(false);
    expect(second.library.get().history).toMatchObject({ isStored: false, since: null });
    expect(await second.library.trend(7)).toBeNull();
    second.library.close();

    const third = await open();
    expect(await third.library.trend(7)).toBeNull();
    expect(third.library.get().history.isStored).toBe(false);
    await third.library.keepHistory(true);
    expect(third.library.get().history.isStored).toBe(true);
    third.library.close();
  });
});

describe('Readings that can be opened only later', () => {
  it('hold up no figure, and screens ask again when they are there', async () => {
    const { open, blockHistory, clock } = browser(30);
    const first = await open();
    first.touch();
    await first.ids();
    await first.until('whole');
    const trend = await first.library.trend(7);
    first.library.close();

    blockHistory(true);
    const second = await open();
    second.touch();
    await second.ids();
    await second.until('whole');
    expect((await second.library.trend(7))?.from).toBeGreaterThan(trend?.from ?? Infinity);
    expect(second.library.get().history.isStored).toBe(false);
    const { version } = second.library.get();
    blockHistory(false);
    await clock.advance(60_000);
    await eventually(async () => expect((await second.library.trend(7))?.from).toBe(trend?.from));
    await eventually(() => expect(second.library.get().version).toBeGreaterThan(version));
    expect(second.library.get().history.isStored).toBe(true);
    second.library.close();
  });
});

describe('Keeping', () => {
  it('ends where the disk is full: the links stay in memory, and what was written goes', async () => {
    const { open, factory } = browser(300);
    const { library, until, touch, ids } = await open();
    await library.keep(false);
    touch();
    await library.readAllLinks();
    await until('whole');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await library.keep(true);
    await eventually(() =>
      expect(library.get().keeping).toMatchObject({ mode: 'memory', lost: 'full' }),
    );
    expect(await ids()).toHaveLength(300);
    await eventually(async () => expect(await accountsWithLibrary(() => factory)).toEqual([]));
    vi.restoreAllMocks();
    await library.keep(true);
    expect(library.get().keeping).toMatchObject({ mode: 'browser', lost: null });
    library.close();
  });

  it('does not begin where the browser says that there is not enough room', async () => {
    const { open, setRoom, factory } = browser(4000);
    const { library, until, touch } = await open();
    await library.keep(false);
    touch();
    await library.readAllLinks();
    await until('whole');
    setRoom(4000 * 300 - 1);
    await expect(library.keep(true)).rejects.toMatchObject({ kind: 'invalid' });
    expect(library.get().keeping).toMatchObject({ mode: 'memory', lost: 'full' });
    expect(await accountsWithLibrary(() => factory)).toEqual([]);
    setRoom(4000 * 300);
    await library.keep(true);
    expect(library.get().keeping.mode).toBe('browser');
    library.close();
  });

  it('ends where another tab or the browser has removed the database, and says so', async () => {
    const { open, factory } = await storedWhole(30);
    const { library, until, ids, touch } = await open();
    await until('whole');
    await deleted(factory);
    touch();
    await library.pause();
    await eventually(() =>
      expect(library.get().keeping).toMatchObject({ mode: 'memory', lost: 'gone' }),
    );
    expect(await ids()).toHaveLength(30);
    library.close();
  });

  it('is ended by the user: nothing is left on the disk, and all in memory', async () => {
    const { open, factory } = await storedWhole(30);
    const { library, until, ids } = await open();
    await until('whole');
    await library.keep(false);
    expect(library.get().keeping).toEqual({
      mode: 'memory',
      isPossible: true,
      bytes: 0,
      lost: null,
    });
    expect(await accountsWithLibrary(() => factory)).toEqual([]);
    expect(await ids()).toHaveLength(30);
    library.close();
  });

  it('can be emptied: no link is left anywhere until they are asked for again, and the history of clicks stays', async () => {
    const { open, factory, asked } = await storedWhole(300);
    const { library, until, ids, touch } = await open();
    await until('whole');
    const trend = await library.trend(7);
    expect(trend).not.toBeNull();
    const { version } = library.get();
    await library.remove();
    expect(library.get().version).toBeGreaterThan(version);
    expect(library.get()).toMatchObject({
      phase: 'empty',
      loaded: 0,
      keeping: { mode: 'browser' },
    });
    // What was seen of clicks cannot be read again.
    expect(await library.trend(7)).toEqual(trend);
    expect(await ids()).toEqual([]);
    expect(await count(factory, 'rows')).toBe(0);
    asked.length = 0;
    touch();
    await library.readAllLinks();
    await until('whole');
    expect(asked.length).toBeGreaterThan(2);
    expect(await ids()).toHaveLength(300);
    library.close();
  });

  it('drops what is in memory with a lock, and leaves the ciphertext', async () => {
    const { open, factory } = await storedWhole(30);
    const { library, until, ids } = await open();
    await until('whole');
    library.close();
    expect(await ids()).toEqual([]);
    expect(await count(factory, 'rows')).toBe(1);
    const again = await open();
    await again.until('whole');
    expect(await again.ids()).toHaveLength(30);
    again.library.close();
  });

  it('gives other parts of the engine their blocks, in the same database', async () => {
    const { open } = browser(30);
    const seen: string[] = [];
    const part = (): StoredPart => ({
      load: async (blocks) => {
        for await (const { number, bytes } of blocks.readAll('walk'))
          if (number === 4) seen.push(`${number} ${bytes?.join() ?? ''}`);
      },
      keepIn: async (blocks) => {
        await blocks?.write([{ store: 'walk', put: new Map([[4, Uint8Array.of(1, 2)]]) }]);
      },
    });
    const first = await open(dataKey, [part()]);
    await first.library.keep(true);
    first.library.close();
    const next = await open(dataKey, [part()]);
    // The links come first.
    await next.until('empty');
    await eventually(() => expect(seen).toEqual(['4 1,2']));
    await next.library.keep(false);
    next.library.close();
  });
});

function inDatabase<T>(
  factory: IDBFactory,
  store: string,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = factory.open('linkdeck.library.a1');
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite');
      const asked = work(transaction.objectStore(store));
      transaction.oncomplete = () => {
        request.result.close();
        resolve(asked.result);
      };
      transaction.onerror = () => reject(new Error('Nothing was done'));
    };
  });
}

const put = (factory: IDBFactory, store: string, key: number, value: Uint8Array) =>
  inDatabase(factory, store, (each) => each.put(value, key));
const count = (factory: IDBFactory, store: string) =>
  inDatabase(factory, store, (each) => each.count());

function deleted(factory: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    factory.deleteDatabase('linkdeck.library.a1').onsuccess = () => resolve();
  });
}
