/** Free port: one that nothing listens on, and that the system gives to no program that asks for any port. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems hand out ports from 32768 up, so that one below is still free when it is used. */
const min = 20_000;
const max = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(min, max);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
