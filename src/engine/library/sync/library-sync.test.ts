import { describe, expect, it } from 'vitest';
import type { Client } from '#client/client.ts';
import { ApiError } from '#client/errors/api-error.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import { createLibrary } from '#engine/library/library.ts';
import { isFilling } from '#engine/library/library-types.ts';
import { viewOf } from '#testing/library/made-up-links.ts';
import { createSimulatedHost, freeBudget, type HostKind } from '#testing/library/simulated-host.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { seeded } from '#testing/time/simulation.ts';

const minute = 60_000;

/** A page that is the whole list. */
function wholePage(rows: readonly object[]): object {
  return {
    data: { rows, unreadable: [], result: rows.length, counted: true, perpage: 100, more: 'no' },
  };
}

function open(links: number, kind: HostKind = {}, channels = 0) {
  const clock = createManualClock();
  const host = createSimulatedHost(kind, seeded(3));
  host.insert(links);
  let budget: Budget = freeBudget;
  let online = true;
  let problem: ApiError | null = null;
  const asked: string[] = [];
  const reply = async (name: string, input: unknown): Promise<unknown> => {
    await clock.wait(100, new AbortController().signal);
    asked.push(`${name} ${JSON.stringify(input)}`);
    if (problem !== null) throw problem;
    // Sound casts: these are what the library asks for.
    if (name === 'links.list') return { data: host.page(input as Parameters<typeof host.page>[0]) };
    if (channels > 0 && name === 'channels.list')
      return wholePage(
        Array.from({ length: channels }, (_, at) => ({ id: at + 1, name: `C${at}` })),
      );
    if (channels > 0 && name === 'channels.get') return wholePage([]);
    return host.detail((input as { id: number }).id);
  };
  // A sound cast: the replies of the host have the types of the two endpoints.
  const call = reply as unknown as Client['call'];
  const library = createLibrary({ call, clock, online: () => online, budget: () => budget });
  const query = () => library.query('table', viewOf(), 0, 50);
  return {
    clock,
    host,
    library,
    asked,
    query,
    /** A screen asks for a page. */
    browse: (limit: number) => {
      const input = { limit, page: 1, order: 'date' as const };
      library.read({
        name: 'links.list',
        input,
        reply: { data: host.page(input) },
        at: clock.now(),
      });
    },
    setBudget: (part: Partial<Budget>) => (budget = { ...freeBudget, ...part }),
    setOnline: (is: boolean) => (online = is),
    fail: (next: ApiError | null) => (problem = next),
    ids: async () => {
      const { total, links: rows } = await library.select(viewOf(), 0);
      expect(rows).toHaveLength(total);
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Winds second by second, as replies take turns. */
async function wind(clock: ManualClock, milliseconds: number): Promise<void> {
  for (const until = clock.now() + milliseconds; clock.now() < until; ) await clock.advance(1000);
}

describe('A first pass', () => {
  it('is silent for an account of two pages, and begins with the first look', async () => {
    const { clock, host, library, asked, browse, query, ids } = open(180);
    browse(50);
    await wind(clock, minute);
    expect(asked).toEqual([]);
    await query();
    await wind(clock, 20_000);
    expect(asked).toHaveLength(2);
    expect(library.get()).toMatchObject({
      phase: 'whole',
      pausedFor: null,
      loaded: 180,
      total: 180,
      sorts: true,
      requestsLeft: null,
    });
    expect(await ids()).toEqual(new Set(host.readable().keys()));
  });

  it('costs nothing where the page of a screen has all links', async () => {
    const { clock, library, asked, browse, query } = open(30);
    browse(50);
    await query();
    await wind(clock, 50_000);
    expect([asked, library.get().phase]).toEqual([[], 'whole']);
  });

  it('of a larger account waits until it is asked for, says how long it takes, and is work for the idle lock', async () => {
    const { clock, library, asked, browse, query } = open(1500);
    browse(50);
    await query();
    await wind(clock, minute);
    expect(asked).toEqual([]);
    expect(library.get()).toMatchObject({
      phase: 'filling',
      pausedFor: 'paused',
      loaded: 50,
      total: 1500,
      requestsLeft: 18,
    });
    expect(isFilling(library.get())).toBe(false);
    await library.readAllLinks();
    await wind(clock, 1000);
    expect(isFilling(library.get())).toBe(true);
    await wind(clock, minute);
    expect(library.get()).toMatchObject({ phase: 'whole', loaded: 1500 });
    expect(isFilling(library.get())).toBe(false);
  });

  it('of up to a thousand links begins by itself after the first screen, the most clicked links first', async () => {
    const { clock, host, library, asked, ids } = open(950);
    await library.begin();
    library.touch();
    await wind(clock, 15_000);
    expect(library.get()).toMatchObject({ phase: 'whole', loaded: 950, isAsked: false });
    expect(asked.length).toBeLessThanOrEqual(13);
    expect(asked.slice(0, 2)).toEqual([
      'links.list {"limit":100,"page":1,"order":"click"}',
      'links.list {"limit":100,"page":1,"order":"date"}',
    ]);
    expect(await ids()).toEqual(new Set(host.readable().keys()));
  });

  it('of up to ten thousand links begins by itself too, with eight requests a minute while the user acts', async () => {
    const { clock, library, asked } = open(4000);
    await library.begin();
    for (let seconds = 0; seconds < 60; seconds += 5) {
      library.touch();
      await wind(clock, 5000);
    }
    expect(asked).toHaveLength(8);
    expect(library.get()).toMatchObject({ phase: 'filling', pausedFor: 'user', isAsked: false });
    // Nobody has asked for it, so that it holds no lock open.
    expect(isFilling(library.get())).toBe(false);
    await wind(clock, 2 * minute);
    expect(library.get()).toMatchObject({ phase: 'whole', loaded: 4000 });
  });

  it('of more links reads the most clicked and the newest by itself, and the others when it is asked', async () => {
    const { clock, library, asked, query } = open(10_100);
    await library.begin();
    await query();
    await wind(clock, minute);
    expect(asked.filter((each) => each.includes('"click"'))).toHaveLength(10);
    expect(asked.filter((each) => each.includes('"date"'))).toHaveLength(2);
    const { loaded, pausedFor, phase } = library.get();
    expect([phase, pausedFor]).toEqual(['filling', 'paused']);
    expect(loaded).toBeGreaterThanOrEqual(1000);
    await query();
    await wind(clock, minute);
    expect(asked).toHaveLength(12);
    await library.readAllLinks();
    await wind(clock, 5 * minute);
    expect(library.get()).toMatchObject({ phase: 'whole', loaded: 10_100, isAsked: true });
  });

  it('begins by itself where nothing was read before it is asked for', async () => {
    const { clock, library } = open(250);
    await library.readAllLinks();
    await wind(clock, minute);
    expect(library.get()).toMatchObject({ phase: 'whole', loaded: 250, total: 250 });
  });

  it('stops when it is paused and goes on where it was', async () => {
    const { clock, library, asked } = open(3000);
    await library.readAllLinks();
    await wind(clock, 2000);
    await library.pause();
    await wind(clock, 1000);
    const before = asked.length;
    const { loaded: known } = library.get();
    await wind(clock, minute);
    expect([asked.length, library.get().pausedFor]).toEqual([before, 'paused']);
    expect(known).toBeGreaterThan(100);
    await library.readAllLinks();
    await wind(clock, minute);
    expect(library.get()).toMatchObject({ phase: 'whole', pausedFor: null, loaded: 3000 });
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it.each([
    ['limit', { strict: true }],
    ['limit', { pausedUntil: 1 }],
    ['other-app', { otherClients: 2 }],
    ['user', { waiting: { ...freeBudget.waiting, read: 1 } }],
    ['user', { waiting: { ...freeBudget.waiting, write: 1 } }],
  ] as const)(
    'rests for %s where the budget says %j, and goes on after it',
    async (reason, part) => {
      const { clock, library, asked, setBudget } = open(900);
      setBudget(part);
      await library.readAllLinks();
      await wind(clock, minute);
      expect([asked, library.get().pausedFor]).toEqual([[], reason]);
      setBudget({});
      await wind(clock, minute);
      expect(library.get()).toMatchObject({ phase: 'whole', pausedFor: null });
    },
  );

  it('leaves the last third of the slots to a user who has just acted', async () => {
    const { clock, library, asked, setBudget } = open(900);
    await library.query('table', viewOf(), 0, 10);
    setBudget({ left: 9 });
    library.touch();
    await library.readAllLinks();
    await wind(clock, 15_000);
    expect([asked, library.get().pausedFor]).toEqual([[], 'user']);
    await wind(clock, 10_000);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('goes on with the members of a few channels at once, and with those of many as the user leaves room', async () => {
    const read = async (channels: number) => {
      const { clock, library, asked } = open(250, {}, channels);
      await library.begin();
      await library.query('table', viewOf(), 0, 10);
      library.touch();
      await wind(clock, 10_000);
      return asked.filter((each) => each.startsWith('channels.get')).length;
    };
    expect(await read(12)).toBe(12);
    expect(await read(60)).toBeLessThan(12);
  });

  it('rests without a network, and after failures, longer each time', async () => {
    const { clock, library, asked, setOnline, fail } = open(900);
    setOnline(false);
    await library.readAllLinks();
    await wind(clock, 10_000);
    expect([asked, library.get().pausedFor]).toEqual([[], 'offline']);
    setOnline(true);
    fail(new ApiError('server', 'It failed.'));
    await wind(clock, 3 * minute);
    expect(library.get().pausedFor).toBe('failed');
    expect(asked.length).toBeLessThan(8);
    fail(null);
    await wind(clock, 12 * minute);
    expect(library.get()).toMatchObject({ phase: 'whole', pausedFor: null });
  });

  it('stops for a refused key until another request shows that it is taken', async () => {
    const { clock, library, asked, fail, browse } = open(900);
    fail(new ApiError('key', 'The key was refused.'));
    await library.readAllLinks();
    await wind(clock, 60 * minute);
    expect([asked.length, library.get().pausedFor]).toEqual([1, 'key']);
    fail(null);
    browse(15);
    await wind(clock, minute);
    expect(library.get().phase).toBe('whole');
  });

  it('ends with the engine, and leaves no link in memory', async () => {
    const { clock, library, asked } = open(3000);
    await library.readAllLinks();
    await wind(clock, 2000);
    library.close();
    const before = asked.length;
    await wind(clock, minute);
    expect(asked.length).toBeLessThanOrEqual(before + 1);
    expect((await library.select(viewOf(), 0)).total).toBe(0);
  });
});

describe('A whole library', () => {
  async function whole(links: number, kind: HostKind = {}) {
    const opened = open(links, kind);
    await opened.library.readAllLinks();
    await wind(opened.clock, links > 2000 ? 3 * minute : minute / 2);
    expect(opened.library.get().phase).toBe('whole');
    opened.asked.length = 0;
    return opened;
  }

  it('asks once in three minutes while nobody acts, and once a minute while a user does', async () => {
    const { clock, asked, library } = await whole(900);
    await wind(clock, 30 * minute);
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThanOrEqual(11);
    asked.length = 0;
    for (let each = 0; each < 10; each += 1) {
      library.touch();
      await wind(clock, minute);
    }
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(asked.length).toBeLessThanOrEqual(11);
  });

  it.each([900, 3000])('of %i links learns of new and deleted ones', async (links) => {
    const { clock, host, library, ids } = await whole(links);
    host.insert(130);
    host.remove(7);
    await wind(clock, 45 * minute);
    expect(await ids()).toEqual(new Set(host.readable().keys()));
    expect(library.get().removed).toBeGreaterThan(0);
  });

  it('of an account of some pages removes deleted links at once where a page of a screen counts fewer', async () => {
    const { clock, host, asked, browse, query, ids } = open(180);
    browse(25);
    await query();
    await wind(clock, 20_000);
    host.remove(5, 40);
    browse(25);
    await wind(clock, 10_000);
    expect(await ids()).toEqual(new Set(host.readable().keys()));
    // A count that stays wrong asks for nothing more.
    const before = asked.length;
    browse(25);
    await wind(clock, 10_000);
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['a deleted link', 1, 9],
    ['five deleted links', 5, 35],
    ['twenty deleted links', 20, 70],
  ])(
    'of many links removes %s where a page of a screen counts fewer, by few requests',
    async (_, count, most) => {
      const { clock, host, library, asked, browse, ids } = await whole(5000);
      host.remove(count);
      const before = asked.length;
      browse(25);
      await wind(clock, count === 1 ? 10_000 : 5 * minute);
      expect(await ids()).toEqual(new Set(host.readable().keys()));
      expect(library.get().removed).toBe(count);
      expect(asked.length - before).toBeLessThanOrEqual(most);
    },
  );

  it('of many links removes those at the ends of the list, and those beside each other', async () => {
    const { clock, host, asked, browse, ids } = await whole(3000);
    host.remove(3, 0);
    host.remove(8, 1400);
    host.remove(2, host.readable().size - 2);
    const before = asked.length;
    browse(25);
    await wind(clock, minute);
    expect(await ids()).toEqual(new Set(host.readable().keys()));
    expect(asked.length - before).toBeLessThanOrEqual(35);
  });

  it('of many links removes nothing that exists, whatever the order of links of one date', async () => {
    const { clock, host, browse, ids } = await whole(1500, { hasUnstableTies: true });
    host.remove(3, 700);
    browse(25);
    await wind(clock, 10 * minute);
    const here = await ids();
    for (const id of host.readable().keys()) expect(here.has(id)).toBe(true);
    expect(here.size).toBe(host.readable().size);
  });

  it('of a service that counts too few links reads them again once', async () => {
    let wrong = 0;
    const { clock, asked, browse, query } = open(180, { result: (links) => links - wrong });
    browse(25);
    await query();
    await wind(clock, 20_000);
    wrong = 3;
    const before = asked.length;
    for (let times = 0; times < 5; times += 1) {
      browse(25);
      await wind(clock, 10_000);
    }
    expect(asked.length - before).toBeLessThan(30);
    const after = asked.length;
    browse(25);
    await wind(clock, 10_000);
    expect(asked).toHaveLength(after);
  });

  it('of a service that does not sort learns of them by full passes', async () => {
    const { clock, host, library, ids } = await whole(900, { order: 'oldest' });
    expect(library.get().sorts).toBe(false);
    host.insert(30);
    host.remove(7);
    await wind(clock, 45 * minute);
    expect(await ids()).toEqual(new Set(host.readable().keys()));
  });

  it('reads the clicks of busy links more often than those of others', async () => {
    const { clock, asked, library, host } = await whole(900);
    for (let each = 0; each < 400; each += 1) host.click();
    await wind(clock, 120 * minute);
    expect(asked.filter((each) => each.includes('"click"')).length).toBeGreaterThan(3);
    const { links } = await library.select(viewOf(), 0);
    const there = host.readable();
    const seen = links.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0);
    const all = [...there.values()].reduce((sum, { clicks }) => sum + (clicks ?? 0), 0);
    expect(seen / all).toBeGreaterThan(0.9);
  });
});
