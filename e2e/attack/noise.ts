/** Noise: a process of its own that searches, guesses passwords, uploads and writes until it is ended; its parent says what to do. */
import { request } from 'node:http';
import { callApi, userAgent } from '#e2e/suites/raw-calls.ts';

export interface Orders {
  readonly dashboard: string;
  readonly key: string;
  /** The address of a link with a password. */
  readonly guessed: string;
}

/** Between two requests of one kind, in milliseconds. */
const pause = 100;
const long = JSON.stringify({ url: `https://evil.example/${'x'.repeat(200_000)}` });

let guesses = 0;

/** Guesses a password from another address of this machine each time, so that each guess is checked and costs its time. */
function guess(url: string): Promise<unknown> {
  guesses += 1;
  const localAddress =
    process.platform === 'linux'
      ? `127.0.${Math.floor(guesses / 250)}.${(guesses % 250) + 2}`
      : undefined;
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'User-Agent': userAgent,
  };
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers,
      agent: false,
      localAddress,
    };
    const sent = request(url, options, (reply) =>
      reply.resume().once('end', () => resolve(undefined)),
    );
    sent.once('error', reject);
    sent.end(`password=${guesses}`);
  });
}

function repeat(act: () => Promise<unknown>): void {
  const again = (): void => {
    setTimeout(() => repeat(act), pause);
  };
  act().then(() => {
    process.send?.('done');
    again();
  }, again);
}

process.once('message', ({ dashboard, key, guessed }: Orders) => {
  repeat(() => callApi(dashboard, key, 'GET /api/urls?q=ge%20number%2099&order=click'));
  repeat(() => guess(guessed));
  repeat(async () => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    return (
      await fetch(`${dashboard}/api/url/add`, { method: 'POST', headers, body: long })
    ).text();
  });
  repeat(() => callApi(dashboard, key, 'POST /api/url/add', { url: 'https://evil.example/' }));
});
