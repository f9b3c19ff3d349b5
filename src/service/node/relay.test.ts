import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createRelay } from './relay.ts';

const servers: Server[] = [];
const relays: ReturnType<typeof createRelay>[] = [];

afterEach(async () => {
  for (const relay of relays.splice(0)) relay.close();
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A relay in front of that address; requests to it go through a real server. */
function relayTo(upstream: string, timeout = 5000): Promise<string> {
  const relay = createRelay({ upstream, timeout });
  relays.push(relay);
  return listen(relay.handle);
}

/** A service that answers as told and remembers what it was asked. */
async function service(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const asked: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  const address = await listen((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      asked.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
      answer(response, incoming);
    });
  });
  return { address, asked };
}

/** Sends the path as it stands, which fetch would tidy up first. */
async function raw(address: string, path: string, method = 'GET'): Promise<number | undefined> {
  const outgoing = request(address, { path, method, agent: false }).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  reply.resume();
  return reply.statusCode;
}

async function failure(reply: Response): Promise<string> {
  expect(reply.headers.get('content-type')).toContain('application/json');
  const body = (await reply.json()) as { message: string }; // looked at on the next line
  expect(body).toEqual({ error: 1, message: expect.any(String) as string });
  return body.message;
}

describe('What is passed on', () => {
  test('Method, path, query and body arrive as they were sent', async () => {
    const { address, asked } = await service((response) => response.end('{"error":0}'));
    const relay = await relayTo(address);
    await fetch(`${relay}/api/url/add?a=1&b=%C3%A9`, { method: 'POST', body: '{"url":"https://x.example/é"}' });
    expect(asked).toMatchObject([
      { method: 'POST', url: '/api/url/add?a=1&b=%C3%A9', body: '{"url":"https://x.example/é"}' },
    ]);
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
        'User-Agent': 'Somebody',
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

  test.each(['with its length', 'in pieces'])(
    'A body over 1 MiB, sent %s, is refused and not passed on',
    async (way) => {
      const { address, asked } = await service((response) => response.end('{}'));
      const long = 'x'.repeat(1024 * 1024 + 1);
      const body = way === 'in pieces' ? new Blob([long]).stream() : long;
      const reply = await fetch(`${await relayTo(address)}/api/url/add`, {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit);
      expect(reply.status).toBe(413);
      expect(await failure(reply)).toContain('1 MiB');
      expect(asked).toEqual([]);
    },
  );
});

describe('What comes back', () => {
  test('Status, type, rate headers, Retry-After and Date are passed through, and cookies and others are not', async () => {
    const date = 'Wed, 21 Oct 2015 07:28:00 GMT';
    const { address } = await service((response) => {
      const rates = { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': 'TIMESTAMP' };
      const rest = {
        'Retry-After': '41',
        Date: date,
        'Set-Cookie': 'a=b',
        'X-Powered-By': 'x',
        'Access-Control-Allow-Origin': '*',
      };
      response
        .writeHead(429, { ...rates, ...rest, 'Content-Type': 'application/json' })
        .end('{"error":1,"message":"Too many"}');
    });
    const reply = await fetch(`${await relayTo(address)}/api/account`);
    expect(reply.status).toBe(429);
    expect(await reply.text()).toBe('{"error":1,"message":"Too many"}');
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '30',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': 'TIMESTAMP',
      'retry-after': '41',
      'content-type': 'application/json',
      date,
    });
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });

  test('A page of HTML comes through untouched, but may do nothing in the name of the dashboard', async () => {
    const html = '<!doctype html><script>steal()</script>';
    const { address } = await service((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
    const reply = await fetch(`${await relayTo(address)}/api/account`);
    expect(await reply.text()).toBe(html);
    expect(reply.headers.get('content-type')).toBe('text/html');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('A redirect is not followed and says where it led', async () => {
    const { address, asked } = await service((response) =>
      response.writeHead(301, { Location: 'https://elsewhere.example/api/account?key=1' }).end(),
    );
    const reply = await fetch(`${await relayTo(address)}/api/account`, { redirect: 'manual' });
    expect(reply.status).toBe(502);
    expect(await failure(reply)).toMatch(/redirects to https:\/\/elsewhere\.example, and redirects are not followed/);
    expect(asked).toHaveLength(1);
  });

  test('Where nothing listens the answer is 502', async () => {
    const { address } = await service((response) => response.end());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const reply = await fetch(`${await relayTo(address)}/api/account`);
    expect(reply.status).toBe(502);
    expect(await failure(reply)).toMatch(/Nothing answers at 127\.0\.0\.1:\d+\..*--upstream/);
  });

  test('A service that hangs up without a reply is a 502', async () => {
    const { address } = await service((response) => response.destroy());
    const reply = await fetch(`${await relayTo(address)}/api/account`, { method: 'POST' });
    expect(reply.status).toBe(502);
    await failure(reply);
  });

  test('A service that never replies is a 504', async () => {
    const { address } = await service(() => undefined);
    const reply = await fetch(`${await relayTo(address, 30)}/api/account`);
    expect(reply.status).toBe(504);
    expect(await failure(reply)).toContain('did not reply within 1 s');
  });

  test('A reply that stops in the middle ends as broken, not as whole', async () => {
    const { address } = await service((response) => response.writeHead(200).write('{"error":0,'));
    const reply = await fetch(`${await relayTo(address, 30)}/api/account`);
    await expect(reply.text()).rejects.toThrow();
  });

  test('A connection that the service had closed meanwhile costs a read nothing', async () => {
    let answered = 0;
    const { address } = await service((response, incoming) => {
      answered += 1;
      // The second request on one connection finds it closed, as when both ends act at the same moment.
      if (answered === 2) incoming.socket.destroy();
      else response.end(`{"answered":${answered}}`);
    });
    const relay = await relayTo(address);
    await (await fetch(`${relay}/api/account`)).text();
    expect(await (await fetch(`${relay}/api/account`)).json()).toEqual({ answered: 3 });
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
