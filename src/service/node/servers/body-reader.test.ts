/**
 * Tests of the body reader over real sockets: what is read, what is dropped, and that each reply
 * arrives.
 */
import { Agent, createServer, request as requestHttp } from 'node:http';
import { expect, test } from 'vitest';
import { closeServersAfterEach, dial, listen } from '#testing/service/test-server.ts';
import { type BodyBounds, BodyReader, bodyBounds } from './body-reader.ts';
import { limitConnections } from './connection-limits.ts';

closeServersAfterEach();

const maxBytes = 1000;

/** A server that replies with what the reader found, and where a request is not wanted with 401. */
async function serve(bounds: Partial<BodyBounds> = {}) {
  const reader = new BodyReader({ ...bodyBounds, turn: 1, linger: 50, ...bounds });
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const isWanted = request.headers.authorization !== undefined;
    void reader.receive(request, response, isWanted ? maxBytes : 0).then((received) => {
      seen.push(received?.outcome ?? 'gone');
      if (received === undefined) return;
      const { outcome, bytes } = received;
      const body = isWanted ? `${outcome}: ${bytes.length}` : 'no key';
      const answered = outcome === 'whole' ? 200 : 413;
      response.writeHead(isWanted ? answered : 401, { 'Content-Length': body.length });
      reader.end(request, response, body);
    });
  });
  limitConnections(server, 0);
  return { port: await listen(server), seen };
}

const head = (...lines: string[]) => ['POST /a HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n');
const withKey = 'Authorization: Bearer x';
const post = (body: string) => head(withKey, `Content-Length: ${body.length}`) + body;
const chunked = (...chunks: string[]) =>
  head(withKey, 'Transfer-Encoding: chunked') +
  [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');

test('A body within its bound is read whole, with its length or in pieces', async () => {
  const { port } = await serve();
  const { socket, reply } = dial(port);
  socket.write(post('x'.repeat(1000)));
  expect(await reply()).toMatch(/200 OK[^]*whole: 1000$/);
  socket.write(chunked('x'.repeat(400), 'y'.repeat(600)));
  expect(await reply()).toMatch(/200 OK[^]*whole: 1000$/);
});

test('A body that is too long is read to its end, so that its connection answers the next request', async () => {
  const { port } = await serve();
  const { socket, reply } = dial(port);
  const long = 'x'.repeat(3_000_000);
  for (const sent of [post(long), chunked(long), head(`Content-Length: ${long.length}`) + long]) {
    socket.write(sent);
    expect(await reply()).toMatch(/413 Payload Too Large|401 Unauthorized/);
    socket.write(post('{}'));
    expect(await reply()).toMatch(/200 OK[^]*keep-alive[^]*whole: 2$/);
  }
});

test('Long and short bodies in turn are answered through one agent that keeps its connections', async () => {
  const { port } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { port, agent, method: 'POST', headers: { Authorization: 'Bearer x' } };
      const sent = requestHttp(options, (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  const statuses: (number | undefined)[] = [];
  for (let round = 0; round < 20; round += 1)
    statuses.push(await send('x'.repeat(2_000_000)), await send('{}'));
  agent.destroy();
  expect(statuses).toEqual(Array.from({ length: 20 }, () => [413, 200]).flat());
});

test('A body over the bound of what is dropped gets its reply, and then its connection ends', async () => {
  const { port } = await serve({ droppedBytes: 100_000 });
  const announced = dial(port);
  announced.socket.write(head(withKey, 'Content-Length: 200000') + 'x'.repeat(50_000));
  expect(await announced.reply()).toMatch(/413[^]*Connection: close[^]*too long: 0$/);
  await announced.closed;

  const endless = dial(port);
  endless.socket.write(head(withKey, 'Transfer-Encoding: chunked'));
  const more = (): void => {
    if (!endless.socket.destroyed) endless.socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`, more);
  };
  more();
  expect(await endless.reply()).toMatch(/413[^]*Connection: close[^]*too long: \d+$/);
  await endless.closed;
});

test('A body in too many pieces is read no further and refused', async () => {
  const { port } = await serve({ pieces: 100 });
  const { socket, reply, closed } = dial(port);
  socket.write(head(withKey, 'Transfer-Encoding: chunked') + '1\r\nx\r\n'.repeat(200));
  expect(await reply()).toMatch(/413[^]*Connection: close[^]*too many pieces: 101$/);
  await closed;
});

test('Of a body in too many pieces nothing more is taken from the connection', async () => {
  const reader = new BodyReader({ ...bodyBounds, pieces: 100, turn: 1, linger: 50 });
  const bytesRead: number[] = [];
  const port = await listen((request, response) => {
    void reader.receive(request, response, maxBytes).then(() => {
      bytesRead.push(request.socket.bytesRead);
      response.writeHead(413, { 'Content-Length': 0 });
      reader.end(request, response, '');
    });
  });
  const { socket, closed } = dial(port);
  socket.write(head('Transfer-Encoding: chunked') + '1\r\nx\r\n'.repeat(500_000));
  await closed;
  // Node reads 64 KiB at once.
  expect(bytesRead[0]).toBeLessThanOrEqual(64 * 1024);
});

test('Pieces of a fair length are not counted against a body', async () => {
  const { port } = await serve({ pieces: 100 });
  const { socket, reply } = dial(port);
  socket.write(chunked(...Array.from({ length: 200 }, () => 'x'.repeat(256))));
  expect(await reply()).toMatch(/413[^]*keep-alive[^]*too long: 1024$/);
});

test('Bodies in too many pieces are refused one after the other', async () => {
  const { port, seen } = await serve({ pieces: 10, turn: 40 });
  const began = performance.now();
  const callers = Array.from({ length: 5 }, () => dial(port));
  for (const { socket } of callers)
    socket.write(head(withKey, 'Transfer-Encoding: chunked') + '1\r\nx\r\n'.repeat(20));
  await Promise.all(callers.map(({ reply }) => reply()));
  // A timer may be early by a part of a millisecond.
  expect(performance.now() - began).toBeGreaterThan(5 * 40 - 5);
  expect(seen).toHaveLength(5);
});

test('A caller who waits for leave to send gets it for a body that is wanted, and otherwise a reply at once', async () => {
  const { port } = await serve();
  const expecting = 'Expect: 100-continue';
  const wanted = dial(port);
  wanted.socket.write(head(withKey, expecting, 'Content-Length: 2'));
  wanted.socket.once('data', () => wanted.socket.write('{}'));
  expect(await wanted.reply()).toMatch(/^HTTP\/1\.1 100 Continue/);
  const refused = [
    head(withKey, expecting, 'Content-Length: 2000'),
    head(expecting, 'Content-Length: 2'),
    head(expecting, 'Transfer-Encoding: chunked'),
  ];
  for (const sent of refused) {
    const { socket, closed } = dial(port);
    socket.write(sent);
    expect(await closed).toMatch(/^HTTP\/1\.1 4(01|13) [^]*Connection: close/);
  }
});

test('A caller who goes in the middle of a body is logged as gone, and nothing fails', async () => {
  const { port, seen } = await serve();
  const { socket, closed } = dial(port);
  socket.write(head(withKey, 'Content-Length: 100') + 'half');
  socket.end();
  await closed;
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['gone']);
});
