import { describe, expect, it, vi } from 'vitest';
import { faults, limitFaults, withFault } from '#testing/replies/faults.ts';
import { newLink, openClient, outcome } from '#testing/setups/open-client.ts';
import { createRequestLog } from './request-log.ts';

describe('The log', () => {
  it('has each request with its time, its end, and what a read has asked', async () => {
    const { client, clock, log } = await openClient();
    const at = clock.now();
    await client.call('links.list', { page: 2 });
    await client.call('links.create', newLink);
    await client.call('links.get', { id: 99 }).catch(() => undefined);
    expect(log.get()).toEqual([
      {
        id: 1,
        at,
        method: 'GET',
        path: '/api/urls?page=2',
        status: 200,
        outcome: 'ok',
        asks: { name: 'links.list', input: { page: 2 } },
      },
      {
        id: 2,
        at,
        method: 'POST',
        path: '/api/url/add',
        body: newLink,
        status: 200,
        outcome: 'ok',
      },
      {
        id: 3,
        at,
        method: 'GET',
        path: '/api/url/99',
        status: 404,
        outcome: 'missing',
        asks: { name: 'links.get', input: { id: 99 } },
      },
    ]);
  });

  it('has what is sent again as another request', async () => {
    const { client, clock, log } = await openClient({
      fetch: (service) => withFault(service, limitFaults.headerSeconds, { times: 1 }),
    });
    const call = client.call('links.list', {});
    await clock.advance(45_000);
    await call;
    expect(log.get()).toMatchObject([
      { status: 429, outcome: 'limit' },
      { status: 200, outcome: 'ok' },
    ]);
  });

  it('has what was never answered', async () => {
    const { client, clock, log } = await openClient({
      fetch: (service) => withFault(service, faults.hanging),
    });
    outcome(client.call('links.list', {}));
    await clock.advance(20_000);
    expect(log.get()).toMatchObject([{ status: null, outcome: 'timeout' }]);
  });

  it('holds no password, however deep, and never the key', async () => {
    const { client, log, service } = await openClient();
    await client.call('links.create', { ...newLink, password: 'opensesame' });
    await client.call('account.update', { password: 'correct horse battery' });
    const add = createRequestLog();
    add.add(
      {
        at: 0,
        method: 'POST',
        path: '/',
        status: 200,
        outcome: 'ok',
      },
      '{"a":[{"newPassword":"hidden1","b":{"PASSWORD":{"x":"hidden2"}}}],"password":""}',
    );
    const text = JSON.stringify([...log.get(), ...add.get()]);
    for (const secret of ['opensesame', 'correct horse', 'hidden', service.key])
      expect(text).not.toContain(secret);
    expect(log.get()[0]?.body).toEqual({ ...newLink, password: '…' });
    expect(add.get()[0]?.body).toEqual({
      a: [{ newPassword: '…', b: { PASSWORD: '…' } }],
      password: '',
    });
  });

  it('keeps the last two hundred, and tells of each while a user listens', async () => {
    const { client, log } = await openClient({
      fetch: () => () => Promise.resolve(new Response('{"error":1}')),
    });
    const onChange = vi.fn();
    const stop = log.subscribe(onChange);
    const before = log.get();
    expect(log.get()).toBe(before);
    await client.call('account.get', {}).catch(() => undefined);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    const entry = {
      at: 0,
      method: 'GET',
      path: '/',
      status: 200,
      outcome: 'ok',
    } as const;
    for (let each = 0; each < 250; each += 1) log.add(entry, null);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(log.get()).toHaveLength(200);
    expect(log.get().at(-1)?.id).toBe(251);
  });
});
