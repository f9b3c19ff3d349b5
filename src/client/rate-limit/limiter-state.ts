/**
 * Limiter state of one key: slots in use, allowance and pacing, with the budget and the memory that
 * follow from them.
 */
import { Allowance, type AllowanceMemory } from '#client/rate-limit/estimate/allowance.ts';
import {
  createWindowSlots,
  type RememberedSlot,
  type TakenSlot,
} from '#client/rate-limit/estimate/window-slots.ts';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { limitWindow } from '#contract/protocol/limit.ts';
import type { Budget } from './budget.ts';
import type { Lane } from './lanes.ts';
import { bulkPerMinute, createPacing, isPaced, reservedSlots } from './pacing.ts';
import type { PriorityQueue, QueueEntry } from './priority-queue.ts';

/** What a later limiter for the same key needs, as plain data that can be cloned and stored. */
export interface LimiterMemory extends AllowanceMemory {
  readonly slots: readonly RememberedSlot[];
  /** When bulk work has earned its next request, in milliseconds since 1970. */
  readonly earnedAt: number;
}

export interface LimiterStateOptions {
  /**
   * Of an earlier limiter for the same key: requests that were under way then count as sent now.
   */
  readonly memory?: LimiterMemory;
  /**
   * From 0 to below 1, as `Math.random`: a pause is that part of half a second longer; by default
   * none is.
   */
  readonly random: () => number;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly maxRpm?: number;
}

/** One request on its way. */
export interface SentRequest {
  readonly slot: TakenSlot;
  /** Whether it left with few slots free. */
  readonly isNearCap: boolean;
}

type Queue = PriorityQueue<never>;

/** With fewer slots left, a reply that cannot be read may be "too many". */
const nearCap = 3;

/** All times are milliseconds since 1970. */
export class LimiterState {
  readonly #slots: ReturnType<typeof createWindowSlots>;
  readonly #allowance: Allowance;
  readonly #pacing: ReturnType<typeof createPacing>;
  #settledAt: number;

  constructor(started: number, { memory, ...options }: LimiterStateOptions) {
    this.#slots = createWindowSlots(memory?.slots ?? [], started);
    this.#allowance = new Allowance(memory, options);
    this.#pacing = createPacing(started, memory?.earnedAt);
    this.#settledAt = started;
  }

  /**
   * Ends what is over. After a jump of the clock, each wait goes on with what was left of it
   * before.
   */
  settle(now: number, clockJumped: boolean): void {
    if (clockJumped) {
      this.#slots.postpone(now - this.#settledAt);
      this.#allowance.postpone(now - this.#settledAt);
      this.#pacing.wake(now, this.#allowance.limit);
    }
    this.#settledAt = now;
    this.#allowance.settle(now, this.#slots.free(now));
    this.#pacing.settle(now, this.#allowance.limit);
  }

  budget(now: number, queue: Pick<Queue, 'length' | 'counts'>): Budget {
    const { limit, allowed, isLimitKnown, isUnlimited, pausedUntil } = this.#allowance;
    const strict = this.#allowance.strict(now);
    const waiting = queue.counts();
    const fullAt = Math.max(this.#slots.allFreeAt() ?? 0, this.#allowance.heldBackUntil(now) ?? 0);
    return {
      limit,
      isLimitKnown,
      isUnlimited,
      allowed,
      left: this.#allowance.room(now, this.#slots.taken),
      queued: queue.length,
      waiting,
      fullAt: fullAt === 0 ? null : fullAt,
      loadsAt: this.#loadsAt(now, waiting),
      pausedUntil,
      bulkPerMinute: bulkPerMinute({
        limit,
        cap: this.#allowance.cap(now),
        active: this.#pacing.active(now),
        strict,
      }),
      otherClients: this.#allowance.otherClients(now),
      strict,
    };
  }

  /** Takes the entry out of the queue that may leave now, if there is one. */
  next<Item>(now: number, queue: PriorityQueue<Item>): QueueEntry<Item> | undefined {
    const { limit } = this.#allowance;
    const free = this.#allowance.room(now, this.#slots.taken);
    if (free <= 0 || (this.#allowance.strict(now) && now < this.#pacing.strictFrom(limit)))
      return undefined;
    const cap = this.#allowance.cap(now);
    const conditions = { cap, active: this.#pacing.active(now) };
    return queue.next(now, cap, (lane, isDue) => {
      if (isDue) return true;
      return (
        free > reservedSlots(lane, conditions) &&
        (!isPaced(lane) || now >= this.#pacing.bulkFrom(now, limit))
      );
    });
  }

  /** A request leaves. */
  sent(lane: Lane, now: number): SentRequest {
    const isNearCap = this.#slots.taken + 1 >= this.#allowance.cap(now) - nearCap;
    const slot = this.#slots.take(now);
    this.#allowance.sent();
    this.#pacing.sent(lane, now, this.#allowance.limit);
    return { slot, isNearCap };
  }

  /** It did not leave after all. */
  unsent({ slot }: SentRequest): void {
    this.#slots.giveBack(slot);
    this.#allowance.unsent();
  }

  answered({ slot }: SentRequest, signals: RateLimitSignals, now: number): void {
    this.#slots.end(slot, 'answered', now);
    const underWay = { all: this.#slots.underWay(), later: this.#slots.underWay(slot.sentAt) };
    this.#allowance.answered(signals, { sentAt: slot.sentAt, now, underWay });
  }

  lost({ slot }: SentRequest, now: number): void {
    this.#slots.end(slot, 'lost', now);
  }

  /** An unreadable reply counts as "too many" near the cap: gives when to ask again, else null. */
  hidden({ slot, isNearCap }: SentRequest, now: number): number | null {
    this.#slots.end(slot, 'lost', now);
    return isNearCap ? this.#pauseFrom(now, slot.sentAt) : null;
  }

  touch(now: number): void {
    this.#pacing.touch(now);
  }

  share(count: number): void {
    this.#allowance.share(count);
  }

  memory(): LimiterMemory {
    return {
      slots: this.#slots.remember(),
      earnedAt: this.#pacing.earnedAt,
      ...this.#allowance.remember(),
    };
  }

  /** The next moment at which something changes without a request or reply, or Infinity. */
  nextMoment(now: number, queue: Pick<Queue, 'length' | 'dueAt'>): number {
    const { limit } = this.#allowance;
    const moments = [
      ...this.#slots.moments(),
      ...this.#allowance.moments(now),
      this.#pacing.restsAt(),
    ];
    if (queue.length > 0)
      moments.push(
        this.#pacing.bulkFrom(now, limit),
        this.#pacing.strictFrom(limit),
        ...queue.dueAt(this.#allowance.cap(now)),
      );
    return Math.min(...moments.filter((moment) => moment > now));
  }

  #pauseFrom(now: number, sentAt: number): number | null {
    this.#allowance.pause(now + limitWindow + 1000, { sentAt, now });
    return this.#allowance.pausedUntil;
  }

  /**
   * When all waiting requests of users have left: they leave first, each into the next slot that is
   * free.
   */
  #loadsAt(now: number, { read, write }: Budget['waiting']): number | null {
    const wanted = read + write;
    if (wanted === 0) return null;
    const free = this.#allowance.cap(now) - this.#slots.taken;
    const ends = this.#slots.moments().toSorted((one, other) => one - other);
    const enoughFreeAt = free >= wanted ? now : (ends[wanted - free - 1] ?? ends.at(-1) ?? now);
    const heldBackUntil =
      this.#allowance.room(now, this.#slots.taken) === 0 && free > 0
        ? (this.#allowance.heldBackUntil(now) ?? now)
        : now;
    return Math.max(
      now,
      enoughFreeAt,
      heldBackUntil,
      this.#allowance.pausedUntil ?? 0,
      this.#allowance.strict(now) ? this.#pacing.strictFrom(this.#allowance.limit) : 0,
    );
  }
}
