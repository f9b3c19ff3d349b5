/** The request budget as others see it: who waits in which lane, and what is left. */

/** Who waits for a request; people go before work that nobody watches. */
export type Lane = 'read' | 'write' | 'bulk' | 'background' | 'prefetch';

const urgency: Readonly<Record<Lane, number>> = { read: 0, write: 0, bulk: 1, background: 2, prefetch: 3 };

/** All lanes. */
export const lanes: readonly Lane[] = ['read', 'write', 'bulk', 'background', 'prefetch'];

/** Less than zero where the first lane goes before the second; reads and writes wait in one line. */
export function compareLanes(one: Lane, other: Lane): number {
  return urgency[one] - urgency[other];
}

/** The lane that goes first; `prefetch` where there is none. */
export function mostUrgent(lanes: readonly Lane[]): Lane {
  return lanes.reduce<Lane>((first, lane) => (compareLanes(lane, first) < 0 ? lane : first), 'prefetch');
}

/** What is known of the request budget. Times are milliseconds since 1970. */
export interface Budget {
  /** The cap that the service tells, e.g. 30. */
  readonly limit: number;
  /** Requests that may leave at once, of those the engine allows itself (one less than the cap). */
  readonly left: number;
  /** Requests waiting for their turn. */
  readonly queued: number;
  /** How many of them wait in each lane. */
  readonly waiting: Readonly<Record<Lane, number>>;
  /** When `left` will be whole again, or null if it is. */
  readonly fullAt: number | null;
  /** Until when everything waits because the service said "too many", or null. */
  readonly pausedUntil: number | null;
  /** Requests a minute that bulk work gets as things are now: n of them take about n / bulkPerMinute minutes. */
  readonly bulkPerMinute: number;
  /** Requests a minute that somebody else makes with this key; 0 where none were noticed. */
  readonly foreign: number;
  /** The service said "too many" not long ago: for a while requests leave one at a time, well apart. */
  readonly strict: boolean;
}

/** Whether two snapshots say the same, so that a reader is only told of changes. */
export function sameBudget(one: Budget, other: Budget): boolean {
  return (
    one.limit === other.limit &&
    one.left === other.left &&
    one.queued === other.queued &&
    one.fullAt === other.fullAt &&
    one.pausedUntil === other.pausedUntil &&
    one.bulkPerMinute === other.bulkPerMinute &&
    one.foreign === other.foreign &&
    one.strict === other.strict &&
    lanes.every((lane) => one.waiting[lane] === other.waiting[lane])
  );
}
