/**
 * Turns of API calls: calls of all accounts take turns, and searches, which take long, have a line
 * of their own.
 */
import type { EndpointName } from '#contract/api.ts';
import { FairTurns } from '#service/turns/fair-turns.ts';
import { Refusal } from './reply.ts';

interface CallTurnsOptions {
  /** The most searches at once, of all accounts: what is left is for other calls. */
  readonly maxSearches: number;
  /** Resolves once calls that have arrived meanwhile have had their turn. */
  readonly giveWay: () => Promise<void>;
}

/**
 * A call of an account may run beside one that waits, for a password to be hashed or for the
 * database.
 */
const maxRunningOfOne = 2;
/** More would be forgotten by a caller before it is its turn. */
const maxWaitingOfOne = 500;

export class CallTurns {
  readonly #calls: FairTurns<number>;
  readonly #searches: FairTurns<number>;

  constructor({ maxSearches, giveWay }: CallTurnsOptions) {
    const maxRunning = Number.POSITIVE_INFINITY;
    this.#calls = new FairTurns({ maxRunning, maxRunningOfOne, maxWaitingOfOne, giveWay });
    this.#searches = new FairTurns({
      maxRunning: maxSearches,
      maxRunningOfOne: 1,
      maxWaitingOfOne,
      giveWay,
    });
  }

  /** @throws Refusal 429 where too many calls of the account wait */
  async run<Value>(accountId: number, isLong: boolean, call: () => Promise<Value>): Promise<Value> {
    const turn = (isLong ? this.#searches : this.#calls).run(accountId, call);
    if (turn !== undefined) return turn;
    throw new Refusal(
      429,
      'Too many requests of this account are waiting. Send the next ones when some are answered.',
      { 'Retry-After': '5' },
    );
  }
}

/** Whether a call reads as much as an account has: searches do. */
export function takesLong(name: EndpointName, query: URLSearchParams): boolean {
  return name === 'links.list' && (query.get('q') ?? '') !== '';
}
