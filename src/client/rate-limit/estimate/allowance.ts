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

interface Answered {
  readonly sentAt: number;
  readonly now: number;
  /** The requests without a reply: all of them, and those that left later than this one. */
  readonly underWay: { readonly all: number; readonly later: number };
}

const margin = 1000;
const jitter = 500;
// Given-up requests and other clients' use change slowly, a little at a time.
const slowly = 30_000;

/**
 * @param random from 0 to below 1
 * @param most requests a minute that are used at most, whatever the service allows
 */
export function createAllowance(memory: AllowanceMemory | undefined, random: () => number, most = Infinity) {
  let learned: LearnedLimit = memory?.learned ?? { limit: defaultLimit, candidate: null, agreeing: 0, isReported: false };
  let backoff = memory?.overLimit ?? neverRefused;
  let others = memory?.foreign ?? noOtherClients;
  let reset: LearnedReset | null = null;
  let reported: ReportedRemaining | null = null;
  let sharers = 1;

  /** Requests a minute that the ledger allows itself: one less, minus what was given up and what other clients use. */
  function cap(now: number): number {
    const own = Math.floor((learned.limit - 1 - givenUpNow(backoff, now, learned.limit)) / others.cost);
    // What the sharers use is among what other clients use, so that the smaller of both bounds holds, not their sum.
    const fair = Math.max(1, Math.floor(own / sharers));
    // Whatever other clients use, a request leaves now and then.
    return Math.min(most, fair, Math.max(Math.min(3, learned.limit - 1), own - othersPerMinute(others, now)));
  }

  /** Nothing leaves until then and up to half a second longer: the service refused a request that left at `sentAt`. */
  function pause(until: number, { sentAt, now }: { sentAt: number; now: number }): void {
    backoff = refuse(backoff, { now, sentAt, until: until + random() * jitter, limit: learned.limit, cap: cap(now) });
  }

  return {
    /** Requests a minute that the service allows one key. */
    get limit() {
      return learned.limit;
    },
    /** Whether the service told of its limit, in a header or by a refusal. */
    get isLimitKnown() {
      return learned.isReported || backoff.heardAt !== null;
    },
    get pausedUntil() {
      return backoff.pausedUntil;
    },
    cap,
    /** So many ledgers of one key, this one among them, know of each other and share the limit. */
    share: (count: number) => {
      sharers = count;
    },
    /** How many more may leave, where so many slots are taken. */
    room: (now: number, taken: number) => {
      const own = cap(now) - taken;
      return backoff.pausedUntil === null ? Math.max(0, Math.min(own, reported?.room ?? own)) : 0;
    },
    strict: (now: number) => isStrict(backoff, now),
    /** Requests a minute that other clients make. */
    foreign: (now: number) => othersPerMinute(others, now),
    /** One request leaves. */
    sent: () => {
      others = countOwnRequest(others);
      reported = withRoom(reported, -1);
    },
    /** It did not leave after all. */
    unsent: () => {
      reported = withRoom(reported, 1);
    },
    /** Takes in the reply to a request that left at `sentAt`. */
    answered: ({ limit, remaining, resetAt, retryAt }: RateLimitSignals, { sentAt, now, underWay }: Answered) => {
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
    /** Ends what is over. @param freed the slots that became free by now */
    settle: (now: number, freed: readonly TakenSlot[]) => {
      const last = reported;
      // When a slot is free again here, the service has stopped counting its request too.
      if (last !== null) reported = withRoom(last, freed.filter((slot) => slot.sentAt <= last.sentAt).length);
      if (last !== null && (last.until <= now || last.until > now + limitWindow + margin)) reported = null;
      backoff = settleBackoff(backoff, now);
    },
    /** Moves every end by so many milliseconds. */
    postpone: (milliseconds: number) => {
      if (reported !== null) reported = { ...reported, until: reported.until + milliseconds };
      if (backoff.pausedUntil !== null) backoff = { ...backoff, pausedUntil: backoff.pausedUntil + milliseconds };
    },
    /** When all requests that are held back for reports or refusals may leave, or null. */
    heldBackUntil: (now: number) => {
      const moments = [backoff.pausedUntil ?? 0, reported !== null && reported.room < cap(now) ? reported.until : 0];
      return Math.max(...moments) || null;
    },
    /** When something changes without a request or reply. */
    moments: (now: number) => {
      const changing = others.noticed.length > 0 || backoff.givenUp > 0 ? now + slowly : null;
      const moments = [reported?.until ?? null, backoff.pausedUntil, backoff.strictUntil, changing];
      return moments.filter((moment) => moment !== null);
    },
    remember: (): AllowanceMemory => ({ learned, overLimit: backoff, foreign: others }),
  };
}
