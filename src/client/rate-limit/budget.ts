/** Request budget: a snapshot of what the rate limit still allows, and of who waits in which lane. */
import type { Lane } from './lanes.ts';

/** Times are milliseconds since 1970. */
export interface Budget {
  /** The limit that the service reports, in requests a minute, e.g. 30; the documented one where it reports none. */
  readonly limit: number;
  /** Whether the service told of a limit, in a header or by a refusal. */
  readonly isLimitKnown: boolean;
  /** Requests that may leave at once, of those the engine allows itself (one less than the limit). */
  readonly left: number;
  /** Requests waiting for their turn. */
  readonly queued: number;
  /** How many of them wait in each lane. */
  readonly waiting: Readonly<Record<Lane, number>>;
  /** When `left` will be whole again, or null if it is. */
  readonly fullAt: number | null;
  /** When the last request that a user waits for may leave, as far as that is known; null where none waits. */
  readonly loadsAt: number | null;
  /** Until when everything waits because the service said "too many", or null. */
  readonly pausedUntil: number | null;
  /** Requests a minute that bulk work gets at present: n of them take about n / bulkPerMinute minutes. */
  readonly bulkPerMinute: number;
  /** Requests a minute that other clients make with this key; 0 where none were noticed. */
  readonly foreign: number;
  /** The service said "too many" not long ago: for a while requests leave one at a time, well apart. */
  readonly strict: boolean;
}

/** Whether two snapshots are equal, so that listeners are called on changes only. */
export function sameBudget(one: Budget, other: Budget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
