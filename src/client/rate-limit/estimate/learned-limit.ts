/**
 * Learned limit: what replies report of the limit, the end of the window and the requests left,
 * believed with care.
 */
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';

export interface LearnedLimit {
  /** The limit that is believed, in requests a minute. */
  readonly limit: number;
  /**
   * Another one that replies report, and how many of them in a row: a single odd header changes
   * nothing.
   */
  readonly candidate: number | null;
  readonly agreeing: number;
  /** Whether replies reported this limit; else it is the documented one. */
  readonly isReported: boolean;
  /** Whether the service says that it has no limit; in memories that are older, it never said so. */
  readonly isUnlimited?: boolean;
  /** How many replies in a row said nothing of a limit. */
  readonly silent?: number;
}

const repliesNeeded = 3;
const minLimit = 5;
const maxLimit = 600;

/**
 * Takes in what one more reply says of the limit. Limits are believed from 5 to 600.
 *
 * That there is none is believed at once, because no service says so by mistake, and until replies
 * say otherwise or nothing: a limiter in front of the service may have come.
 */
export function learnLimit(
  before: LearnedLimit,
  { limit: reported, isUnlimited = false }: Pick<RateLimitSignals, 'limit' | 'isUnlimited'>,
): LearnedLimit {
  if (isUnlimited) return { ...before, isReported: false, isUnlimited, silent: 0 };
  if (reported === null) {
    const silent = Math.min(repliesNeeded, (before.silent ?? 0) + 1);
    return {
      ...before,
      silent,
      isUnlimited: before.isUnlimited === true && silent < repliesNeeded,
    };
  }
  const candidate = Math.min(Math.max(reported, minLimit), maxLimit);
  const believed = { limit: candidate, candidate: null, agreeing: 0, isReported: true };
  if (candidate === before.limit) return believed;
  const agreeing = candidate === before.candidate ? before.agreeing + 1 : 1;
  if (agreeing === repliesNeeded) return believed;
  return { ...before, candidate, agreeing, isUnlimited: false };
}

/**
 * The first reply of a window that reported the window's end, and whether later ones contradicted
 * it.
 */
export interface LearnedReset {
  /** When the reply came, and which end it reported, in milliseconds since 1970. */
  readonly at: number;
  readonly resetAt: number;
  readonly remaining: number | null;
  /**
   * Whether later replies moved the end along with time: then it is the window's length, or means
   * nothing.
   */
  readonly moves: boolean;
}

// Ends are reported in whole seconds, so replies a moment apart say nothing.
const longEnough = 3000;
const rounding = 1500;

/**
 * Takes in one more reply that reports an end. A value that stays the same is a moment if it was
 * read as one, and none if it was read as seconds from now; one that falls by one each second is
 * the other way round.
 */
export function learnReset(
  before: LearnedReset | null,
  reported: Omit<LearnedReset, 'moves'>,
): LearnedReset {
  if (before === null) return { ...reported, moves: false };
  const rose =
    before.remaining !== null &&
    reported.remaining !== null &&
    reported.remaining > before.remaining;
  if (rose || reported.at >= before.resetAt || reported.at < before.at)
    return { ...reported, moves: before.moves };
  const passed = reported.at - before.at;
  if (passed < longEnough) return before;
  const moved = reported.resetAt - before.resetAt;
  if (Math.abs(moved) <= rounding) return { ...before, moves: false };
  return { ...before, moves: moved > passed / 2 || before.moves };
}

/**
 * Requests that may still leave, by the reply to the request that was sent last. Times are
 * milliseconds since 1970.
 */
export interface ReportedRemaining {
  readonly room: number;
  readonly sentAt: number;
  /** When the service's window is over, and its report no longer true. */
  readonly until: number;
}

/**
 * Takes in one reply. Replies supersede each other: an older one may lower the room, never raise
 * it.
 */
export function learnRemaining(
  before: ReportedRemaining | null,
  reported: ReportedRemaining,
): ReportedRemaining {
  if (before === null || reported.sentAt >= before.sentAt) return reported;
  return { ...before, room: Math.min(before.room, reported.room) };
}

/** The room changed by so many requests. */
export function withRoom(
  remaining: ReportedRemaining | null,
  more: number,
): ReportedRemaining | null {
  return remaining === null || more === 0
    ? remaining
    : { ...remaining, room: remaining.room + more };
}
