/** Strict limiter: stands before a service, refuses what comes above 30 a minute, tells of no limit, and closes sockets by chance. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const minute = 60_000;

/** One reply in so many is the last one of its socket, which closes a moment later without a word. */
const closedOf = 8;

export interface StrictLimiter {
  /** Its address, without a slash at its end. */
  readonly url: string;
  counted(): { readonly asked: number; readonly refused: number; readonly closed: number };
  stop(): Promise<void>;
}

/**
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
  const server = createServer((asked, answer) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The limiter has no port');
  return {
    url: `http://127.0.0.1:${at.port}`,
    counted: () => ({ ...counted }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
