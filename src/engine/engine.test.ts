import { describe, expect, it, vi } from 'vitest';
import type { LimiterMemory } from '#client/rate-limit/limiter-state.ts';
import { RateLimiter } from '#client/rate-limit/rate-limiter.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { counted, windUntil } from '#testing/setups/open-jobs.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { createEngine } from './engine.ts';

async function open(rateLimit: number) {
  const clock = createManualClock();
  const service = await createTestService({ rateLimit, now: clock.now });
  const { address: serviceAddress, key, fetch } = service;
  return {
    clock,
    service,
    engine: createEngine({ accountId: 'a1', serviceAddress, key, fetch, clock }),
  };
}

describe('An engine in front of a service with a limit', () => {
  it('never hears "too many", however much is asked at once', async () => {
    const { clock, service } = await open(30);
    const statuses: number[] = [];
    const counting = createEngine({
      accountId: 'a2',
      serviceAddress: service.address,
      key: service.key,
      clock,
      fetch: async (request) => {
        const response = await service.fetch(request);
        statuses.push(response.status);
        return response;
      },
    });
    const calls = Array.from({ length: 70 }, (_, index) =>
      counting.call('links.list', { page: index + 1 }),
    );
    for (const window of [1, 2, 3]) {
      await Promise.all(calls.slice(0, window * 29));
      expect(statuses).toHaveLength(Math.min(window * 29, 70));
      await clock.advance(60_050);
    }
    expect(statuses).toEqual(Array.from({ length: 70 }, () => 200));
  });

  it('tells the budget as the service counts it, and each change of it', async () => {
    const { clock, service, engine } = await open(30);
    const onChange = vi.fn();
    engine.budget.subscribe(onChange);
    await engine.call('account.get', {});
    expect(engine.budget.get()).toMatchObject({ limit: 30, left: 28, queued: 0 });
    expect(onChange).toHaveBeenCalled();
    // Another program with the same key.
    const headers = { Authorization: `Bearer ${service.key}` };
    for (let each = 0; each < 10; each += 1)
      await service.fetch(new Request(`${service.address}/api/account`, { headers }));
    await engine.call('links.list', {});
    expect(engine.budget.get()).toMatchObject({ left: 17, otherClients: 10 });
    await clock.advance(61_000);
    expect(engine.budget.get()).toMatchObject({ left: 19, fullAt: null });
    await clock.advance(180_000);
    expect(engine.budget.get()).toMatchObject({ left: 29, otherClients: 0 });
  });

  it('tells the last requests to who listens', async () => {
    const { engine } = await open(30);
    const onChange = vi.fn();
    engine.log.subscribe(onChange);
    await engine.call('account.get', {});
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(engine.log.get()).toMatchObject([{ path: '/api/account', outcome: 'ok' }]);
  });

  it('goes on where an engine before it ended, with what that one wanted remembered', async () => {
    const { clock, service } = await open(30);
    const { address: serviceAddress, key, fetch } = service;
    const stored: LimiterMemory[] = [];
    const given = { accountId: 'a3', serviceAddress, key, fetch, clock };
    const limiter = new RateLimiter(clock, {
      onMemory: (memory) => void stored.push(structuredClone(memory)),
    });
    const before = createEngine({ ...given, limiter });
    for (let page = 1; page <= 20; page += 1) await before.call('links.list', { page });
    before.close();
    expect(JSON.stringify(stored)).not.toContain(key);
    const memory = stored.at(-1);
    if (memory === undefined) throw new Error('Nothing was to be remembered');
    const after = createEngine({ ...given, limiter: new RateLimiter(clock, { memory }) });
    expect(after.budget.get()).toMatchObject({ left: 9, limit: 30 });
  });

  it('gives bulk work the pace of a page that nobody uses, until a user acts', async () => {
    const { clock, engine } = await open(30);
    expect(engine.budget.get().bulkPerMinute).toBe(20);
    await clock.advance(180_000);
    expect(engine.budget.get().bulkPerMinute).toBe(27);
    engine.touch();
    expect(engine.budget.get().bulkPerMinute).toBe(20);
  });

  it('asks for no more than 29 a minute where no limit is reported', async () => {
    const { service, engine } = await open(0);
    for (let id = 1; id <= 40; id += 1)
      void engine.call('links.get', { id }).catch(() => undefined);
    await engine.call('links.get', { id: 29 }).catch(() => undefined);
    expect(service.asked).toHaveLength(29);
    expect(engine.budget.get()).toMatchObject({ left: 0, queued: 11 });
    engine.close();
  });
});

describe('The library of an engine', () => {
  it('reads an account of two pages after the first look at it, and what was created since', async () => {
    const clock = createManualClock();
    const service = await createTestService({ now: clock.now });
    const { address: serviceAddress, key } = service;
    const engine = createEngine({
      accountId: 'a1',
      serviceAddress,
      key,
      fetch: counted(service.fetch),
      clock,
    });
    await service.addLinks(120);
    const view = { q: 'link 7', sort: 'date', descending: true, host: null } as const;
    const all = { ...view, clicks: { from: null, to: null }, made: { from: null, to: null } };
    await engine.call('links.list', { limit: 50, page: 1 });
    expect((await engine.library.query('table', all, 0, 50)).total).toBe(13);
    await windUntil(clock, () => engine.library.get().phase === 'whole');
    expect(engine.library.get()).toMatchObject({ phase: 'whole', loaded: 120, total: 120 });
    expect((await engine.library.query('table', all, 0, 50)).total).toBe(21);
    await engine.call('links.create', {
      url: 'https://shop.example/new',
      custom: 'new',
      metatitle: 'Link 7 again',
    });
    expect((await engine.library.query('table', all, 0, 50)).rows[0]).toMatchObject({
      alias: 'new',
      title: 'Link 7 again',
    });
    // So few requests keep no distance.
    const byItself = engine.log.get().filter(({ path }) => path.endsWith('&order=date'));
    expect(byItself.map(({ path }) => path)).toEqual([
      '/api/urls?limit=100&page=1&order=date',
      '/api/urls?limit=99&page=2&order=date',
    ]);
    engine.close();
  });
});
