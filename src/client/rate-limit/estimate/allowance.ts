/** Allowance: requests a minute that the service permits this key, by its reports, its refusals and other clients' use. */

import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { defaultLimit, limitWindow } from '#contract/protocol/limit.ts';
import { type Backoff, givenUpNow, isStrict, neverRefused, refuse, settleBackoff } from './backoff.ts';
import {
  type LearnedLimit,
  type LearnedReset,
  learnLimit,
  learnRemaining,
  learnReset,
  type ReportedRemaining,
  withRoom,
} from './learned-limit.ts';
import { countOwnRequest, countUsed, noOtherClients, type OtherClients, othersPerMinute } from './other-clients.ts';
import type { TakenSlot } from './window-slots.ts';

/** Plain data that can be cloned and kept. */
export interface AllowanceMemory {
  readonly learned: LearnedLimit;
  readonly overLimit: Backoff;
  readonly foreign: OtherClients;
}

interface Allowance {
  /** Requests a minute that the service allows one key. */
  readonly limit: number;
  /** Requests a minute that the ledger allows itself: one less, minus what was given up and what other clients use. */
  cap(now: number): number;
  /** How many more may leave, where so many slots are taken. */
  room(now: number, taken: number): number;
  readonly pausedUntil: number | null;
  strict(now: number): boolean;
  /** Requests a minute that other clients make. */
  foreign(now: number): number;
  /** One request leaves. */
  sent(): void;
  /** It did not leave after all. */
  unsent(): void;
  /**
   * Takes in the reply to a request that left at `sentAt`. `underWay` counts the requests without a reply: all of them,
   * and those that left later than it.
   */
  answered(signals: RateLimitSignals, request: { sentAt: number; now: number; underWay: { all: number; later: number } }): void;
  /** Nothing leaves until then and up to half a second longer: the service refused a request that left at `sentAt`. */
  pause(until: number, request: { sentAt: number; now: number }): void;
  /** Ends what is over. @param freed the slots that became free by now */
  settle(now: number, freed: readonly TakenSlot[]): void;
  /** Moves every end by so many milliseconds. */
  postpone(milliseconds: number): void;
  /** When all requests that are held back for reports or refusals may leave, or null. */
  heldBackUntil(now: number): number | null;
  /** When something changes without a request or reply. */
  moments(now: number): readonly number[];
  remember(): AllowanceMemory;
}

const margin = 1000;
const jitter = 500;
// Given-up requests and other clients' use change slowly, a little at a time.
const slowly = 30_000;

/**
 * @param random from 0 to below 1
 * @param most requests a minute that are used at most, whatever the service allows
 */
export function createAllowance(memory: AllowanceMemory | undefined, random: () => number, most = Infinity): Allowance {
  let learned: LearnedLimit = memory?.learned ?? { limit: defaultLimit, candidate: null, agreeing: 0 };
  let backoff = memory?.overLimit ?? neverRefused;
  let others = memory?.foreign ?? noOtherClients;
  let reset: LearnedReset | null = null;
  let reported: ReportedRemaining | null = null;

  function cap(now: number): number {
    const own = (learned.limit - 1 - givenUpNow(backoff, now, learned.limit)) / others.cost;
    // Whatever other clients use, a request leaves now and then.
    return Math.min(most, Math.max(Math.min(3, learned.limit - 1), Math.floor(own) - othersPerMinute(others, now)));
  }

  function pause(until: number, { sentAt, now }: { sentAt: number; now: number }): void {
    backoff = refuse(backoff, { now, sentAt, until: until + random() * jitter, limit: learned.limit, cap: cap(now) });
  }

  return {
    get limit() {
      return learned.limit;
    },
    get pausedUntil() {
      return backoff.pausedUntil;
    },
    cap,
    room: (now, taken) => {
      const own = cap(now) - taken;
      return backoff.pausedUntil === null ? Math.max(0, Math.min(own, reported?.room ?? own)) : 0;
    },
    strict: (now) => isStrict(backoff, now),
    foreign: (now) => othersPerMinute(others, now),
    sent: () => {
      others = countOwnRequest(others);
      reported = withRoom(reported, -1);
    },
    unsent: () => {
      reported = withRoom(reported, 1);
    },
    answered: ({ limit, remaining, resetAt, retryAt }, { sentAt, now, underWay }) => {
      learned = learnLimit(learned, limit);
      if (resetAt !== null) reset = learnReset(reset, { at: now, resetAt, remaining });
      if (retryAt !== null) pause(retryAt, { sentAt, now });
      if (remaining === null) return;
      others = countUsed(others, { used: (limit ?? learned.limit) - remaining, underWay: underWay.all, sentAt, now });
      const end = resetAt === null || reset?.moves === true ? now + limitWindow : resetAt;
      // The service may not have counted the requests that left later and are under way.
      const room = Math.floor(remaining / others.cost) - underWay.later;
      reported = learnRemaining(reported, { room, sentAt, until: end + margin });
    },
    pause,
    settle: (now, freed) => {
      const last = reported;
      // When a slot is free again here, the service has stopped counting its request too.
      if (last !== null) reported = withRoom(last, freed.filter((slot) => slot.sentAt <= last.sentAt).length);
      if (last !== null && (last.until <= now || last.until > now + limitWindow + margin)) reported = null;
      backoff = settleBackoff(backoff, now);
    },
    postpone: (milliseconds) => {
      if (reported !== null) reported = { ...reported, until: reported.until + milliseconds };
      if (backoff.pausedUntil !== null) backoff = { ...backoff, pausedUntil: backoff.pausedUntil + milliseconds };
    },
    heldBackUntil: (now) => {
      const moments = [backoff.pausedUntil ?? 0, reported !== null && reported.room < cap(now) ? reported.until : 0];
      return Math.max(...moments) || null;
    },
    moments: (now) => {
      const changing = others.noticed.length > 0 || backoff.givenUp > 0 ? now + slowly : null;
      const moments = [reported?.until ?? null, backoff.pausedUntil, backoff.strictUntil, changing];
      return moments.filter((moment) => moment !== null);
    },
    remember: () => ({ learned, overLimit: backoff, foreign: others }),
  };
}
