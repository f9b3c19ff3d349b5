/**
 * Tests of the requests that the relay passes on to the service behind it, and of those that it
 * refuses.
 */
import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { closeAfterEach, failure, relayTo, service } from '#testing/service/test-relay.ts';
import { closeServersAfterEach, dial, listenTo } from '#testing/service/test-server.ts';
import { eventually } from '#testing/time/eventually.ts';
import { upstreamBounds } from './relay.ts';

closeAfterEach();
closeServersAfterEach();

/** Sends the path unchanged; fetch would normalise it. */
async function raw(origin: string, path: string, method = 'GET'): Promise<number | undefined> {
  const outgoing = request(origin, { path, method, agent: false }).end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]; // what this event carries
  reply.resume();
  return reply.statusCode;
}

describe('What is passed on', () => {
  test('Method, path, query and body arrive as they were sent', async () => {
    const { origin, asked } = await service((response) => response.end('{"error":0}'));
    const relay = await relayTo(origin);
    await fetch(`${relay}/api/url/add?a=1&b=%C3%A9`, {
      method: 'POST',
      body: '{"url":"https://x.example/é"}',
    });
    expect(asked).toMatchObject([
      { method: 'POST', url: '/api/url/add?a=1&b=%C3%A9', body: '{"url":"https://x.example/é"}' },
    ]);
  });

  test('Of the headers only those that the interface needs are passed on, and nothing of the visitor', async () => {
    const { origin, asked } = await service((response) => response.end('{}'));
    const relay = await relayTo(origin);
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
      host: new URL(origin).host,
      connection: expect.any(String) as string,
    });
  });

  test('A path in the address of the service is kept', async () => {
    const { origin, asked } = await service((response) => response.end('{}'));
    const relay = await relayTo(`${origin}/short`);
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
    const { origin, asked } = await service((response) => response.end('{}'));
    expect(await raw(await relayTo(origin), path)).toBe(404);
    expect(asked).toEqual([]);
  });

  test('A method outside the interface is refused', async () => {
    const { origin, asked } = await service((response) => response.end('{}'));
    expect(await raw(await relayTo(origin), '/api/account', 'TRACE')).toBe(405);
    expect(asked).toEqual([]);
  });

  test.each(['with its length', 'in pieces'])(
    'A body over 1 MiB, sent %s, is refused and not passed on',
    async (form) => {
      const { origin, asked } = await service((response) => response.end('{}'));
      const long = 'x'.repeat(1024 * 1024 + 1);
      const body = form === 'in pieces' ? new Blob([long]).stream() : long;
      const reply = await fetch(`${await relayTo(origin)}/api/url/add`, {
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

describe('The body of a read', () => {
  const hidden = 'DELETE /api/domain/1/delete HTTP/1.1\r\nX: ';

  /**
   * A service that takes no body of a GET for what it is, so that it reads one as the next request;
   * with what it read.
   */
  async function withoutBodies() {
    const requests: string[] = [];
    const answer = (socket: Socket): void => {
      let received = '';
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1');
        for (;;) {
          const head = /^[^]*?\r\n\r\n/.exec(received)?.[0];
          if (head === undefined) return;
          received = received.slice(head.length);
          requests.push(head);
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
        }
      });
    };
    return { origin: await listenTo(createServer(answer)), requests };
  }

  test.each(['GET', 'HEAD'])(
    'Of a %s is not passed on, so that the next caller gets what they asked for, 3 of 3',
    async (method) => {
      const { origin, requests } = await withoutBodies();
      const { port } = new URL(await relayTo(origin));
      const { socket } = dial(Number(port));
      const arePassedOn = async (times: number): Promise<void> => {
        while (requests.length < times) await new Promise((resolve) => setImmediate(resolve));
      };
      const own = 'GET /api/account HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer abc\r\n\r\n';
      for (let round = 0; round < 3; round += 1) {
        const length = `Content-Length: ${hidden.length}`;
        socket.write(`${method} /api/urls HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n${hidden}`);
        await arePassedOn(round * 2 + 1);
        socket.write(own);
        await arePassedOn(round * 2 + 2);
      }
      const lines = requests.map((head) => head.split('\r\n', 1)[0]);
      const pair = [`${method} /api/urls HTTP/1.1`, 'GET /api/account HTTP/1.1'];
      expect(lines).toEqual([...pair, ...pair, ...pair]);
      expect(requests.join('')).not.toMatch(/content-length|transfer-encoding|DELETE/i);
    },
  );

  test('In chunks is not passed on either', async () => {
    const { origin, asked } = await service((response) => response.end('{}'));
    const { port } = new URL(await relayTo(origin));
    const { socket, closed } = dial(Number(port));
    const lines = ['GET /api/urls HTTP/1.1', 'Host: x', 'Connection: close'];
    const head = [...lines, 'Transfer-Encoding: chunked', '', ''].join('\r\n');
    socket.write(`${head}3\r\nabc\r\n0\r\n\r\n`);
    expect(await closed).toMatch(/^HTTP\/1\.1 200/);
    expect(asked).toMatchObject([{ method: 'GET', body: '' }]);
    expect(asked[0]?.headers).not.toHaveProperty('transfer-encoding');
  });
});

describe('Many requests at once', () => {
  /** A service that answers all when it is told to, and the connections that it has seen at once. */
  async function holding() {
    const held: ServerResponse[] = [];
    const open = new Set<Socket>();
    let most = 0;
    let isHeld = true;
    const { origin, asked } = await service((response, { socket }) => {
      if (!open.has(socket)) socket.once('close', () => open.delete(socket));
      open.add(socket);
      most = Math.max(most, open.size);
      if (isHeld) held.push(response);
      else response.end('{}');
    });
    const letGo = (): void => {
      isHeld = false;
      for (const response of held) response.end('{}');
    };
    return { origin, asked, held, letGo, most: () => most };
  }

  test.each(['GET', 'POST'])(
    'Of a %s from one address so many are passed on at once, and the others after them',
    async (method) => {
      const { origin, asked, held, letGo, most } = await holding();
      const relay = await relayTo(origin);
      const total = 200;
      const replies = Array.from({ length: total }, () => raw(relay, '/api/urls', method));
      await eventually(() => expect(held).toHaveLength(upstreamBounds.requestsOfOne));
      letGo();
      expect(new Set(await Promise.all(replies))).toEqual(new Set([200]));
      expect(asked).toHaveLength(total);
      expect(most()).toBeLessThanOrEqual(upstreamBounds.requests + upstreamBounds.idle);
    },
  );

  test('Those of a caller who has gone are not passed on', async () => {
    const { origin, asked, held, letGo } = await holding();
    const relay = await relayTo(origin);
    const { requestsOfOne } = upstreamBounds;
    const first = Array.from({ length: requestsOfOne }, () => raw(relay, '/api/urls'));
    await eventually(() => expect(held).toHaveLength(requestsOfOne));
    const gone = request(`${relay}/api/gone`, { agent: false });
    gone.on('error', () => undefined);
    gone.end();
    const last = raw(relay, '/api/last');
    await eventually(() => expect(gone.socket?.connecting).toBe(false));
    gone.destroy();
    letGo();
    await Promise.all([...first, last]);
    expect(asked.map(({ url }) => url)).not.toContain('/api/gone');
  });
});

test('When the caller gives up, the service is not kept waiting', async () => {
  let begin: (response: ServerResponse) => void = () => undefined;
  const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
  const { origin } = await service((response) => begin(response));
  const abort = new AbortController();
  const reply = fetch(`${await relayTo(origin)}/api/account`, { signal: abort.signal });
  const upstream = await begun;
  const closed = once(upstream, 'close');
  abort.abort();
  await expect(reply).rejects.toThrow();
  await closed;
  expect(upstream.writableFinished).toBe(false);
});
