/**
 * Allowance: requests a minute that the service permits this key, by its reports, its refusals and
 * other clients' use.
 */
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { defaultLimit, limitWindow } from '#contract/protocol/limit.ts';
import {
  afterRefusal,
  type Backoff,
  givenUpNow,
  isStrict,
  noBackoff,
  settleBackoff,
} from './backoff.ts';
import {
  type LearnedLimit,
  type LearnedReset,
  learnLimit,
  learnRemaining,
  learnReset,
  type ReportedRemaining,
  withRoom,
} from './learned-limit.ts';
import {
  countOwnRequest,
  countUsed,
  noOtherClients,
  type OtherClients,
  othersPerMinute,
} from './other-clients.ts';
import type { TakenSlot } from './window-slots.ts';

/** Plain data that can be cloned and stored. */
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
/** Requests a minute that a service gets at most that says it has no limit. */
const limitOfUnlimited = 300;
// Given-up requests and other clients' use change slowly, a little at a time.
const slowly = 30_000;

interface AllowanceOptions {
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly maxRpm?: number;
}

export class Allowance {
  readonly #random: () => number;
  readonly #maxRpm: number;
  #learned: LearnedLimit;
  #backoff: AllowanceMemory['overLimit'];
  #others: AllowanceMemory['foreign'];
  #reset: LearnedReset | null = null;
  #reported: ReportedRemaining | null = null;
  /** How many limiters share the limit of this key, this one among them. */
  #sharers = 1;

  constructor(
    memory: AllowanceMemory | undefined,
    { random, maxRpm = Infinity }: AllowanceOptions,
  ) {
    this.#random = random;
    this.#maxRpm = maxRpm;
    this.#learned = memory?.learned ?? {
      limit: defaultLimit,
      candidate: null,
      agreeing: 0,
      isReported: false,
    };
    this.#backoff = memory?.overLimit ?? noBackoff;
    this.#others = memory?.foreign ?? noOtherClients;
  }

  /** Requests a minute that the service allows one key. */
  get limit(): number {
    return this.#learned.limit;
  }

  /** Requests a minute that the limiter allows itself while nothing else uses the key. */
  get allowed(): number {
    return Math.min(this.#maxRpm, this.#usableLimit - 1);
  }

  /** Whether the service says that it has no limit, and has never refused. */
  get isUnlimited(): boolean {
    return this.#learned.isUnlimited === true && this.#backoff.refusedAt === null;
  }

  get #usableLimit(): number {
    return this.isUnlimited ? limitOfUnlimited : this.#learned.limit;
  }

  /** Whether the service has stated its limit, in a header or by a refusal. */
  get isLimitKnown(): boolean {
    return this.#learned.isReported || this.#backoff.refusedAt !== null;
  }

  get pausedUntil(): number | null {
    return this.#backoff.pausedUntil;
  }

  /**
   * Requests a minute that the limiter allows itself: one less, minus what was given up and what
   * other clients use.
   */
  cap(now: number): number {
    const own = Math.floor(
      (this.#usableLimit - 1 - givenUpNow(this.#backoff, now, this.#learned.limit)) /
        this.#others.cost,
    );
    // What the sharers use is among what other clients use, so that the smaller of both bounds holds,
    // not their sum.
    const fair = Math.max(1, Math.floor(own / this.#sharers));
    // Whatever other clients use, a request leaves now and then.
    return Math.min(
      this.#maxRpm,
      fair,
      Math.max(Math.min(3, this.#learned.limit - 1), own - othersPerMinute(this.#others, now)),
    );
  }

  /** So many limiters of one key, this one among them, know of each other and share the limit. */
  share(count: number): void {
    this.#sharers = count;
  }

  /** How many more may leave, where so many slots are taken. */
  room(now: number, taken: number): number {
    const own = this.cap(now) - taken;
    return this.#backoff.pausedUntil === null
      ? Math.max(0, Math.min(own, this.#reported?.room ?? own))
      : 0;
  }

  strict(now: number): boolean {
    return isStrict(this.#backoff, now);
  }

  /** Requests a minute that other clients make. */
  otherClients(now: number): number {
    return othersPerMinute(this.#others, now);
  }

  /** One request leaves. */
  sent(): void {
    this.#others = countOwnRequest(this.#others);
    this.#reported = withRoom(this.#reported, -1);
  }

  /** It did not leave after all. */
  unsent(): void {
    this.#reported = withRoom(this.#reported, 1);
  }

  /** Takes in the reply to a request that left at `sentAt`. */
  answered(
    { limit, remaining, resetAt, retryAt, isUnlimited }: RateLimitSignals,
    { sentAt, now, underWay }: Answered,
  ): void {
    this.#learned = learnLimit(this.#learned, { limit, isUnlimited });
    if (resetAt !== null) this.#reset = learnReset(this.#reset, { at: now, resetAt, remaining });
    if (retryAt !== null) this.pause(retryAt, { sentAt, now });
    if (remaining === null) return;
    this.#others = countUsed(this.#others, {
      used: (limit ?? this.#learned.limit) - remaining,
      underWay: underWay.all,
      sentAt,
      now,
    });
    const end = resetAt === null || this.#reset?.moves === true ? now + limitWindow : resetAt;
    // The service may not have counted the requests that left later and are under way.
    const room = Math.floor(remaining / this.#others.cost) - underWay.later;
    this.#reported = learnRemaining(this.#reported, { room, sentAt, until: end + margin });
  }

  /**
   * Nothing leaves until then and up to half a second longer: the service refused a request that
   * left at `sentAt`.
   */
  pause(until: number, { sentAt, now }: { sentAt: number; now: number }): void {
    const wasUnlimited = this.isUnlimited;
    this.#backoff = afterRefusal(this.#backoff, {
      now,
      sentAt,
      until: until + this.#random() * jitter,
      limit: this.#learned.limit,
      cap: this.cap(now),
    });
    // It was asked more than is documented: the documented limit holds from now on, and needs no more
    // care than that.
    if (wasUnlimited) this.#backoff = { ...this.#backoff, strictUntil: null, times: 0, givenUp: 0 };
  }

  /** Ends what is over. @param freed the slots that became free by now */
  settle(now: number, freed: readonly TakenSlot[]): void {
    const last = this.#reported;
    // When a slot is free again here, the service has stopped counting its request too.
    if (last !== null)
      this.#reported = withRoom(last, freed.filter((slot) => slot.sentAt <= last.sentAt).length);
    if (last !== null && (last.until <= now || last.until > now + limitWindow + margin))
      this.#reported = null;
    this.#backoff = settleBackoff(this.#backoff, now);
  }

  /** Moves every end by so many milliseconds. */
  postpone(milliseconds: number): void {
    if (this.#reported !== null)
      this.#reported = { ...this.#reported, until: this.#reported.until + milliseconds };
    if (this.#backoff.pausedUntil !== null)
      this.#backoff = { ...this.#backoff, pausedUntil: this.#backoff.pausedUntil + milliseconds };
  }

  /** When all requests that are held back for reports or refusals may leave, or null. */
  heldBackUntil(now: number): number | null {
    const moments = [
      this.#backoff.pausedUntil ?? 0,
      this.#reported !== null && this.#reported.room < this.cap(now) ? this.#reported.until : 0,
    ];
    return Math.max(...moments) || null;
  }

  /** When something changes without a request or reply. */
  moments(now: number): number[] {
    const changing =
      this.#others.noticed.length > 0 || this.#backoff.givenUp > 0 ? now + slowly : null;
    const moments = [
      this.#reported?.until ?? null,
      this.#backoff.pausedUntil,
      this.#backoff.strictUntil,
      changing,
    ];
    return moments.filter((moment) => moment !== null);
  }

  remember(): AllowanceMemory {
    return { learned: this.#learned, overLimit: this.#backoff, foreign: this.#others };
  }
}
