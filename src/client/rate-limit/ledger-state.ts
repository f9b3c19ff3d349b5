/** Ledger state of one key: slots in use, allowance and pacing; gives the budget snapshot and what is remembered. */
import { type AllowanceMemory, createAllowance } from '#client/rate-limit/estimate/allowance.ts';
import { createWindowSlots, type RememberedSlot, type TakenSlot } from '#client/rate-limit/estimate/window-slots.ts';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { limitWindow } from '#contract/protocol/limit.ts';
import type { Budget } from './budget.ts';
import type { Lane } from './lanes.ts';
import { bulkPerMinute, createPacing, isPaced, keptFree } from './pacing.ts';
import type { PriorityQueue, QueueEntry } from './priority-queue.ts';

/** What a later ledger for the same key needs, as plain data that can be cloned and stored. */
export interface LedgerMemory extends AllowanceMemory {
  readonly slots: readonly RememberedSlot[];
  /** When bulk work has earned its next request, in milliseconds since 1970. */
  readonly earnedAt: number;
}

export interface LedgerStateOptions {
  /** Of an earlier ledger for the same key: requests that were under way then count as sent now. */
  readonly memory?: LedgerMemory | undefined;
  /** From 0 to below 1, as `Math.random`: a pause is that part of half a second longer; by default none is. */
  readonly random: () => number;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly most?: number | undefined;
}

/** One request on its way. */
interface SentRequest {
  readonly slot: TakenSlot;
  /** Whether it left with few slots free. */
  readonly isNearCap: boolean;
}

type Queue = PriorityQueue<never>;

/** All times are milliseconds since 1970. */
export function createLedgerState(started: number, { memory, random, most }: LedgerStateOptions) {
  const slots = createWindowSlots(memory?.slots ?? [], started);
  const allowance = createAllowance(memory, random, most);
  const pacing = createPacing(started, memory?.earnedAt);
  let settledAt = started;

  function pauseFrom(now: number, sentAt: number): number | null {
    allowance.pause(now + limitWindow + 1000, { sentAt, now });
    return allowance.pausedUntil;
  }

  /** Requests of users leave first, each into the next slot that is free. */
  function loadsAt(now: number, { read, write }: Budget['waiting']): number | null {
    const wanted = read + write;
    if (wanted === 0) return null;
    const own = allowance.cap(now) - slots.taken;
    const ends = slots.moments().toSorted((one, other) => one - other);
    const freed = own >= wanted ? now : (ends[wanted - own - 1] ?? ends.at(-1) ?? now);
    const held = allowance.room(now, slots.taken) === 0 && own > 0 ? (allowance.heldBackUntil(now) ?? now) : now;
    return Math.max(now, freed, held, allowance.pausedUntil ?? 0, allowance.strict(now) ? pacing.strictFrom(allowance.limit) : 0);
  }

  return {
    /** Ends what is over. After a jump of the clock, each wait goes on with what was left of it before. */
    settle: (now: number, clockJumped: boolean) => {
      if (clockJumped) {
        slots.postpone(now - settledAt);
        allowance.postpone(now - settledAt);
        pacing.wake(now, allowance.limit);
      }
      settledAt = now;
      allowance.settle(now, slots.free(now));
      pacing.settle(now, allowance.limit);
    },
    budget: (now: number, queue: Pick<Queue, 'length' | 'counts'>): Budget => {
      const { limit, isLimitKnown, pausedUntil } = allowance;
      const strict = allowance.strict(now);
      const waiting = queue.counts();
      const whole = Math.max(slots.allFreeAt() ?? 0, allowance.heldBackUntil(now) ?? 0);
      return {
        limit,
        isLimitKnown,
        left: allowance.room(now, slots.taken),
        queued: queue.length,
        waiting,
        fullAt: whole === 0 ? null : whole,
        loadsAt: loadsAt(now, waiting),
        pausedUntil,
        bulkPerMinute: bulkPerMinute({ limit, cap: allowance.cap(now), active: pacing.active(now), strict }),
        foreign: allowance.foreign(now),
        strict,
      };
    },
    /** Takes the entry out of the queue that may leave now, if there is one. */
    next: <Item>(now: number, queue: PriorityQueue<Item>): QueueEntry<Item> | undefined => {
      const { limit } = allowance;
      const free = allowance.room(now, slots.taken);
      if (free <= 0 || (allowance.strict(now) && now < pacing.strictFrom(limit))) return undefined;
      const cap = allowance.cap(now);
      const conditions = { cap, active: pacing.active(now) };
      return queue.next(now, cap, (lane, isDue) => {
        if (isDue) return true;
        return free > keptFree(lane, conditions) && (!isPaced(lane) || now >= pacing.bulkFrom(now, limit));
      });
    },
    /** A request leaves. */
    sent: (lane: Lane, now: number): SentRequest => {
      const isNearCap = slots.taken + 1 >= allowance.cap(now) - 3;
      const slot = slots.take(now);
      allowance.sent();
      pacing.sent(lane, now, allowance.limit);
      return { slot, isNearCap };
    },
    /** It did not leave after all. */
    unsent: ({ slot }: SentRequest) => {
      slots.giveBack(slot);
      allowance.unsent();
    },
    answered: ({ slot }: SentRequest, signals: RateLimitSignals, now: number) => {
      slots.end(slot, 'answered', now);
      const underWay = { all: slots.underWay(), later: slots.underWay(slot.sentAt) };
      allowance.answered(signals, { sentAt: slot.sentAt, now, underWay });
    },
    lost: ({ slot }: SentRequest, now: number) => slots.end(slot, 'lost', now),
    /** An unreadable reply counts as "too many" near the cap: gives when to ask again, else null. */
    hidden: ({ slot, isNearCap }: SentRequest, now: number): number | null => {
      slots.end(slot, 'lost', now);
      return isNearCap ? pauseFrom(now, slot.sentAt) : null;
    },
    touch: (now: number) => pacing.touch(now),
    share: allowance.share,
    memory: (): LedgerMemory => ({ slots: slots.remember(), earnedAt: pacing.earnedAt, ...allowance.remember() }),
    /** The next moment at which something changes without a request or reply, or Infinity. */
    nextMoment: (now: number, queue: Pick<Queue, 'length' | 'dueAt'>): number => {
      const { limit } = allowance;
      const moments = [...slots.moments(), ...allowance.moments(now), pacing.restsAt()];
      if (queue.length > 0)
        moments.push(pacing.bulkFrom(now, limit), pacing.strictFrom(limit), ...queue.dueAt(allowance.cap(now)));
      return Math.min(...moments.filter((moment) => moment > now));
    },
  };
}
