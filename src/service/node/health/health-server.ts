/**
 * Health server: answers /live, /ready and /metrics on a port of its own, for balancers and
 * Prometheus, never for the public.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connectionLimits, limitConnections } from '#service/node/servers/connection-limits.ts';

/** Why no new requests should be sent here, or undefined where they may be. */
export type Readiness = () => Promise<string | undefined>;

interface HealthServerOptions {
  ready: Readiness;
  /** Left out where there is nothing to measure. */
  metrics?: { readonly contentType: string; text(): Promise<string> };
}

/** Makes the server; it listens when its owner says so, and its owner closes it last. */
export function createHealthServer({ ready, metrics }: HealthServerOptions): Server {
  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/live') send(response, 200, 'live\n');
    else if (path === '/ready') {
      const problem = await ready();
      send(response, problem === undefined ? 200 : 503, `${problem ?? 'ready'}\n`);
    } else if (path === '/metrics' && metrics !== undefined)
      send(response, 200, await metrics.text(), metrics.contentType);
    else send(response, 404, 'There are /live, /ready and /metrics here.\n');
  }

  const server = createServer({ ...connectionLimits }, (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, 405, 'Only GET and HEAD are answered here.\n');
    }
    answer(path, response).catch(() => send(response, 500, 'failed\n'));
  });
  limitConnections(server, 0);
  return server;
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  const headers = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  };
  response.writeHead(status, headers).end(text);
}
