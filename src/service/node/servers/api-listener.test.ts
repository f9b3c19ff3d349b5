/**
 * Tests of the API listener: what it hands to the service, what it refuses before, and the replies
 * that it writes.
 */
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { maxBodyBytes } from '#service/api/read-json.ts';
import type { PlainRequest } from '#service/node/api-worker/plain-http.ts';
import { closeServersAfterEach, dial, listen } from '#testing/service/test-server.ts';
import { createApiListener } from './api-listener.ts';
import { BodyReader, bodyBounds } from './body-reader.ts';
import { CallerTurns } from './caller-turns.ts';
import { limitConnections } from './connection-limits.ts';

closeServersAfterEach();

const key = `Authorization: Bearer ld_${'a'.repeat(40)}`;

async function serve(status = 200, text = '{"error":0}') {
  const asked: PlainRequest[] = [];
  const strangers: PlainRequest[] = [];
  const reader = new BodyReader({ ...bodyBounds, turn: 1, linger: 50 });
  const answerTo = (requests: PlainRequest[]) => (request: PlainRequest) => {
    requests.push(request);
    if (status === 0) return Promise.reject(new Error('The thread has ended: secret'));
    const headers: [string, string][] = [['Content-Type', 'application/json; charset=utf-8']];
    const hasGoodKey = status === 200;
    return Promise.resolve({ status, headers, body: Buffer.from(text), hasGoodKey });
  };
  const answers = { answer: answerTo(asked), answerStranger: answerTo(strangers) };
  const listener = createApiListener(answers, new CallerTurns(), reader);
  const server = createServer(listener);
  limitConnections(server, 0);
  const { socket, reply } = dial(await listen(server));
  return {
    asked,
    strangers,
    send: async (head: string, ...lines: string[]): Promise<string> => {
      const body = lines.pop() ?? '';
      socket.write([`${head} HTTP/1.1`, 'Host: x', ...lines, '', body].join('\r\n'));
      return reply();
    },
  };
}

test('Method, target, headers and body are handed over as they came, and the reply gets its length', async () => {
  const { asked, send } = await serve();
  const reply = await send('POST /api/url/add?a=%C3%A9', key, 'X-A: b', 'Content-Length: 2', '{}');
  expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Content-Length: 11\r\n[^]*\{"error":0\}$/);
  expect(asked).toEqual([
    {
      method: 'POST',
      target: '/api/url/add?a=%C3%A9',
      headers: [['Host', 'x'], key.split(': '), ['X-A', 'b'], ['Content-Length', '2']],
      body: Buffer.from('{}'),
    },
  ]);
});

test.each([
  ['without a key', 'X-A: b'],
  ['with a key of another form', 'Authorization: Bearer abc'],
  ['with a key that is too long', `${key}a`],
])('What comes %s is answered apart, and its body not kept', async (_, line) => {
  const { asked, strangers, send } = await serve(401);
  const body = 'x'.repeat(300_000);
  expect(await send('POST /api/url/add', line, `Content-Length: ${body.length}`, body)).toMatch(
    /^HTTP\/1\.1 401/,
  );
  expect([asked, strangers.map((each) => each.body)]).toEqual([[], [undefined]]);
});

test('Of a body that is too long, as much is handed over as makes the service refuse it', async () => {
  const { asked, send } = await serve(413);
  const size = (maxBodyBytes * 4).toString(16);
  const body = `${size}\r\n${'x'.repeat(maxBodyBytes * 4)}\r\n0\r\n\r\n`;
  await send('POST /api/url/add', key, 'Transfer-Encoding: chunked', body);
  const length = asked[0]?.body?.byteLength ?? 0;
  expect(length).toBeGreaterThan(maxBodyBytes);
  expect(length).toBeLessThan(maxBodyBytes + 70_000);
});

test.each(['GET', 'HEAD'])('The body of a %s is dropped', async (method) => {
  const { asked, send } = await serve(204, '');
  const isAsked = async (times: number): Promise<void> => {
    while (asked.length < times) await new Promise((resolve) => setImmediate(resolve));
  };
  void send(`${method} /api/urls`, key, 'Content-Length: 2', '{}');
  await isAsked(1);
  // What is not read to its end would be taken for the next request.
  void send('GET /api/account', key, '');
  await isAsked(2);
  expect(asked.map(({ method: asWhat, target, body }) => [asWhat, target, body])).toEqual([
    [method, '/api/urls', undefined],
    ['GET', '/api/account', undefined],
  ]);
});

test.each(['DELETE', 'PUT'])('The body of a %s is read, however long it is', async (method) => {
  const { asked, send } = await serve(404);
  const body = 'x'.repeat(3_000_000);
  const length = `Content-Length: ${body.length}`;
  for (let round = 0; round < 3; round += 1)
    expect(await send(`${method} /api/anything`, key, length, body)).toMatch(
      /^HTTP\/1\.1 404 [^]*keep-alive/,
    );
  expect(asked).toHaveLength(3);
});

test.each(['TRACE', 'PROPFIND', 'PURGE', 'SEARCH'])(
  'The method %s is refused before the service, with the headers of every reply',
  async (method) => {
    const { asked, send } = await serve();
    const reply = await send(`${method} /api/account`, key, '');
    expect(reply).toMatch(/^HTTP\/1\.1 405 [^]*"error":1/);
    expect(reply).toMatch(/allow: GET, HEAD, POST/i);
    for (const name of ['cache-control', 'content-security-policy', 'referrer-policy'])
      expect(reply.toLowerCase()).toContain(`\r\n${name}: `);
    expect(reply).toMatch(/x-content-type-options: nosniff/i);
    expect(asked).toEqual([]);
  },
);

test('A tunnel is refused with the same headers, and its connection ends', async () => {
  const server = createServer();
  limitConnections(server, 0);
  const { socket, closed } = dial(await listen(server));
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: [^]*nosniff\r\n/);
});

test('A body in too many pieces is refused as JSON, and its connection ends', async () => {
  const { asked, send } = await serve();
  const reply = await send(
    'POST /api/url/add',
    key,
    'Transfer-Encoding: chunked',
    '1\r\nx\r\n'.repeat(5000),
  );
  expect(reply).toMatch(/^HTTP\/1\.1 413 [^]*Connection: close[^]*"error":1,[^]*pieces/);
  expect(asked).toEqual([]);
});

test('Where the service fails, the reply is 500 without a word of the cause', async () => {
  const { send } = await serve(0);
  const reply = await send('GET /api/account', key, '');
  expect(reply).toMatch(/^HTTP\/1\.1 500 [^]*"error":1/);
  expect(reply).not.toContain('secret');
});
