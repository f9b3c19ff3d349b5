/** Stands between the browser and the service, passes everything on, and counts what the service answers to calls of its API. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface Counted {
  readonly all: number;
  /** Links that were made. */
  readonly created: number;
  /** Replies of 429. */
  readonly refused: number;
}

export interface Counter {
  /** Where the dashboard is found behind it. */
  readonly url: string;
  counted(): Counted;
  reset(): void;
  stop(): Promise<void>;
}

/** @param service its address, without a slash at its end */
export async function startCounter(service: string): Promise<Counter> {
  const none = { all: 0, created: 0, refused: 0 };
  let counted: Counted = none;

  const count = (path: string, status: number) => {
    if (!path.startsWith('/api/')) return;
    counted = {
      all: counted.all + 1,
      created: counted.created + (path === '/api/url/add' && status === 200 ? 1 : 0),
      refused: counted.refused + (status === 429 ? 1 : 0),
    };
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? '/';
    const passed = request(
      service + path,
      { method: asked.method, headers: asked.headers },
      (reply) => {
        count(path, reply.statusCode ?? 0);
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The counter has no port');
  return {
    url: `http://127.0.0.1:${at.port}`,
    counted: () => counted,
    reset: () => (counted = none),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
