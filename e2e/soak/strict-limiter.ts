/** Strict limiter: stands before a service, refuses what comes above 30 a minute, tells of no limit, and closes sockets by chance. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serveWeb } from '#e2e/support/local-web.ts';

const minute = 60_000;

/** One reply in so many is the last one of its socket, which closes a moment later without a word. */
const closedOf = 8;

export interface StrictLimiter {
  /** Its address, without a slash at its end. */
  readonly url: string;
  counted(): { readonly asked: number; readonly refused: number; readonly closed: number };
}

/**
 * Starts one, which ends with `closeWebServers`.
 *
 * @param service its address, without a slash at its end
 * @param limit calls in any minute, counted when they arrive
 */
export async function startStrictLimiter(service: string, limit: number): Promise<StrictLimiter> {
  const arrived: number[] = [];
  const counted = { asked: 0, refused: 0, closed: 0 };

  const isOver = () => {
    const now = performance.now();
    while (arrived[0] !== undefined && arrived[0] <= now - minute) arrived.shift();
    arrived.push(now);
    return arrived.length > limit;
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '/', headers } = asked;
    const onward = request(service + url, { method, headers }, (reply) => {
      const passed = Object.entries(reply.headers).filter(
        ([name]) => !name.startsWith('x-ratelimit'),
      );
      answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(passed));
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const url = await serveWeb((asked, answer) => {
    counted.asked += 1;
    if (isOver()) {
      counted.refused += 1;
      console.log(`refused: ${asked.method ?? ''} ${asked.url ?? ''}`);
      asked.resume();
      answer.writeHead(429, { 'Content-Type': 'application/json' });
      answer.end('{"error":1,"message":"Too many requests"}');
      return;
    }
    if (Math.random() < 1 / closedOf)
      answer.on('finish', () => {
        counted.closed += 1;
        setTimeout(() => asked.socket.destroy(), Math.random() * 50);
      });
    pass(asked, answer);
  });
  return { url, counted: () => ({ ...counted }) };
}
