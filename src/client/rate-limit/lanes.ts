/** Priority lanes: who waits for a request, in the order in which requests are sent. */

/** Reads and writes of a user go before work that runs in the background. */
export type Lane = 'read' | 'write' | 'bulk' | 'background' | 'prefetch';

const urgency: Readonly<Record<Lane, number>> = {
  read: 0,
  write: 0,
  bulk: 1,
  background: 2,
  prefetch: 3,
};

export const lanes: readonly Lane[] = ['read', 'write', 'bulk', 'background', 'prefetch'];

/**
 * Less than zero where the first lane goes before the second; reads and writes have the same
 * priority.
 */
export function compareLanes(one: Lane, other: Lane): number {
  return urgency[one] - urgency[other];
}

/** The lane that goes first; `prefetch` for an empty list. */
export function highestLane(lanes: readonly Lane[]): Lane {
  return lanes.reduce<Lane>(
    (first, lane) => (compareLanes(lane, first) < 0 ? lane : first),
    'prefetch',
  );
}
