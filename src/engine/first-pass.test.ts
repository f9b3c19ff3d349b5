/**
 * The first pass of a whole engine on a simulated clock: alone, and beside an import, three tabs
 * and another process.
 */
import { describe, expect, it } from 'vitest';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { viewOf } from '#testing/library/made-up-links.ts';
import { type RateModel, rateModels } from '#testing/time/rate-models.ts';
import { createSimulatedClock } from '#testing/time/simulated-clock.ts';
import { seeded } from '#testing/time/simulation.ts';
import { createEngine, type Engine } from './engine.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 2, 1, 12);

/** Counts so many requests a minute, in windows that begin with their first request. */
function countUpTo(limit: number): RateModel {
  let windowEnd = 0;
  let used = 0;
  return (now) => {
    if (now >= windowEnd) used = 0;
    if (now >= windowEnd) windowEnd = now + minute;
    used += 1;
    return { allowed: used <= limit, remaining: Math.max(0, limit - used), resetAt: windowEnd };
  };
}

/**
 * A service that allows 30 requests in any minute, or another number, null for any, shared by an
 * engine and whatever else has the key.
 */
function open(links: number, seed: number, limit: number | null = 30) {
  const clock = createSimulatedClock(begin);
  const random = seeded(seed);
  const count = limit === 30 ? rateModels['sliding log']() : countUpTo(limit ?? Infinity);
  const wait = (milliseconds: number) => clock.wait(milliseconds, new AbortController().signal);
  const seen = { refused: 0, lists: 0, created: 0 };

  const row = (id: number) => ({
    id,
    alias: `a${id}`,
    shorturl: `https://go.example/a${id}`,
    longurl: `https://shop.example/${id}`,
    clicks: id % 50,
    title: `Link ${id}`,
    description: '',
    date: new Date(begin - (links - id) * minute).toISOString(),
  });
  const page = (query: URLSearchParams) => {
    const number = Number(query.get('page') ?? 1);
    const size = Math.min(100, Number(query.get('limit') ?? 15));
    const from = (number - 1) * size;
    const urls = Array.from({ length: Math.max(0, Math.min(size, links - from)) }, (_, at) =>
      row(links - from - at),
    );
    const maxpage = Math.ceil(links / size);
    const rest = {
      perpage: size,
      currentpage: number,
      nextpage: Math.min(maxpage, number + 1),
      maxpage,
    };
    return { error: '0', data: { result: links, ...rest, urls } };
  };
  const reply = ({ method, url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/urls') {
      seen.lists += 1;
      return page(searchParams);
    }
    if (method === 'GET') return { error: 0, data: { id: 1, email: 'owner@shop.example' } };
    seen.created += 1;
    return {
      error: 0,
      id: links + seen.created,
      shorturl: `https://go.example/new-${seen.created}`,
    };
  };
  const fetch = async (request: Request): Promise<Response> => {
    const delay = 150 + 300 * random();
    await wait(delay / 2);
    const { allowed, remaining, resetAt } = count(clock.now());
    if (!allowed) seen.refused += 1;
    const body = allowed ? reply(request) : { error: 1, message: 'Too many requests' };
    await wait(delay / 2);
    const limitHeaders = {
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': String(Math.ceil(resetAt / 1000)),
    };
    const headers: Record<string, string> =
      limit === null ? { 'X-RateLimit-Unlimited': 'true' } : limitHeaders;
    return Response.json(body, { status: allowed ? 200 : 429, headers });
  };
  const engine = createEngine({
    accountId: 'a1',
    serviceAddress: 'https://s.example',
    key: 'key',
    fetch,
    clock,
    limiter: new RateLimiter(clock, { random }),
  });
  const waits: number[] = [];

  return {
    clock,
    engine,
    seen,
    waits,
    /**
     * The parts of the library are loaded, which takes time of the machine and none of the clock.
     */
    ready: () => engine.library.query('table', viewOf(), 0, 1),
    /** A user in a tab who opens a screen of two requests, one after the other. */
    browse: async (viewEvery: number): Promise<void> => {
      for (;;) {
        await wait(-Math.log(1 - random()) * viewEvery);
        engine.touch();
        for (const ask of [
          () => engine.call('links.list', { page: 1, limit: 25, q: `word ${random()}` }),
          () => engine.call('account.get', {}),
        ]) {
          const asked = clock.now();
          await ask();
          waits.push(clock.now() - asked);
        }
      }
    },
    /** Another process with the same key. */
    stranger: async (every: number): Promise<void> => {
      for (;;) {
        await wait(every);
        count(clock.now());
      }
    },
  };
}

/** What the first screen asks for. */
async function firstScreen({ call }: Engine): Promise<void> {
  for (const order of ['date', 'click'] as const)
    await call('links.list', { limit: 25, page: 1, order });
}

const p95 = (waits: readonly number[]) =>
  [...waits].sort((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;

/** Requests that wait when the engine ends are turned away. */
const launch = (work: Promise<void>) => void work.catch(() => undefined);

describe('A first pass', () => {
  it('reads 10,000 links at 2,400 a minute while nobody acts, with at most a fifth more requests than plain pages', async () => {
    const { clock, engine, seen, ready } = open(10_000, 1);
    await ready();
    // For three minutes the limiter leaves room for a user who has just been there.
    await clock.runUntil(begin + 4 * minute);
    await engine.library.readAllLinks();
    const started = clock.now();
    while (engine.library.get().phase !== 'whole' && clock.now() - started < 30 * minute)
      await clock.runUntil(clock.now() + 1000);
    const minutes = (clock.now() - started) / minute;
    expect(engine.library.get()).toMatchObject({ phase: 'whole', loaded: 10_000 });
    expect(seen.refused).toBe(0);
    expect(10_000 / minutes).toBeGreaterThanOrEqual(2400);
    expect(seen.lists).toBeLessThanOrEqual(120);
    engine.close();
  });

  it.each([600, null])(
    'reads 3,233 links in half a minute beside a user where the service allows %s requests a minute',
    async (limit) => {
      const { clock, engine, seen, ready } = open(3233, 3, limit);
      await ready();
      launch(firstScreen(engine));
      await clock.runUntil(clock.now() + 2000);
      const started = clock.now();
      await engine.library.begin();
      while (engine.library.get().phase !== 'whole' && clock.now() - started < 5 * minute) {
        engine.touch();
        await clock.runUntil(clock.now() + 1000);
      }
      expect(engine.library.get()).toMatchObject({ phase: 'whole', loaded: 3233 });
      expect(clock.now() - started).toBeLessThanOrEqual(30_000);
      expect(seen.refused).toBe(0);
      engine.close();
    },
  );

  it('beside an import, three tabs and another process hears no "too many", and people hardly wait longer', async () => {
    const run = async (fills: boolean) => {
      const { clock, engine, seen, waits, ready, browse, stranger } = open(10_000, 2);
      await ready();
      launch(stranger(20_000));
      for (let tab = 0; tab < 3; tab += 1) launch(browse(60_000));
      const drafts = Array.from({ length: 60 }, (_, index) => ({
        body: { url: `https://shop.example/new/${index}` },
      }));
      await engine.jobs.add({ kind: 'create', title: 'new.csv', drafts, trial: 0 });
      if (fills) await engine.library.readAllLinks();
      await clock.runUntil(begin + 20 * minute);
      const { loaded: known } = engine.library.get();
      engine.close();
      return { ...seen, known, p95: p95(waits) };
    };
    const alone = await run(false);
    const beside = await run(true);
    expect([alone.refused, beside.refused]).toEqual([0, 0]);
    expect([alone.created, beside.created]).toEqual([60, 60]);
    expect(beside.p95 - alone.p95).toBeLessThanOrEqual(2000);
    expect(beside.known).toBeGreaterThan(2000);
  });
});
