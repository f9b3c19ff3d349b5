/** A relay in front of a service that passes everything on, and now and then does to a new record what networks do. */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveWeb } from './local-web.ts';

/**
 * `lost`: the service carries it out, and the connection closes without a reply. `failed`: it carries it out and then
 * answers 500. `limited`: 429, and nothing is carried out.
 */
type Fault = 'lost' | 'failed' | 'limited';

interface FaultyRelay {
  /** Its address, without a slash at its end. */
  readonly dashboard: string;
  /** The faults that have happened, in order. */
  readonly met: readonly Fault[];
}

const newLinks: readonly string[] = ['/api/url/add'];

/**
 * Starts one, which ends with `closeWebServers`.
 *
 * @param faults by the count of requests to `paths` that arrive, from 1
 * @param latency how long the reply to one of them takes more, in milliseconds
 * @param paths those of new links where none are given
 */
export async function startFaultyRelay(
  service: string,
  faults: ReadonlyMap<number, Fault>,
  latency: number,
  paths = newLinks,
): Promise<FaultyRelay> {
  const met: Fault[] = [];
  let arrived = 0;
  const dashboard = await serveWeb((request, response) => {
    // Where a connection that was used before closes without a word, a browser sends the request once more by itself, and no page
    // can forbid it. A fresh connection that closes is a lost reply, which the page sees.
    response.shouldKeepAlive = false;
    const makes = paths.includes(request.url ?? '') && request.method === 'POST';
    if (makes) arrived += 1;
    const fault = makes ? faults.get(arrived) : undefined;
    if (fault !== undefined) met.push(fault);
    if (fault === 'limited') {
      request.resume();
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' });
      response.end('{"error":1,"message":"Too many requests"}');
      return;
    }
    pass(service, request, (reply) =>
      setTimeout(() => answer(reply, response, fault), makes ? latency : 0),
    );
  });
  return { dashboard, met };
}

function pass(
  service: string,
  request: IncomingMessage,
  then: (reply: IncomingMessage) => void,
): void {
  const { method, url, headers } = request;
  const onward = ask(
    service + (url ?? '/'),
    { method, headers: { ...headers, host: new URL(service).host } },
    then,
  );
  // Who asked is gone, or the service is: both ends see a closed connection.
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}

function answer(reply: IncomingMessage, response: ServerResponse, fault: Fault | undefined): void {
  if (fault === 'lost') {
    reply.resume();
    response.destroy();
    return;
  }
  if (fault === 'failed') {
    reply.resume();
    response.writeHead(500, { 'Content-Type': 'application/json' });
    response.end('{"error":1,"message":"Internal error"}');
    return;
  }
  response.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
  reply.pipe(response);
}
