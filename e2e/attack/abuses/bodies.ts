/** Abuse by bodies and connections: one-byte chunks, long bodies through a proxy, and replies that are never read. */
import { connect, type Socket } from 'node:net';
import type { Scene } from './abuse.ts';

/** So many chunks of one byte in one write. */
const chunksAtOnce = 10_000;
const oneByteChunks = '1\r\nx\r\n'.repeat(chunksAtOnce);

/** How long one round waits for the other end, in milliseconds. */
const timeout = 10_000;

/** 250,000 chunks of one byte as the body of a new link, or as many of them as the other end takes before it closes. */
export function sendOneByteChunks({ dashboard }: Scene): Promise<void> {
  return sendUntilClosed(
    dashboard,
    'POST /api/url/add HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    oneByteChunks,
    25,
  );
}

/** 3 MB as the body of a new link, sent to the service by way of the proxy. */
export async function sendLongBody({ proxied }: Scene): Promise<void> {
  const init = { method: 'POST', body: 'x'.repeat(3_000_000) };
  const reply = await fetch(`${proxied}/api/url/add`, init).catch(() => undefined);
  await reply?.text().catch(() => undefined);
}

/** Requests in a row for the longest file, and not one reply is read. */
export async function sendUnreadRequests({ dashboard, links }: Scene): Promise<void> {
  const sockets = [dashboard, links].map((url) => {
    const socket = open(url);
    socket.pause();
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, timeout / 10));
  for (const socket of sockets) socket.destroy();
}

/** Sends a head, then the same bytes so many times, and ends when the other end has replied, or has closed the connection. */
function sendUntilClosed(url: string, head: string, bytes: string, times: number) {
  return new Promise<void>((resolve) => {
    const socket = open(url);
    const done = (): void => {
      socket.destroy();
      resolve();
    };
    let left = times;
    const more = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (!socket.write(bytes)) return void socket.once('drain', more);
      }
      if (!socket.destroyed) socket.write('0\r\n\r\n');
    };
    socket.setTimeout(timeout, done);
    socket.once('data', done);
    socket.once('close', done);
    socket.write(head);
    more();
  });
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}
