/** Raw calls: requests as a stranger sends them, byte for byte or with a key, with what came back. */
import { connect } from 'node:net';

/** A visitor's browser: every other user agent may be taken for a program. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * Sends bytes over a new connection and returns everything that comes back until the other end closes it, or until nothing
 * has come for so many milliseconds.
 */
export function sendBytes(url: string, bytes: string, quiet = 300): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const done = (): void => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(quiet * 10, done);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      socket.setTimeout(quiet, done);
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes, 'latin1');
  });
}

/** The statuses of all HTTP replies in what came back. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

interface Called {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Calls the API of a server with a key; a body is sent as JSON. */
export async function callApi(
  dashboard: string,
  key: string,
  target: string,
  body?: object,
): Promise<Called> {
  const [method = 'GET', path = '/'] = target.split(' ');
  const reply = await fetch(dashboard + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parsed: unknown = await reply.json().catch(() => ({}));
  return {
    status: reply.status,
    headers: reply.headers,
    body: Object(parsed) as Record<string, unknown>,
  }; // looked into by name alone
}

/** The value at a path of names in what was parsed, or undefined. */
export function valueAt(parsed: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => Object.getOwnPropertyDescriptor(Object(value), name)?.value,
    parsed,
  );
}

/** How often the link with this alias was followed, by the API. */
export async function clicksOf(
  server: { dashboard: string; links: string },
  key: string,
  alias: string,
): Promise<number> {
  const path = `GET /api/urls?short=${encodeURIComponent(`${server.links}/${alias}`)}`;
  return Number(valueAt((await callApi(server.dashboard, key, path)).body, 'data', 'clicks'));
}

/** Follows a short link as a visitor, without going on; returns status and how long it took in milliseconds. */
export async function follow(
  shortUrl: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const reply = await fetch(shortUrl, {
    redirect: 'manual',
    headers: { 'User-Agent': userAgent, ...headers },
  });
  await reply.arrayBuffer();
  return { status: reply.status, took: performance.now() - began };
}

/** Asks until the answer is yes, for so many milliseconds at most. */
export async function until(
  ask: () => Promise<boolean> | boolean,
  timeout: number,
): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (!(await ask())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
