/**
 * Request budget: a snapshot of what the rate limit still allows, and of how many requests wait in
 * each lane.
 */
import type { Lane } from './lanes.ts';

/** Times are milliseconds since 1970. */
export interface Budget {
  /**
   * The limit that the service reports, in requests a minute, e.g. 30; the documented one where it
   * reports none.
   */
  readonly limit: number;
  /** Whether the service has shown a limit, in a header or by a refusal. */
  readonly isLimitKnown: boolean;
  /**
   * Whether the service reports no limit where it could, and has refused nothing: then reading is
   * not spread over minutes.
   */
  readonly isUnlimited: boolean;
  /**
   * Requests a minute that the engine allows itself: one less than the limit, or fewer where the
   * parent page grants fewer.
   */
  readonly allowed: number;
  /** Requests of those allowed that may still leave now. */
  readonly left: number;
  /** Requests waiting for their turn, in all lanes. */
  readonly queued: number;
  /** Requests waiting in each lane. */
  readonly waiting: Readonly<Record<Lane, number>>;
  /** When `left` will be at its maximum, or null if it is. */
  readonly fullAt: number | null;
  /**
   * When the last request that a user waits for may leave, as far as that is known; null where no
   * such request waits.
   */
  readonly loadsAt: number | null;
  /** Until when every request waits because the service said "too many", or null. */
  readonly pausedUntil: number | null;
  /** Requests a minute that bulk work gets now: n requests take about n / bulkPerMinute minutes. */
  readonly bulkPerMinute: number;
  /** Requests a minute that other clients make with this key; 0 where none were noticed. */
  readonly otherClients: number;
  /**
   * Whether requests leave one at a time, well apart, because the service said "too many" not long
   * ago.
   */
  readonly strict: boolean;
}

/** Whether two snapshots are equal, so that listeners are called on changes only. */
export function isSameBudget(one: Budget, other: Budget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
