/** Balancer of the fleet: hands requests to instances in turn, and to the next one where one is gone. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** Where requests go, as addresses; it may change at any time. */
  targets: readonly string[];
  /** When each target answered with a redirect, in milliseconds of `performance.now`. */
  readonly redirects: Map<string, number[]>;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const redirects = new Map<string, number[]>();
  let turn = 0;

  function note(target: string): void {
    const times = redirects.get(target) ?? [];
    times.push(performance.now());
    redirects.set(target, times);
  }

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer); // the stream has no encoding
    for (let attempt = 0; attempt < balancer.targets.length * 2; attempt += 1) {
      turn += 1;
      const target = balancer.targets[turn % balancer.targets.length] ?? '';
      try {
        const reply = await forward(target, message, Buffer.concat(chunks));
        const status = reply.statusCode ?? 502;
        if (status === 302) note(target);
        response.writeHead(status, reply.headers);
        reply.pipe(response);
        return;
      } catch {
        // That instance is gone; whether it has done what was asked, nobody knows.
      }
    }
    response.writeHead(502).end();
  }

  function forward(
    target: string,
    message: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage> {
    const { method, url, headers } = message;
    return new Promise((resolve, reject) => {
      const options = { agent, headers, method };
      request(`${target}${url ?? '/'}`, options, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  const server = createServer((message, response) => void answer(message, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a host and port has an address of this form; only one on a pipe has text.
  const { port } = server.address() as AddressInfo;
  const balancer: Balancer = {
    url: `http://127.0.0.1:${String(port)}`,
    targets: [],
    redirects,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return balancer;
}
