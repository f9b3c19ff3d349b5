/**
 * Tests of the limits of connections: those on which nothing moves are ended, and those on which
 * anything does go on.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { closeServersAfterEach, dial, listen } from '#testing/service/test-server.ts';
import { idleTimeout, limitConnections } from './connection-limits.ts';
import { upstreamTimeout } from './relay.ts';

closeServersAfterEach();

const mebibyte = 1024 * 1024;

/** A server with a long reply, and its end of the next connection. */
async function serve(timeout: number) {
  const long = Buffer.alloc(32 * mebibyte, 'x');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': long.length }).end(long);
  });
  limitConnections(server, 0, timeout);
  const accepted = once(server, 'connection') as Promise<[Socket]>; // what this event carries
  return { port: await listen(server), accepted };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('A caller who never reads its reply is disconnected', async () => {
  const { port, accepted } = await serve(50);
  const { socket } = dial(port);
  socket.pause();
  socket.write(get.repeat(10));
  const [connection] = await accepted;
  await once(connection, 'close');
});

test('Twice the time that node waits for a reader is a minute, and the service behind the relay has its time', () => {
  expect(Math.round((2 * idleTimeout) / 60_000)).toBe(1);
  expect(idleTimeout).toBeGreaterThan(upstreamTimeout);
});

test('A caller who says nothing more is disconnected', async () => {
  const { port } = await serve(50);
  expect(await dial(port).closed).toBe('');
});

test('A download that is slow, but goes on, is not cut off', async () => {
  const { port, accepted } = await serve(2000);
  const { socket } = dial(port);
  socket.write(get);
  const [connection] = await accepted;
  let wasCut = false;
  connection.once('timeout', () => (wasCut = true));
  // Each pause is far shorter than the timeout, so that a busy machine may prolong it, and all of them together are longer.
  let received = 0;
  socket.removeAllListeners('data');
  for (let pause = 0; pause < 10; pause += 1) {
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 250));
    const wanted = received + 3 * mebibyte;
    socket.resume();
    while (received < wanted) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]; // what this event carries
      received += chunk.length;
    }
  }
  expect(wasCut).toBe(false);
  expect(received).toBeGreaterThan(30 * mebibyte - 1);
});
