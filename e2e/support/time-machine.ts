/** Time machine: the dashboard of a service with its engine some days in the past, for trends that need weeks. */
import { request as ask } from 'node:http';
import { serveWeb } from './local-web.ts';

interface TimeMachine {
  readonly url: string;
  /** What workers that start from now on take for today lies so many days back. */
  setDaysAgo(days: number): void;
}

/** Screens keep the time of the machine. */
export async function startTimeMachine(service: string): Promise<TimeMachine> {
  let daysAgo = 0;
  const url = await serveWeb((request, response) => {
    const path = request.url ?? '/';
    const { host } = new URL(service);
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    const onward = ask(service + path, { method: request.method, headers }, (reply) => {
      const { 'content-length': length, ...others } = reply.headers;
      const isWorker = path.includes('/shared-worker');
      const shift = `;{ const now = Date.now; Date.now = () => now() - ${daysAgo * 86_400_000}; }`;
      response.writeHead(
        reply.statusCode ?? 502,
        isWorker || length === undefined
          ? { ...others, ...(isWorker && { 'cache-control': 'no-store' }) }
          : reply.headers,
      );
      reply.pipe(response, { end: false });
      reply.on('end', () => response.end(isWorker ? shift : ''));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return {
    url,
    setDaysAgo: (days) => {
      daysAgo = days;
    },
  };
}
