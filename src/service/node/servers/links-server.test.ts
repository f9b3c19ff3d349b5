/**
 * Tests of the short-link server over real sockets: the request it hands over, its replies, and
 * broken requests.
 */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { noCounters } from '#service/visits/counters.ts';
import type { VisitAnswer, VisitRequest } from '#service/visits/request/http-types.ts';
import { testVisits } from '#testing/service/test-visits.ts';
import { createLinksServer } from './links-server.ts';

type Options = Parameters<typeof createLinksServer>[0];
type Answer = Options['visits']['answer'];

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

interface Running {
  port: number;
  seen: VisitRequest[];
  warnings: string[];
  /** Sends text over a new socket and returns everything that comes back until it is closed. */
  raw(text: string): Promise<string>;
}

const found: VisitAnswer = { status: 302, headers: { Location: 'https://example.com/' }, body: '' };

async function serve(
  answer: Answer = () => found,
  { trustProxy = 0, linksUrl = 'http://links.example', ...more }: Partial<Options> = {},
): Promise<Running> {
  const seen: VisitRequest[] = [];
  const warnings: string[] = [];
  const server = createLinksServer({
    visits: {
      answer: (request) => {
        seen.push(request);
        return answer(request);
      },
    },
    counters: noCounters,
    trustProxy,
    linksUrl,
    warn: (message) => warnings.push(message),
    ...more,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  stops.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return {
    port,
    seen,
    warnings,
    raw: async (text) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
      socket.on('error', () => undefined); // a refused body may reset the connection
      socket.write(text);
      await once(socket, 'close');
      return received;
    },
  };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: links.example', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
const post = (body: string, length = body.length) =>
  [
    'POST /a HTTP/1.1',
    'Host: links.example',
    'Connection: close',
    `Content-Length: ${length.toString()}`,
    '',
    body,
  ].join('\r\n');

describe('the server of short links', () => {
  it('hands over the raw path, the headers and the address, and sends the answer with its length', async () => {
    const { raw, seen } = await serve();
    const reply = await raw(
      get(
        '/caf%C3%A9/?x=1',
        'User-Agent: Browser/1',
        'X-Forwarded-For: 9.9.9.9',
        'X-Forwarded-Host: x.example',
      ),
    );
    expect(reply).toMatch(
      /^HTTP\/1\.1 302 Found\r\nLocation: https:\/\/example\.com\/\r\nContent-Length: 0\r\n/,
    );
    expect(seen).toMatchObject([
      { method: 'GET', host: 'links.example', path: '/caf%C3%A9/?x=1', ip: '127.0.0.1' },
    ]);
    expect(seen[0]?.header('user-agent')).toBe('Browser/1');
    expect(seen[0]?.header('referer')).toBeUndefined();
    expect(seen[0]?.body).toBeUndefined();
  });

  it('believes the proxy where it is trusted to', async () => {
    const { raw, seen } = await serve(undefined, { trustProxy: 1 });
    await raw(
      get(
        '/a',
        'X-Forwarded-For: 9.9.9.9',
        'X-Forwarded-For: 203.0.113.7',
        'X-Forwarded-Host: brand.example',
      ),
    );
    await raw(get('/a'));
    expect(seen).toMatchObject([
      { host: 'brand.example', ip: '203.0.113.7' },
      { host: 'links.example', ip: '127.0.0.1' },
    ]);
  });

  it('reads the whole address that is sent to proxies', async () => {
    const { raw, seen } = await serve();
    await raw(get('http://Brand.example:8081/a?x=1'));
    expect(seen).toMatchObject([{ host: 'brand.example:8081', path: '/a?x=1' }]);
  });

  it('sends pages in UTF-8 with their length in bytes, and to HEAD the length alone', async () => {
    const { raw } = await serve(() => ({
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: 'né',
    }));
    expect(await raw(get('/a'))).toMatch(/Content-Length: 3\r\n[^]*\r\n\r\nn\u00c3\u00a9$/);
    expect(await raw(get('/a').replace('GET', 'HEAD'))).toMatch(
      /Content-Length: 3\r\n[^]*\r\n\r\n$/,
    );
  });

  it('sends no length where there can be no body', async () => {
    const { raw } = await serve(() => ({ status: 204, headers: {}, body: '' }));
    expect(await raw(get('/favicon.ico'))).not.toMatch(/Content-Length|Transfer-Encoding/);
  });

  it('hands over the body of a POST and waits for a later answer', async () => {
    const { raw, seen } = await serve((request) =>
      Promise.resolve({ ...found, body: request.body ?? '' }),
    );
    expect(await raw(post('password=x%20y'))).toMatch(/password=x%20y$/);
    expect(seen[0]?.body).toBe('password=x%20y');
  });

  it('refuses a body of more than 4 KiB without keeping it or asking for a visit', async () => {
    const { raw, seen } = await serve();
    expect(await raw(post('x'.repeat(4096)))).toMatch(/^HTTP\/1\.1 302/);
    expect(await raw(post('x'.repeat(4097)))).toMatch(/^HTTP\/1\.1 413/);
    // Far more is announced than ever comes: the answer does not wait for it.
    expect(await raw(post('x'.repeat(5000), 1_000_000_000))).toMatch(/^HTTP\/1\.1 413/);
    expect(seen).toHaveLength(1);
  });

  it('reads and drops the body of a GET, so that it is not taken for the next request', async () => {
    const { raw, seen } = await serve();
    const hidden = get('/hidden');
    const text = get('/a', `Content-Length: ${hidden.length}`).replace('Connection: close', 'X: y');
    expect(await raw(text + hidden + get('/b'))).toMatch(/^HTTP\/1\.1 302[^]*HTTP\/1\.1 302/);
    // The second one has nothing to wait for; the replies go out in the order of the requests.
    expect(seen.map(({ path, body }) => [path, body])).toEqual([
      ['/b', undefined],
      ['/a', undefined],
    ]);
  });

  it('refuses a body in too many pieces, of any method', async () => {
    const { raw, seen } = await serve();
    const pieces = '1\r\nx\r\n'.repeat(5000);
    expect(await raw(get('/a', 'Transfer-Encoding: chunked') + pieces)).toMatch(/^HTTP\/1\.1 413/);
    expect(seen).toEqual([]);
  });

  it('refuses tunnels', async () => {
    const { raw } = await serve();
    expect(await raw(get('/a').replace('GET', 'CONNECT'))).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('answers 500 without a word of the fault where a visit throws, at once or later, and counts it', async () => {
    const faults: Answer[] = [
      () => {
        throw new Error('secret');
      },
      () => Promise.reject(new Error('secret')),
      () => ({ ...found, headers: { Location: 'https://example.com/\r\nSet-Cookie: a=b' } }),
      () =>
        Promise.resolve({
          ...found,
          headers: { Location: 'https://example.com/\r\nSet-Cookie: a=b' },
        }),
    ];
    for (const fault of faults) {
      const counted: unknown[] = [];
      const answered = (answer: VisitAnswer | undefined) => void counted.push(answer);
      const { raw } = await serve(fault, { counters: { answered } });
      const reply = await raw(get('/a'));
      expect(reply).toMatch(/^HTTP\/1\.1 500 /);
      expect(reply).not.toMatch(/secret|Set-Cookie/);
      expect(counted).toEqual([undefined]);
    }
  });

  it('survives malformed requests and visitors who go away', async () => {
    const { raw, seen, port } = await serve();
    for (const text of [
      '\r\n\r\n\r\nnonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /a HTTP/1.1\r\n\r\n',
      get(`/${'x'.repeat(20_000)}`),
    ]) {
      expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(post('half', 100));
    socket.destroy();
    await once(socket, 'close');
    expect(seen).toEqual([]);
    expect(await raw(get('/a'))).toMatch(/^HTTP\/1\.1 302/);
  });

  it('takes a request of the old kind, which names no host', async () => {
    const { raw, seen } = await serve();
    expect(await raw('GET /a HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 302/);
    expect(seen).toMatchObject([{ host: '' }]);
  });
});

describe('A request that never arrives', () => {
  const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };

  it.each([
    ['nothing at all', ''],
    ['half of the headers', 'GET / HTTP/1.1\r\nHost: links.example\r\n'],
    ['half of the body', post('password=', 200)],
  ])('ends its connection after %s', async (_, text) => {
    const { raw, seen } = await serve(undefined, { limits });
    expect(await raw(text)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(seen).toEqual([]);
  });
});

describe('A proxy that is not trusted', () => {
  it('is reported once, with what it means', async () => {
    const { raw, warnings } = await serve();
    await raw(get('/'));
    expect(warnings).toEqual([]);
    for (let visit = 0; visit < 3; visit += 1) await raw(get('/', 'X-Forwarded-For: 203.0.113.9'));
    expect(warnings).toEqual([expect.stringMatching(/--trust-proxy/)]);
  });

  it('is not reported where proxies are trusted', async () => {
    const { raw, warnings } = await serve(undefined, { trustProxy: 1 });
    await raw(get('/', 'X-Forwarded-For: 203.0.113.9'));
    expect(warnings).toEqual([]);
  });

  it('is logged where it is in none of the networks that are trusted, and is not believed', async () => {
    const { raw, seen, warnings } = await serve(undefined, { trustProxy: ['10.0.0.0/8'] });
    await raw(get('/', 'X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Host: brand.example'));
    expect(warnings).toEqual([expect.stringMatching(/networks/)]);
    expect(seen).toMatchObject([{ ip: '127.0.0.1', host: 'links.example' }]);
  });
});

describe('A visitor behind a trusted proxy', () => {
  it.each([
    '10.0.0.9',
    '172.16.7.9',
    '192.168.1.9',
    '100.64.0.9',
    'fe80::9',
    'fd00::9',
    '::ffff:10.0.0.9',
    '203.0.113.9',
  ])('at %s has ten guesses, however many addresses the visitor invents', async (ip) => {
    const { answer } = testVisits({ a: { password: 'hashed of nobody' } });
    const { raw } = await serve(answer, { trustProxy: 1 });
    const statuses: string[] = [];
    for (let guess = 0; guess < 15; guess += 1) {
      const forged = `X-Forwarded-For: 198.51.100.${guess}, ${ip}\r\nConnection: close`;
      const reply = await raw(post('password=guess').replace('Connection: close', forged));
      statuses.push(reply.slice(9, 12));
    }
    expect(statuses).toEqual([...Array(10).fill('403'), ...Array(5).fill('429')]);
  });
});

describe('where visitors come by https', () => {
  it('tells them to stay there on its own host, redirects included, and not on branded domains', async () => {
    const { raw } = await serve(undefined, { linksUrl: 'https://links.example' });
    expect(await raw(get('/a'))).toContain('\r\nStrict-Transport-Security: max-age=31536000\r\n');
    const branded = get('/a').replace('links.example', 'go.brand.example');
    expect(await raw(branded)).not.toContain('Strict-Transport-Security');
    expect(await (await serve()).raw(get('/a'))).not.toContain('Strict-Transport-Security');
  });

  it.each(['links.example.', 'links.example:443', 'LINKS.example.:0443'])(
    'tells them so by the spelling %s of its own host, too',
    async (host) => {
      const { raw } = await serve(undefined, { linksUrl: 'https://links.example' });
      const reply = await raw(get('/a').replace('links.example', host));
      expect(reply).toContain('\r\nStrict-Transport-Security: max-age=31536000\r\n');
    },
  );
});

describe('connections of one address', () => {
  it('are closed beyond their limit before anything is read, and one that ends makes room', async () => {
    const { port, raw, seen } = await serve(undefined, { connectionsPerIp: 2 });
    const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of held) {
      socket.on('error', () => undefined);
      socket.write('GET /a HTTP/1.1\r\nHost: links.example\r\n\r\n');
      await once(socket, 'data');
    }
    expect(await raw(get('/a'))).toBe('');
    expect(seen).toHaveLength(2);
    for (const socket of held) socket.destroy();
    // The server learns of their end in its own time.
    while ((await raw(get('/a'))) === '') expect(seen).toHaveLength(2);
    expect(seen).toHaveLength(3);
  });
});
