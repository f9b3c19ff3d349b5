/** Pipelines: what memory they take, and how many connections the relay opens for them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Finding, finding } from '#e2e/suites/findings.ts';
import { until } from '#e2e/suites/raw-calls.ts';
import { residentBytes } from '#e2e/support/resident-memory.ts';
import { startServer } from '#e2e/support/server.ts';
import { upstreamBounds } from '#service/node/servers/relay.ts';
import { startAbusers } from './abusers.ts';
import { pipelineAbuses, sendOn } from './abuses/pipelines.ts';
import type { Target } from './stranger.ts';

/** What they may take above quiet, in megabytes. */
const maxMegabytes = 200;
const connections = 10;

/** Memory beside ten such connections of each kind, and after them. */
export async function fillMemory(
  { server, stranger }: Target,
  seconds: number,
): Promise<Finding[]> {
  const scene = {
    dashboard: server.dashboard,
    links: server.links,
    proxied: server.dashboard,
    key: stranger,
  };
  const megabytes = async () => (await residentBytes(server.pid)) / 1e6;
  const found: Finding[] = [];
  for (const { name } of pipelineAbuses) {
    const quiet = await megabytes();
    const endAbuse = await startAbusers({ scene, names: [name], callers: connections });
    let most = 0;
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      most = Math.max(most, await megabytes());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await endAbuse();
    const isBack = await until(async () => (await megabytes()) < quiet + maxMegabytes, 10_000);
    found.push(
      finding(
        `Memory beside ${name}: ${connections} callers, ${seconds} s`,
        [
          [`at most ${maxMegabytes} MB more`, most <= quiet + maxMegabytes],
          ['and back afterwards', isBack],
        ],
        `${quiet.toFixed(0)} MB quiet, ${most.toFixed(0)} beside, ${(await megabytes()).toFixed(0)} after`,
      ),
    );
  }
  return found;
}

/** Connections to the service behind a relay, which answers slowly. */
export async function pipelineThroughRelay(seconds: number): Promise<Finding[]> {
  const open = new Set<Socket>();
  let most = 0;
  const upstream = createServer((_, response) => {
    setTimeout(() => response.end('{"error":0}'), 100);
  });
  upstream.on('connection', (socket) => {
    open.add(socket);
    most = Math.max(most, open.size);
    socket.once('close', () => open.delete(socket));
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo; // a TCP server has no other kind of address
  const server = await startServer(['--upstream', `http://127.0.0.1:${port}`]);
  const bound = upstreamBounds.requests + upstreamBounds.idle;
  const tries: [string, boolean][] = [];
  for (const callers of [1, 10, 100]) {
    const sending = Array.from({ length: callers }, () =>
      sendOn(server.dashboard, undefined, seconds * 1000),
    );
    await Promise.all(sending);
    tries.push([`${callers} callers: ${most}`, most <= bound]);
  }
  await server.stop();
  upstream.closeAllConnections();
  upstream.close();
  return [
    finding(
      'Pipelined requests through the relay: its connections to the service',
      tries,
      `at most ${most} of ${bound}`,
    ),
  ];
}
