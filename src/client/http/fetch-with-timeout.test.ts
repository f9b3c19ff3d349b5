import { describe, expect, it } from 'vitest';
import { faults, withFault } from '#testing/replies/faults.ts';
import { newLink, openClient, outcome } from '#testing/setups/open-client.ts';
import type { SendRequest } from './request.ts';

describe('Without a reply', () => {
  const dropped = (service: SendRequest) =>
    withFault(service, faults.dropped, { only: 'account.get' });

  it('and without a network it is this device that is offline, and nothing else is asked', async () => {
    const { client, sent } = await openClient({ fetch: dropped, online: false });
    await expect(client.call('account.get', {})).rejects.toMatchObject({
      kind: 'offline',
      status: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('something that answers a request without key is known to forbid this page', async () => {
    const { client, sent, service } = await openClient({
      fetch: dropped,
      pageOrigin: 'https://dash.example',
    });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'cors' });
    expect(sent).toHaveLength(2);
    const [, probe] = sent;
    expect(probe).toMatchObject({
      method: 'GET',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(probe?.headers.has('Authorization')).toBe(false);
    expect(probe?.url).toBe(`${service.address}/`);
  });

  it('an address where nothing answers is dead', async () => {
    const { client, sent } = await openClient({ fetch: () => faults.dropped });
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(2);
  });

  it('an address where nothing answers in five seconds is dead', async () => {
    const silent = (): SendRequest => (request) =>
      request.mode === 'no-cors' ? faults.hanging(request) : faults.dropped();
    const { client, clock, sent } = await openClient({ fetch: silent });
    const end = outcome(client.call('account.get', {}));
    await clock.advance(4999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end.kind).toBe('unreachable');
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  it('the address of the page itself is never forbidden to it', async () => {
    const { client, sent, service } = await openClient({
      fetch: dropped,
      pageOrigin: 'http://service.test',
    });
    expect(service.address).toBe('http://service.test');
    await expect(client.call('account.get', {})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('several calls ask once what is the matter', async () => {
    const { client, sent } = await openClient({
      fetch: () => () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const calls = [
      client.call('account.get', {}),
      client.call('links.list', {}),
      client.call('links.get', { id: 1 }),
    ];
    await Promise.allSettled(calls);
    expect(sent.filter(({ mode }) => mode === 'no-cors')).toHaveLength(1);
  });

  it('a write leaves open whether it was carried out, and is not repeated', async () => {
    const { client, sent, service } = await openClient({
      fetch: (service) => withFault(service, faults.droppedReply, { only: 'links.create' }),
    });
    const call = client.call('links.create', newLink);
    await expect(call).rejects.toMatchObject({
      kind: 'cors',
      message: expect.stringContaining('outcomeUnknown'),
    });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect((await client.call('links.list', {})).data.result).toBe(1);
    expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('a reply that breaks off is no reply', async () => {
    const { client } = await openClient({
      fetch: (service) => withFault(service, faults.droppedBody),
    });
    await expect(client.call('account.get', {})).rejects.toMatchObject({
      kind: 'malformed',
      status: 200,
    });
  });
});

describe('A reply that does not come', () => {
  const hanging = (service: SendRequest) => withFault(service, faults.hanging);

  it('ends a read after 15 seconds, also on the network', async () => {
    const { client, clock, sent } = await openClient({ fetch: hanging });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(14_999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end).toMatchObject({ kind: 'timeout', message: expect.stringContaining('seconds: 15') });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('ends a write after 30 seconds, but never on the network', async () => {
    const { client, clock, sent } = await openClient({ fetch: hanging });
    const end = outcome(client.call('links.create', newLink));
    await clock.advance(29_999);
    expect(end).toEqual({});
    await clock.advance(1);
    expect(end).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('outcomeUnknown'),
    });
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  it('ends a read whose body does not come to its end', async () => {
    const endless = () => () => Promise.resolve(new Response(new ReadableStream()));
    const { client, clock } = await openClient({ fetch: endless });
    const end = outcome(client.call('links.list', {}));
    await clock.advance(15_000);
    expect(end.kind).toBe('timeout');
  });

  it('holds its slot longer than an answered one', async () => {
    const { client, clock, limiter } = await openClient({ fetch: hanging });
    outcome(client.call('links.list', {}));
    await clock.advance(15_000 + 64_999);
    expect(limiter.budget().left).toBe(28);
    await clock.advance(1);
    expect(limiter.budget().left).toBe(29);
  });
});

describe('A reply that is too long', () => {
  it('is not read to its end, and says so', async () => {
    let chunks = 0;
    let cancelled = false;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          chunks += 1;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
        cancel: () => void (cancelled = true),
      });
    const { client } = await openClient({
      fetch: () => () => Promise.resolve(new Response(endless())),
    });
    await expect(client.call('account.get', {})).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringMatching(/longReply/) as unknown,
    });
    expect(cancelled).toBe(true);
    expect(chunks).toBeLessThan(135);
  });

  it('is read where it is as long as is taken', async () => {
    const filler = ' '.repeat(8 * 1024 * 1024 - 60);
    const through = (): SendRequest => () =>
      Promise.resolve(
        new Response(`{"error":0,"data":{"id":7,"email":"é","status":"pro"}${filler}}`),
      );
    const { client } = await openClient({ fetch: through });
    await expect(client.call('account.get', {})).resolves.toMatchObject({
      data: { id: 7, email: 'é' },
    });
  });
});
