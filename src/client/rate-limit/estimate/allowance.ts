/** What the service is believed to allow: what it said, what it refused, and what others use up. */

import type { LimitSignals } from '#client/response/rate-limit-headers.ts';
import { defaultLimit, limitWindow } from '#contract/protocol/limit.ts';
import { endOver, isStrict, neverRefused, type OverLimit, refuse, stillGivenUp } from './backoff.ts';
import { type LearnedLimit, learnLimit } from './learned-limit.ts';
import { type LearnedReset, learnReset } from './learned-reset.ts';
import { type ForeignUse, foreignPerMinute, nobodyElse, noticeUse, ownRequest } from './other-clients.ts';
import { type Ceiling, hearLeft, withRoom } from './reported-remaining.ts';
import type { Held } from './window-slots.ts';

/** Plain data that can be cloned and kept. */
export interface AllowanceMemory {
  readonly learned: LearnedLimit;
  readonly overLimit: OverLimit;
  readonly foreign: ForeignUse;
}

interface Allowance {
  /** Requests a minute that the service allows one key. */
  readonly limit: number;
  /** Requests a minute that the ledger allows itself: one less, less what was given up and what others use. */
  cap(now: number): number;
  /** How many more may leave, where so many slots are taken. */
  room(now: number, taken: number): number;
  readonly pausedUntil: number | null;
  strict(now: number): boolean;
  /** Requests a minute that somebody else makes. */
  foreign(now: number): number;
  /** One request leaves. */
  sent(): void;
  /** It did not leave after all. */
  unsent(): void;
  /**
   * Takes in what a reply says to a request that was sent then, while so many are under way: in `all`, and of those
   * that left `later` than it.
   */
  hear(signals: LimitSignals, request: { sentAt: number; now: number; underWay: { all: number; later: number } }): void;
  /** Nothing may leave until then, and half a second at most: the service said "too many" to a request sent then. */
  pause(until: number, request: { sentAt: number; now: number }): void;
  /** Ends what is over. @param freed the slots that became free by now */
  settle(now: number, freed: readonly Held[]): void;
  /** Moves every end by so many milliseconds. */
  postpone(milliseconds: number): void;
  /** When all that is held back for what the service said is given free, or null. */
  heldBackUntil(now: number): number | null;
  /** When something changes by itself. */
  moments(now: number): readonly number[];
  remember(): AllowanceMemory;
}

const margin = 1000;
const jitter = 500;
// What is given up or foreign changes slowly, and a little at a time.
const slowly = 30_000;

/**
 * @param random from 0 to below 1
 * @param most requests a minute that are used at most, whatever the service allows
 */
export function createAllowance(memory: AllowanceMemory | undefined, random: () => number, most = Infinity): Allowance {
  let learned: LearnedLimit = memory?.learned ?? { limit: defaultLimit, candidate: null, agreeing: 0 };
  let over = memory?.overLimit ?? neverRefused;
  let foreign = memory?.foreign ?? nobodyElse;
  let reset: LearnedReset | null = null;
  let ceiling: Ceiling | null = null;

  function cap(now: number): number {
    const own = (learned.limit - 1 - stillGivenUp(over, now, learned.limit)) / foreign.cost;
    // Whoever else there is, a request leaves now and then.
    return Math.min(most, Math.max(Math.min(3, learned.limit - 1), Math.floor(own) - foreignPerMinute(foreign, now)));
  }

  function pause(until: number, { sentAt, now }: { sentAt: number; now: number }): void {
    over = refuse(over, { now, sentAt, until: until + random() * jitter, limit: learned.limit, cap: cap(now) });
  }

  return {
    get limit() {
      return learned.limit;
    },
    get pausedUntil() {
      return over.pausedUntil;
    },
    cap,
    room: (now, taken) => {
      const own = cap(now) - taken;
      return over.pausedUntil === null ? Math.max(0, Math.min(own, ceiling?.room ?? own)) : 0;
    },
    strict: (now) => isStrict(over, now),
    foreign: (now) => foreignPerMinute(foreign, now),
    sent: () => {
      foreign = ownRequest(foreign);
      ceiling = withRoom(ceiling, -1);
    },
    unsent: () => {
      ceiling = withRoom(ceiling, 1);
    },
    hear: ({ limit, remaining, resetAt, retryAt }, { sentAt, now, underWay }) => {
      learned = learnLimit(learned, limit);
      if (resetAt !== null) reset = learnReset(reset, { at: now, resetAt, remaining });
      if (retryAt !== null) pause(retryAt, { sentAt, now });
      if (remaining === null) return;
      foreign = noticeUse(foreign, { used: (limit ?? learned.limit) - remaining, underWay: underWay.all, sentAt, now });
      const end = resetAt === null || reset?.moves === true ? now + limitWindow : resetAt;
      // What left later and is under way may not be counted in what the service says is left.
      const room = Math.floor(remaining / foreign.cost) - underWay.later;
      ceiling = hearLeft(ceiling, { room, sentAt, until: end + margin });
    },
    pause,
    settle: (now, freed) => {
      const last = ceiling;
      // What the ledger may forget, the service has forgotten as well.
      if (last !== null) ceiling = withRoom(last, freed.filter((slot) => slot.sentAt <= last.sentAt).length);
      if (last !== null && (last.until <= now || last.until > now + limitWindow + margin)) ceiling = null;
      over = endOver(over, now);
    },
    postpone: (milliseconds) => {
      if (ceiling !== null) ceiling = { ...ceiling, until: ceiling.until + milliseconds };
      if (over.pausedUntil !== null) over = { ...over, pausedUntil: over.pausedUntil + milliseconds };
    },
    heldBackUntil: (now) => {
      const moments = [over.pausedUntil ?? 0, ceiling !== null && ceiling.room < cap(now) ? ceiling.until : 0];
      return Math.max(...moments) || null;
    },
    moments: (now) => {
      const changing = foreign.noticed.length > 0 || over.givenUp > 0 ? now + slowly : null;
      const moments = [ceiling?.until ?? null, over.pausedUntil, over.strictUntil, changing];
      return moments.filter((moment) => moment !== null);
    },
    remember: () => ({ learned, overLimit: over, foreign }),
  };
}
