/** What the service itself says is left: it counts where it is less than the ledger's own count believes. */

/** Requests that may leave, by the reply to the request that was sent last. Times are milliseconds since 1970. */
export interface Ceiling {
  readonly room: number;
  readonly sentAt: number;
  /** When the service's window is over, and what it said no longer true. */
  readonly until: number;
}

/** Takes in one reply. Replies overtake each other: an older one may lower the ceiling, never raise it. */
export function hearLeft(before: Ceiling | null, told: Ceiling): Ceiling {
  if (before === null || told.sentAt >= before.sentAt) return told;
  return { ...before, room: Math.min(before.room, told.room) };
}

/** One more, or with -1 one less. */
export function withRoom(ceiling: Ceiling | null, more: number): Ceiling | null {
  return ceiling === null || more === 0 ? ceiling : { ...ceiling, room: ceiling.room + more };
}
