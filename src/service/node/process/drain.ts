/**
 * Drain: the end of the program in good order: announced to balancers first, then replies finish,
 * then visits are written.
 */
import type { Server } from 'node:http';
import type { Visits } from '#service/visits/visits.ts';

/** Resolves after this many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** How long replies may take to finish when the program ends, in milliseconds. */
const closeTimeout = 3000;

/**
 * How long the last visits are tried to be written, and the pause between tries, in milliseconds.
 */
const flushTimeout = 10_000;
const flushPause = 250;

/** Waits by the clock of the machine; no process stays alive only for this. */
export const waitByClock: Wait = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * Ends the connection of each reply from now on, so that clients who keep one open open another
 * instance.
 */
export function closeAfterReplies(server: Server): void {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Stops listening at once, waits for replies that are on their way, and cuts off those that take
 * too long.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), closeTimeout);
    // Browsers keep a connection open after the last reply; those that are idle now are not the last.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Writes the visits that wait, again and again for ten seconds where the database fails, and closes
 * the queue. What cannot be written by then is lost, and reported in one line.
 */
export async function writeLastVisits(
  { flush, queued, close }: Pick<Visits, 'flush' | 'queued' | 'close'>,
  wait: Wait,
  onLost: (message: string) => void,
): Promise<void> {
  const end = wait(flushTimeout).then(() => 'end' as const);
  while ((await Promise.race([flush(), end])) !== 'end' && queued().waiting > 0) {
    if ((await Promise.race([wait(flushPause), end])) === 'end') break;
  }
  const closed = Promise.resolve(close()).then(() => true);
  // A database that neither answers nor refuses must not keep the process.
  const inTime = await Promise.race([closed, wait(flushPause).then(() => false)]);
  if (!inTime) onLost(`${queued().waiting} visits were not written in time and may be lost.`);
}
