/**
 * Caller turns: requests of the API take turns before the thread of the API gets them, those with a
 * good key by key, all others by IP.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate as giveWay } from 'node:timers/promises';
import { Refusal } from '#service/api/reply.ts';
import { isPossibleApiKey, keyOf } from '#service/credentials/api-keys.ts';
import type { TrustedProxies } from '#service/settings.ts';
import { FairTurns } from '#service/turns/fair-turns.ts';
import { ipBlock } from '#service/visits/request/visitor-identity.ts';
import { forwardedIp, plainIp, proxyTest } from './proxy-headers.ts';

/** A refusal takes the thread a part of a millisecond, so that these are all that a good key waits for. */
const strangersAtOnce = 4;
/** More than an account's own turns need, where its searches take long. */
const knownAtOnce = 64;
const maxWaitingOfOne = 500;
/** Good keys that are remembered; the oldest is forgotten first. */
const maxKnown = 10_000;

export class CallerTurns {
  readonly #strangers = turnsOf(strangersAtOnce);
  readonly #known = turnsOf(knownAtOnce);
  /** Hashes of keys that were good lately. */
  readonly #good = new Set<string>();
  readonly #ipOf: (request: IncomingMessage) => string;

  /** @param trustProxy whose X-Forwarded-For is believed */
  constructor(trustProxy: TrustedProxies = 0) {
    this.#ipOf = ipReader(trustProxy);
  }

  /**
   * Runs a task when it is its turn. What it returns of the key is remembered for the next one.
   *
   * @throws Refusal 429 where too many requests of the caller wait
   */
  async run<Reply extends { readonly hasGoodKey: boolean }>(
    request: IncomingMessage,
    task: () => Promise<Reply | undefined>,
  ): Promise<Reply | undefined> {
    const key = possibleKeyOf(request);
    const hash = key === undefined ? '' : createHash('sha256').update(key).digest('base64');
    const isKnown = this.#good.has(hash);
    const turn = isKnown
      ? this.#known.run(hash, task)
      : this.#strangers.run(this.#ipOf(request), task);
    if (turn === undefined) throw tooMany();
    const reply = await turn;
    if (reply !== undefined && key !== undefined) this.#remember(hash, reply.hasGoodKey);
    return reply;
  }

  #remember(hash: string, isGood: boolean): void {
    this.#good.delete(hash);
    if (!isGood) return;
    const [oldest] = this.#good;
    if (this.#good.size >= maxKnown && oldest !== undefined) this.#good.delete(oldest);
    this.#good.add(hash);
  }
}

/** The key of a request where it has the form of those that are created here. */
export function possibleKeyOf({ headers }: IncomingMessage): string | undefined {
  const key = keyOf(headers.authorization);
  return key !== undefined && isPossibleApiKey(key) ? key : undefined;
}

/** Makes the function that tells the address whose turn it is, as the servers count addresses. */
export function ipReader(trustProxy: TrustedProxies): (request: IncomingMessage) => string {
  const isProxy = proxyTest(trustProxy);
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-for'];
    const list = Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
    return ipBlock(forwardedIp(list, plainIp(socket.remoteAddress ?? ''), isProxy));
  };
}

function turnsOf(maxRunningOfOne: number): FairTurns<string> {
  const maxRunning = Number.POSITIVE_INFINITY;
  return new FairTurns({ maxRunning, maxRunningOfOne, maxWaitingOfOne, giveWay });
}

export function tooMany(): Refusal {
  return new Refusal(
    429,
    'Too many requests from your address or with your key are waiting. Send the next ones when some are answered.',
    { 'Retry-After': '5' },
  );
}
