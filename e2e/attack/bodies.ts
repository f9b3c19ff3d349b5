/** Attacks by long bodies: each reply arrives, over one connection and many, and the next caller behind a proxy is answered. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { callApi } from '#e2e/suites/raw-calls.ts';
import { startSharingProxy } from './sharing-proxy.ts';
import type { Target } from './stranger.ts';

/** Over the 256 KiB that the API takes, in bytes. */
const lengths = [300_000, 700_000, 1_500_000, 3_000_000];
const run = promisify(execFile);

/** What a client got for a body: the status, and whether the reply was JSON that it could read, or why it got none. */
type Outcome = string;

const readable = (status: number | undefined, text: string): Outcome => {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (error === 1) return `${status ?? 0}`;
  } catch {
    // Named below.
  }
  return `${status ?? 0} without JSON`;
};

/** @param number how many long bodies each client sends, in turn with as many short ones */
export async function sendLongBodies(target: Target, number: number): Promise<Finding[]> {
  const { dashboard } = target.server;
  const key = target.stranger;
  const clients: [string, (bodies: readonly string[]) => Promise<Outcome[]>][] = [
    ['node on one connection', (bodies) => byAgent(dashboard, key, bodies, 1)],
    ['node on many connections', (bodies) => byAgent(dashboard, key, bodies, 20)],
    ['undici', (bodies) => oneByOne(bodies, (body) => byFetch(dashboard, key, body))],
    ['curl on one connection', (bodies) => byCurl(dashboard, key, bodies)],
    ['a raw socket', (bodies) => bySocket(dashboard, key, bodies)],
  ];
  const found: Finding[] = [];
  for (const [name, send] of clients) {
    const bodies = Array.from({ length: number }, (_, at) => [
      'x'.repeat(lengths[at % lengths.length] ?? 0),
      '{"url":""}',
    ]).flat();
    const outcomes = await send(bodies);
    const tries = bodies.map((body, at): [string, boolean] => {
      const wanted = body.length > 256 * 1024 ? '413' : '400';
      return [`${wanted} expected, ${outcomes[at] ?? 'nothing'}`, outcomes[at] === wanted];
    });
    found.push(
      finding(`${number} long bodies in turn with short ones: ${name}`, tries, '413 and 400'),
    );
  }
  return [...found, await nextCallers(target, number)];
}

/** A stranger without a key sends long bodies through a proxy that shares its connections; the next caller has a good key. */
async function nextCallers({ server, owner }: Target, number: number): Promise<Finding> {
  const proxy = await startSharingProxy(server.dashboard);
  const tries: [string, boolean][] = [];
  for (let round = 0; round < number; round += 1) {
    const method = ['POST', 'PUT', 'DELETE'][round % 3];
    const body = 'x'.repeat(lengths[round % lengths.length] ?? 0);
    await fetch(`${proxy.url}/api/url/add`, { method, body }).then(
      (reply) => reply.text(),
      () => undefined,
    );
    const { status } = await callApi(proxy.url, owner, 'POST /api/url/add', { url: '' });
    tries.push([`400 expected, ${status}`, status === 400]);
  }
  await proxy.stop();
  return finding(`The next caller behind ${proxy.kind}, after a long body`, tries, '400 each');
}

async function oneByOne(
  bodies: readonly string[],
  send: (body: string) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const body of bodies) outcomes.push(await send(body));
  return outcomes;
}

async function byFetch(dashboard: string, key: string, body: string): Promise<Outcome> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  try {
    const reply = await fetch(`${dashboard}/api/url/add`, { method: 'POST', headers, body });
    return readable(reply.status, await reply.text());
  } catch (error) {
    return String(error);
  }
}

/** @param connections how many requests are under way at once, each on a connection of its own */
async function byAgent(
  dashboard: string,
  key: string,
  bodies: readonly string[],
  connections: number,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const send = (body: string) =>
    new Promise<Outcome>((resolve) => {
      const options = { method: 'POST', agent, headers };
      const sent = request(`${dashboard}/api/url/add`, options, (reply: IncomingMessage) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.once('end', () => resolve(readable(reply.statusCode, text)));
      });
      sent.once('error', (error) => resolve(String(error)));
      sent.end(body);
    });
  const outcomes = connections === 1 ? oneByOne(bodies, send) : Promise.all(bodies.map(send));
  return outcomes.finally(() => agent.destroy());
}

/** All requests in one run, because a run of curl keeps its connection. */
async function byCurl(
  dashboard: string,
  key: string,
  bodies: readonly string[],
): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linkdeck-curl-'));
  const words: string[] = [];
  for (const [at, body] of bodies.entries()) {
    const file = join(folder, String(at));
    await writeFile(file, body);
    if (at > 0) words.push('--next');
    words.push('-s', '-H', `Authorization: Bearer ${key}`, '-H', 'Content-Type: application/json');
    words.push('--data-binary', `@${file}`, '-w', '\\n%{http_code}\\n', `${dashboard}/api/url/add`);
  }
  const { stdout } = await run('curl', words).catch((error: unknown) => ({
    stdout: String(error),
  }));
  rmSync(folder, { recursive: true, force: true });
  const lines = stdout.trimEnd().split('\n');
  return bodies.map((_, at) => readable(Number(lines[at * 2 + 1]), lines[at * 2] ?? ''));
}

/** All requests on one socket, the next one when the reply to the last has come. */
async function bySocket(
  dashboard: string,
  key: string,
  bodies: readonly string[],
): Promise<Outcome[]> {
  const { hostname, port } = new URL(dashboard);
  const socket = connect(Number(port), hostname);
  let received = '';
  let onData = (): void => undefined;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
    onData();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => onData());
  const send = (body: string) =>
    new Promise<Outcome>((resolve) => {
      onData = () => {
        const [, status, length] =
          /^HTTP\/1\.1 (\d+) [^]*?\r\ncontent-length: (\d+)\r\n/i.exec(received) ?? [];
        const start = received.indexOf('\r\n\r\n') + 4;
        if (length === undefined || received.length < start + Number(length)) {
          if (socket.destroyed) resolve('closed');
          return;
        }
        const text = received.slice(start, start + Number(length));
        received = received.slice(start + Number(length));
        resolve(readable(Number(status), text));
      };
      socket.write(
        `POST /api/url/add HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      if (socket.destroyed) onData();
    });
  return oneByOne(bodies, send).finally(() => socket.destroy());
}
