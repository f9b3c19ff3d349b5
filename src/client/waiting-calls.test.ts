import { describe, expect, it } from 'vitest';
import type { SendRequest } from '#client/http/request.ts';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import { newLink, openClient, outcome } from '#testing/setups/open-client.ts';
import { settled } from '#testing/time/manual-clock.ts';

describe('Equal reads', () => {
  const hanging = (service: SendRequest) => withFault(service, faults.hanging, { times: 1 });

  it('at the same time are one request', async () => {
    const { client, sent } = await openClient();
    const [one, other] = await Promise.all([
      client.call('links.list', { page: 1 }),
      client.call('links.list', { page: 1 }),
    ]);
    expect(other).toEqual(one);
    expect(sent).toHaveLength(1);
    await client.call('links.list', { page: 1 });
    expect(sent).toHaveLength(2);
  });

  it('go on while one of their callers waits, and end with the last', async () => {
    const { client, sent } = await openClient({ fetch: hanging });
    const first = new AbortController();
    const second = new AbortController();
    const one = outcome(client.call('links.list', {}, { signal: first.signal }));
    const other = outcome(client.call('links.list', {}, { signal: second.signal }));
    await settled();
    first.abort();
    await settled();
    expect([one.kind, other.kind]).toEqual(['cancelled', undefined]);
    expect(sent[0]?.signal.aborted).toBe(false);
    second.abort();
    await settled();
    expect(other.kind).toBe('cancelled');
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('that were given up are not joined', async () => {
    const { client } = await openClient({ fetch: hanging });
    const gone = new AbortController();
    const given = outcome(client.call('links.list', {}, { signal: gone.signal }));
    await settled();
    gone.abort();
    const next = client.call('links.list', {});
    await expect(next).resolves.toMatchObject({ data: { result: 0 } });
    expect(given.kind).toBe('cancelled');
  });

  it('wait in the lane of the most urgent caller', async () => {
    const { client, clock, sent } = await openClient();
    for (let id = 1; id <= 29; id += 1)
      await client.call('links.get', { id }).catch(() => undefined);
    await clock.advance(59_000);
    const waiting = [
      client.call('links.list', { page: 7 }, { lane: 'background' }),
      client.call('links.list', { page: 8 }, { lane: 'bulk' }),
      client.call('links.list', { page: 7 }, { lane: 'read' }),
    ];
    // No further: the replies take their time, and would be given up.
    await clock.advance(1050);
    await Promise.all(waiting);
    expect(sent.slice(29).map(({ url }) => new URL(url).search)).toEqual(['?page=7', '?page=8']);
  });
});

describe('A caller who gives up', () => {
  it('before it begins costs nothing', async () => {
    const { client, sent } = await openClient();
    const call = client.call('links.create', newLink, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(sent).toEqual([]);
  });

  it('takes a waiting write out of the line', async () => {
    const { client, clock, limiter, sent } = await openClient();
    for (let id = 1; id <= 29; id += 1)
      await client.call('links.get', { id }).catch(() => undefined);
    const gone = new AbortController();
    const end = outcome(client.call('links.create', newLink, { signal: gone.signal }));
    await settled();
    expect(limiter.budget().queued).toBe(1);
    gone.abort();
    await clock.advance(120_000);
    expect(end.kind).toBe('cancelled');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('lets a write under way go on, and its slot is held from its reply', async () => {
    let answer: (() => void) | undefined;
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    const slow =
      (service: SendRequest): SendRequest =>
      async (request) => {
        const response = await service(request);
        await allowed;
        return response;
      };
    const { client, clock, limiter, sent } = await openClient({ fetch: slow });
    const gone = new AbortController();
    const end = outcome(client.call('links.create', newLink, { signal: gone.signal }));
    await settled();
    gone.abort();
    await clock.advance(1000);
    expect(end.kind).toBe('cancelled');
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    const changed = new Promise<void>((resolve) => limiter.subscribe(resolve));
    answer?.();
    await changed;
    expect(limiter.budget()).toMatchObject({ left: 28, fullAt: clock.now() + 60_050 });
  });
});

describe('Over the limit', () => {
  it.each(Object.keys(limitFaults) as (keyof typeof limitFaults)[])(
    'a read waits and is sent again, however the service says it: %s',
    async (form) => {
      const { client, clock, limiter, sent } = await openClient({
        fetch: (service) => withFault(service, limitFaults[form], { times: 1 }),
      });
      const call = client.call('links.list', {});
      await settled();
      const { pausedUntil } = limiter.budget();
      const wait = (pausedUntil ?? 0) - clock.now();
      expect([42_000, 61_000]).toContain(wait);
      await clock.advance(wait - 1);
      expect(sent).toHaveLength(1);
      await clock.advance(1);
      await expect(call).resolves.toMatchObject({ data: { result: 0 } });
      expect(sent).toHaveLength(2);
    },
  );

  it('a write was not carried out, and is sent again as well', async () => {
    const { client, clock, service } = await openClient({
      fetch: (service) => withFault(service, limitFaults.headerSeconds, { times: 1 }),
    });
    const call = client.call('links.create', newLink);
    await clock.advance(42_000);
    await expect(call).resolves.toMatchObject({ id: 1 });
    expect(service.asked).toHaveLength(1);
  });

  it('nobody is kept waiting for ever', async () => {
    const { client, clock, sent } = await openClient({
      fetch: (service) => withFault(service, limitFaults.htmlPage),
    });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(200_000);
    expect(end.kind).toBe('limit');
    expect(sent).toHaveLength(3);
  });

  it('a caller who does not want to wait is answered at once, with when to ask again', async () => {
    const { client, clock, sent } = await openClient({
      fetch: (service) => withFault(service, limitFaults.headerSeconds),
    });
    const call = client.call('account.get', {}, { whenOverLimit: 'fail' });
    await expect(call).rejects.toMatchObject({
      kind: 'limit',
      status: 429,
      retryAt: clock.now() + 42_000,
    });
    expect(sent).toHaveLength(1);
  });
});
