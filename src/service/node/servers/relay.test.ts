/** Tests of the requests that the relay passes on to the service behind it, and of those that it refuses. */
import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { closeAfterEach, failure, relayTo, service } from '#testing/service/test-relay.ts';

closeAfterEach();

/** Sends the path unchanged; fetch would normalise it. */
async function raw(address: string, path: string, method = 'GET'): Promise<number | undefined> {
  const outgoing = request(address, { path, method, agent: false }).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  reply.resume();
  return reply.statusCode;
}

describe('What is passed on', () => {
  test('Method, path, query and body arrive as they were sent', async () => {
    const { address, asked } = await service((response) => response.end('{"error":0}'));
    const relay = await relayTo(address);
    await fetch(`${relay}/api/url/add?a=1&b=%C3%A9`, { method: 'POST', body: '{"url":"https://x.example/é"}' });
    expect(asked).toMatchObject([{ method: 'POST', url: '/api/url/add?a=1&b=%C3%A9', body: '{"url":"https://x.example/é"}' }]);
  });

  test('Of the headers only those that the interface needs are passed on, and nothing of the visitor', async () => {
    const { address, asked } = await service((response) => response.end('{}'));
    const relay = await relayTo(address);
    await fetch(`${relay}/api/url/add`, {
      method: 'POST',
      body: '{}',
      headers: {
        Authorization: 'Bearer abc',
        'Content-Type': 'application/json',
        Accept: 'application/json',
        Cookie: 'session=1',
        'X-Forwarded-For': '192.0.2.7',
        Referer: 'https://deck.example/links',
        'User-Agent': 'Browser/1',
      },
    });
    expect(asked[0]?.headers).toEqual({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      accept: 'application/json',
      'content-length': '2',
      'user-agent': 'Linkdeck',
      'accept-encoding': 'identity',
      host: new URL(address).host,
      connection: expect.any(String) as string,
    });
  });

  test('A path in the address of the service is kept', async () => {
    const { address, asked } = await service((response) => response.end('{}'));
    const relay = await relayTo(`${address}/short`);
    await fetch(`${relay}/api/account`);
    expect(asked[0]?.url).toBe('/short/api/account');
  });

  test.each([
    '/admin',
    '/api',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/api/..%2fadmin',
    '/api/%252e%252e/admin',
    '/api/a%5c..',
    '/api/..;/admin',
    '/api/x/..;a=1/../..;/admin',
    '/api/..%3b/admin',
    '/api/.;/admin',
    '//api/x',
  ])('The path %s does not leave this server', async (path) => {
    const { address, asked } = await service((response) => response.end('{}'));
    expect(await raw(await relayTo(address), path)).toBe(404);
    expect(asked).toEqual([]);
  });

  test('A method outside the interface is refused', async () => {
    const { address, asked } = await service((response) => response.end('{}'));
    expect(await raw(await relayTo(address), '/api/account', 'TRACE')).toBe(405);
    expect(asked).toEqual([]);
  });

  test.each(['with its length', 'in pieces'])('A body over 1 MiB, sent %s, is refused and not passed on', async (form) => {
    const { address, asked } = await service((response) => response.end('{}'));
    const long = 'x'.repeat(1024 * 1024 + 1);
    const body = form === 'in pieces' ? new Blob([long]).stream() : long;
    const reply = await fetch(`${await relayTo(address)}/api/url/add`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    expect(await failure(reply)).toContain('1 MiB');
    expect(asked).toEqual([]);
  });
});

test('When the caller gives up, the service is not kept waiting', async () => {
  let begin: (response: ServerResponse) => void = () => undefined;
  const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
  const { address } = await service((response) => begin(response));
  const abort = new AbortController();
  const reply = fetch(`${await relayTo(address)}/api/account`, { signal: abort.signal });
  const upstream = await begun;
  const closed = once(upstream, 'close');
  abort.abort();
  await expect(reply).rejects.toThrow();
  await closed;
  expect(upstream.writableFinished).toBe(false);
});
