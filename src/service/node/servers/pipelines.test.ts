/**
 * Tests of pipelines: what is sent before earlier requests are answered waits, and goes with its
 * connection.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closeServersAfterEach, dial, listen } from '#testing/service/test-server.ts';
import { eventually } from '#testing/time/eventually.ts';
import { limitConnections } from './connection-limits.ts';
import { Pipelines } from './pipelines.ts';

closeServersAfterEach();

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server whose requests are answered by hand, until all are let go. */
async function serve() {
  let parsed = 0;
  let isHeld = true;
  const begun: ServerResponse[] = [];
  const connections: Socket[] = [];
  const server = createServer();
  const pipelines = new Pipelines(server, () => Promise.resolve());
  server.on('request', (request, response) => {
    parsed += 1;
    pipelines.admit(request, response, () => {
      begun.push(response);
      if (!isHeld) response.end('x');
    });
  });
  server.on('connection', (socket) => connections.push(socket));
  return {
    server,
    port: await listen(server),
    begun,
    connections,
    parsed: () => parsed,
    letGo: (): void => {
      isHeld = false;
      for (const response of begun) if (!response.writableEnded) response.end('x');
    },
  };
}

test('A connection is answered one request at a time, and all of them in the end', async () => {
  const { port, begun, letGo } = await serve();
  const { socket, closed } = dial(port);
  socket.write(get.repeat(9) + get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await eventually(() => expect(begun).toHaveLength(1));
  letGo();
  expect((await closed).match(/HTTP\/1\.1 200/g)).toHaveLength(10);
});

test('A connection that sends far more rests: no more of it is read until all that was read is answered', async () => {
  const { port, begun, connections, parsed, letGo } = await serve();
  const sent = 4000;
  const { socket, closed } = dial(port);
  socket.write(get.repeat(sent - 1) + get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await eventually(() => expect(connections[0]?.isPaused()).toBe(true));
  const once = parsed();
  // Those that are answered at once, those that may wait, and what ends in the same 2 KiB.
  expect(once).toBeLessThan(1 + 16 + 2048 / get.length + 1);
  begun[0]?.end('x');
  await eventually(() => expect(begun).toHaveLength(2));
  await new Promise((resolve) => setImmediate(resolve));
  expect([parsed(), connections[0]?.isPaused()]).toEqual([once, true]);
  letGo();
  expect((await closed).match(/HTTP\/1\.1 200/g)).toHaveLength(sent);
});

test('Connections that rest take turns', async () => {
  const { port, begun, connections } = await serve();
  const dialled = [dial(port), dial(port)];
  for (const { socket } of dialled) socket.write(get.repeat(200));
  await eventually(() => expect(connections.filter((each) => each.isPaused())).toHaveLength(2));
  const owners: (Socket | null)[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await eventually(() => expect(begun.length).toBeGreaterThan(turn));
    owners.push(begun[turn]?.socket ?? null);
    begun[turn]?.end('x');
  }
  for (const socket of connections)
    expect(owners.filter((owner) => owner === socket)).toHaveLength(10);
});

test('What waits for a connection that has gone is dropped', async () => {
  const { port, begun, connections } = await serve();
  const { socket } = dial(port);
  socket.write(get.repeat(100));
  await eventually(() => expect(connections[0]?.isPaused()).toBe(true));
  const [connection] = connections;
  const gone = new Promise((resolve) => connection?.once('close', resolve));
  connection?.destroy();
  await gone;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toHaveLength(1);
});

test('A body that is still on its way is read, although its request waited behind many', async () => {
  const { port, begun, letGo } = await serve();
  const { socket, reply } = dial(port);
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n';
  const length = 40;
  socket.write(get.repeat(length) + post);
  await eventually(() => expect(begun).toHaveLength(1));
  letGo();
  for (let read = 0; read <= length; read += 1) await reply();
  socket.write('x'.repeat(200_000) + get);
  expect(await reply()).toContain('200 OK');
  expect(begun).toHaveLength(length + 2);
});

test('A reply that the other end does not read holds up its own connection alone', async () => {
  const { port, begun, connections, letGo } = await serve();
  const { socket } = dial(port);
  socket.pause();
  socket.write(get.repeat(4000));
  await eventually(() => expect(begun).toHaveLength(1));
  begun[0]?.end(Buffer.alloc(8_000_000));
  letGo();
  const { socket: other, reply } = dial(port);
  other.write(get);
  expect(await reply()).toContain('200 OK');
  expect(connections[0]?.destroyed).toBe(false);
  let length = 0;
  socket.on('data', (chunk: Buffer) => (length += chunk.length));
  socket.resume();
  await eventually(() => expect(begun).toHaveLength(4001));
  await eventually(() => expect(length).toBeGreaterThan(8_000_000));
});

test('What follows a tunnel that is refused is no request', async () => {
  const { port, server, begun } = await serve();
  limitConnections(server, 0);
  const { socket, closed } = dial(port);
  socket.write(`CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n${get.repeat(300)}`);
  expect(await closed).toMatch(/^HTTP\/1\.1 405/);
  expect(begun).toEqual([]);
});
