/** Abuse by pipelines: connections that send requests on and on, and wait for no reply. */
import { connect } from 'node:net';
import type { Abuse, Scene } from './abuse.ts';

/** How many requests are sent in one write. */
const requestsAtOnce = 2000;
/** How long one round takes, in milliseconds. */
const round = 2000;

/** Of the right form, but of no account. */
const wrongKey = `ld_${'w'.repeat(40)}`;

const keys: readonly [what: string, key: (scene: Scene) => string | undefined][] = [
  ['without a key', () => undefined],
  ['with a wrong key', () => wrongKey],
  ['with a good key', ({ key }) => key],
];

export const pipelineAbuses: readonly Abuse[] = keys.map(([what, keyIn]) => ({
  name: `pipelined requests ${what}`,
  act: (scene) => sendOn(scene.dashboard, keyIn(scene)),
}));

/** Requests on one connection, as fast as the other end takes them; what comes back is dropped. */
export function sendOn(url: string, key: string | undefined, milliseconds = round): Promise<void> {
  const { hostname, port } = new URL(url);
  const authorization = key === undefined ? '' : `Authorization: Bearer ${key}\r\n`;
  const bytes = `GET /api/account HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`.repeat(
    requestsAtOnce,
  );
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = setTimeout(() => socket.destroy(), milliseconds);
    const more = (): void => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on('error', () => undefined);
    socket.on('drain', more);
    socket.once('close', () => {
      clearTimeout(end);
      resolve();
    });
    socket.resume();
    more();
  });
}
