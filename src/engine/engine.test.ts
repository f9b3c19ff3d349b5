import { describe, expect, it, vi } from 'vitest';
import { createTestService } from '#testing/test-service.ts';
import { createWoundClock } from '#testing/wound-clock.ts';
import { createEngine } from './engine.ts';

async function open(rateLimit: number) {
  const clock = createWoundClock();
  const service = await createTestService({ rateLimit, now: clock.now });
  const { address: serviceAddress, key, fetch } = service;
  return { clock, service, engine: createEngine({ accountId: 'a1', serviceAddress, key, fetch, clock }) };
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
    const calls = Array.from({ length: 70 }, (_, index) => counting.call('links.list', { page: index + 1 }));
    for (const window of [1, 2, 3]) {
      await Promise.all(calls.slice(0, window * 29));
      expect(statuses).toHaveLength(Math.min(window * 29, 70));
      await clock.advance(60_050);
    }
    expect(statuses).toEqual(Array.from({ length: 70 }, () => 200));
  });

  it('tells the budget as the service counts it, and each change of it', async () => {
    const { clock, service, engine } = await open(30);
    const told = vi.fn();
    engine.budget.subscribe(told);
    await engine.call('account.get', {});
    expect(engine.budget.get()).toMatchObject({ limit: 30, left: 28, queued: 0 });
    expect(told).toHaveBeenCalled();
    // Another program with the same key.
    const headers = { Authorization: `Bearer ${service.key}` };
    for (let each = 0; each < 10; each += 1) await service.fetch(new Request(`${service.address}/api/account`, { headers }));
    await engine.call('links.list', {});
    expect(engine.budget.get()).toMatchObject({ left: 18, foreign: 0 });
    await engine.call('links.list', { page: 2 });
    expect(engine.budget.get()).toMatchObject({ left: 16, foreign: 10 });
    await clock.advance(61_000);
    expect(engine.budget.get()).toMatchObject({ left: 20, foreign: 9, fullAt: null });
    await clock.advance(9 * 60_000);
    expect(engine.budget.get()).toMatchObject({ left: 29, foreign: 0 });
  });

  it('asks for no more than 29 a minute where no limit is told', async () => {
    const { service, engine } = await open(0);
    for (let id = 1; id <= 40; id += 1) void engine.call('links.get', { id }).catch(() => undefined);
    await engine.call('links.get', { id: 29 }).catch(() => undefined);
    expect(service.asked).toHaveLength(29);
    expect(engine.budget.get()).toMatchObject({ left: 0, queued: 11 });
    engine.close();
  });
});
