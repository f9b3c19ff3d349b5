/** How the service is asked again after a failure. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#client/errors/api-error.ts';
import type { Engine } from '#engine/engine.ts';
import { createQueryClient } from '#queries/query-client.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { ServiceReach } from './service-reach.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/**
 * A screen that shows one list, and a service that fails in this way until a test says otherwise.
 */
async function failingScreen(kind: ApiErrorKind) {
  const clock = createManualClock();
  const begun = clock.now();
  let failure: ApiErrorKind | null = kind;
  const probes: number[] = [];
  const answer = <Reply>(reply: Reply): Promise<Reply> =>
    failure === null ? Promise.resolve(reply) : Promise.reject(new ApiError(failure, 'No reply'));
  // Only what is used of it.
  const engine = {
    accountId: 'a',
    call: () => {
      probes.push((clock.now() - begun) / 1000);
      return answer({ data: {} });
    },
  } as unknown as Engine;
  const client = createQueryClient();
  const reach = new ServiceReach(engine, client, clock);
  stops.push(reach.start());
  const list = new QueryObserver(client, {
    queryKey: ['a', 'links', 'list'],
    queryFn: () => answer('rows'),
  });
  stops.push(list.subscribe(() => undefined));
  await clock.advance(0);
  return {
    clock,
    reach,
    client,
    probes,
    list,
    failWith: (next: ApiErrorKind | null) => {
      failure = next;
    },
  };
}

describe('After a failure', () => {
  it('the service is asked again after 2, 4, 8 … 60 seconds, and each time is known before', async () => {
    const { clock, reach, probes } = await failingScreen('unreachable');
    expect(reach.get()).toMatchObject({ kind: 'away', dataFrom: null });
    expect((reach.get()?.nextTryAt ?? 0) - clock.now()).toBe(2000);
    for (let second = 0; second < 190; second += 1) await clock.advance(1000);
    expect(probes).toEqual([2, 6, 14, 30, 62, 122, 182]);
    expect((reach.get()?.nextTryAt ?? 0) - clock.now()).toBe(52_000);
  });

  it('what the screen shows is read as soon as the service answers, and the outage is over', async () => {
    const { clock, reach, list, failWith } = await failingScreen('server');
    failWith(null);
    await clock.advance(2000);
    expect(list.getCurrentResult().data).toBe('rows');
    expect(reach.get()).toBeNull();
  });

  it('what is read on demand alone is read again too, and the outage is over', async () => {
    const { clock, reach, list, failWith } = await failingScreen('server');
    list.setOptions({ ...list.options, enabled: false });
    failWith(null);
    await clock.advance(2000);
    expect(list.getCurrentResult().data).toBe('rows');
    expect(reach.get()).toBeNull();
  });

  it('the user can ask at once', async () => {
    const { reach, list, failWith } = await failingScreen('offline');
    expect(reach.get()?.kind).toBe('offline');
    failWith(null);
    await reach.tryNow();
    expect(list.getCurrentResult().data).toBe('rows');
    expect(reach.get()).toBeNull();
  });

  it('it is away until it answers, also where no screen shows what failed, and no error outlives that', async () => {
    const { clock, reach, client, list, failWith } = await failingScreen('unreachable');
    for (const stop of stops.splice(1)) stop();
    await clock.advance(10_000);
    expect(reach.get()?.kind).toBe('away');
    failWith(null);
    await clock.advance(60_000);
    expect(reach.get()).toBeNull();
    expect(client.getQueryState(list.options.queryKey)?.error ?? null).toBeNull();
  });

  it('a screen that shows again what failed is read as soon as the service answers', async () => {
    const { clock, reach, list, failWith } = await failingScreen('unreachable');
    stops.pop()?.();
    stops.push(list.subscribe(() => undefined));
    expect(reach.get()?.kind).toBe('away');
    failWith(null);
    await clock.advance(10_000);
    expect(list.getCurrentResult()).toMatchObject({ data: 'rows', error: null });
    expect(reach.get()).toBeNull();
  });

  it('an older list stays without an error where it was left and the service answers again', async () => {
    const { clock, reach, client, list, failWith } = await failingScreen('unreachable');
    client.setQueryData(list.options.queryKey, 'earlier rows');
    await list.refetch();
    stops.pop()?.();
    failWith(null);
    await clock.advance(10_000);
    expect(reach.get()).toBeNull();
    expect(client.getQueryState(list.options.queryKey)).toMatchObject({
      data: 'earlier rows',
      error: null,
      isInvalidated: true,
    });
  });
});

it.each(['key', 'missing', 'limit', 'invalid'] as const)(
  'A service that answers with a refusal (%s) is not away',
  async (kind) => {
    const { reach } = await failingScreen(kind);
    expect(reach.get()).toBeNull();
  },
);
