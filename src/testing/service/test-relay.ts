/** Relay in a test: between real servers, with what has passed it. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import { createRelay } from '#service/node/servers/relay.ts';

const servers: Server[] = [];
const relays: ReturnType<typeof createRelay>[] = [];

/** Closes, after each test of a file, what it has opened. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const relay of relays.splice(0)) relay.close();
    await Promise.all(
      servers.splice(0).map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  });
}

/** Closes the server that was opened last. */
export async function closeLast(): Promise<void> {
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A relay in front of that address; requests to it go through a real server. */
export function relayTo(
  upstream: string,
  timeout = 5000,
  replyLimits?: Parameters<typeof createRelay>[0]['replyLimits'],
): Promise<string> {
  const relay = createRelay({
    upstream,
    timeout,
    replyLimits,
  });
  relays.push(relay);
  return listen(relay.handle);
}

/** A service that answers as told and remembers what it was asked. */
export async function service(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) {
  const asked: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  const origin = await listen((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      asked.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
      answer(response, incoming);
    });
  });
  return { origin, asked };
}

/** The message of a reply that is a failure as the interface spells it. */
export async function failure(reply: Response): Promise<string> {
  expect(reply.headers.get('content-type')).toContain('application/json');
  const body = (await reply.json()) as { message: string }; // looked at on the next line
  expect(body).toEqual({ error: 1, message: expect.any(String) as string });
  return body.message;
}
