/** When the next request may leave, so that the service never has to say "too many": one ledger for one key. */

import { cancelled } from '#client/errors/error-messages.ts';
import { type AllowanceMemory, createAllowance } from '#client/rate-limit/estimate/allowance.ts';
import { createSlots, type Held, type RememberedSlot } from '#client/rate-limit/estimate/window-slots.ts';
import type { LimitSignals } from '#client/response/rate-limit-headers.ts';
import type { Clock } from '#client/time/clock.ts';
import { createAlarm } from '#client/time/wall-clock-timer.ts';
import { limitWindow } from '#contract/protocol/limit.ts';
import { type Budget, sameBudget } from './lanes.ts';
import { createPace } from './pace.ts';
import { bulkPerMinute, isPaced, keptFree } from './pacing.ts';
import { createWaitingLine, type Turn, type Waiting } from './priority-queue.ts';

/** One request's place in the window; exactly one of its calls is made, once. */
export interface Slot {
  /** The reply is here, and this is what it tells of the limit. */
  answered(signals: LimitSignals): void;
  /** No reply will be read: the request failed, was aborted, or took too long. */
  lost(): void;
  /**
   * Something answered that a page may not read. Services refuse before they allow it to be read, so that close to the
   * cap it counts as "too many": gives when to ask again, in milliseconds since 1970, or null elsewhere.
   */
  hidden(): number | null;
}

/** What outlives the ledger, as plain data that can be cloned and kept. */
export interface LedgerMemory extends AllowanceMemory {
  readonly slots: readonly RememberedSlot[];
  /** When bulk work has earned its next request, in milliseconds since 1970. */
  readonly earnedAt: number;
}

interface LedgerOptions {
  /** Of an earlier ledger for the same key: what was under way then counts as sent now. */
  readonly memory?: LedgerMemory;
  /** Takes what is to be remembered, before each request leaves and after each reply; a request waits for its promise. */
  readonly onMemory?: (memory: LedgerMemory) => void | Promise<void>;
  /** From 0 to below 1, as `Math.random`: a pause is that part of half a second longer. Without it, none is. */
  readonly random?: () => number;
  /** Requests a minute that are used at most, whatever the service allows. */
  readonly most?: number;
}

export interface Ledger {
  /** @throws ApiError `cancelled` when the signal aborts or the ledger is closed */
  take(turn: Turn): Promise<Slot>;
  /** The same object until something changes. */
  budget(): Budget;
  subscribe(listener: () => void): () => void;
  /** Somebody acts at the page: for three minutes bulk work leaves more room for them. */
  touch(): void;
  /** Looks again who may leave, as somebody who waits has become more urgent. */
  review(): void;
  /** Turns away everyone who waits, now and later. */
  close(): void;
}

// The machine slept or its clock was set; a browser that holds back the timers of a hidden page is never so late.
const jump = 2 * limitWindow;

/** A ledger for one key. Its cap is one less than the limit: clocks differ, and someone may try the key by hand. */
export function createLedger(clock: Clock, { memory, onMemory, random = () => 0, most }: LedgerOptions = {}): Ledger {
  const started = clock.now();
  const slots = createSlots(memory?.slots ?? [], started);
  const allowance = createAllowance(memory, random, most);
  const pace = createPace(started, memory?.earnedAt);
  const line = createWaitingLine<Slot>();
  const listeners = new Set<() => void>();
  const alarm = createAlarm(clock, step);
  let seenAt = started;
  let closed = false;
  let published = look();

  /** Lets go what is over. What was left of each wait before the clock jumped is waited for after the jump. */
  function settle(now: number): void {
    if (alarm.lateness(now) > jump) {
      slots.postpone(now - seenAt);
      allowance.postpone(now - seenAt);
      pace.wake(now, allowance.limit);
      line.wake(now);
      alarm.forget();
    }
    seenAt = now;
    allowance.settle(now, slots.free(now));
    pace.settle(now, allowance.limit);
  }

  function look(): Budget {
    const now = clock.now();
    settle(now);
    const { limit, pausedUntil } = allowance;
    const strict = allowance.strict(now);
    const whole = Math.max(slots.allFreeAt() ?? 0, allowance.heldBackUntil(now) ?? 0);
    return {
      limit,
      left: allowance.room(now, slots.taken),
      queued: line.length,
      waiting: line.counts(),
      fullAt: whole === 0 ? null : whole,
      pausedUntil,
      bulkPerMinute: bulkPerMinute({ limit, cap: allowance.cap(now), active: pace.active(now), strict }),
      foreign: allowance.foreign(now),
      strict,
    };
  }

  function next(now: number): Waiting<Slot> | undefined {
    const { limit } = allowance;
    const free = allowance.room(now, slots.taken);
    if (free <= 0 || (allowance.strict(now) && now < pace.strictFrom(limit))) return undefined;
    const cap = allowance.cap(now);
    const conditions = { cap, active: pace.active(now) };
    return line.next(now, cap, (lane, isDue) => {
      if (isDue) return true;
      return free > keptFree(lane, conditions) && (!isPaced(lane) || now >= pace.bulkFrom(now, limit));
    });
  }

  function send(waiting: Waiting<Slot>): void {
    const now = clock.now();
    const isNearCap = slots.taken + 1 >= allowance.cap(now) - 3;
    const held = slots.take(now);
    allowance.sent();
    pace.sent(waiting.turn.lane(), now, allowance.limit);
    const go = () => {
      if (!closed && !waiting.turn.signal.aborted) {
        waiting.start(slotOf(held, isNearCap));
        return;
      }
      slots.giveBack(held);
      allowance.unsent();
      waiting.turnAway();
      step();
    };
    keep(go);
  }

  function slotOf(held: Held, isNearCap: boolean): Slot {
    const { sentAt } = held;
    const end = (how: 'answered' | 'lost', hear: (now: number) => void = () => undefined) => {
      const now = clock.now();
      slots.end(held, how, now);
      hear(now);
      keep(step);
    };
    return {
      answered: (signals) =>
        end('answered', (now) => {
          const underWay = { all: slots.underWay(), later: slots.underWay(sentAt) };
          allowance.hear(signals, { sentAt, now, underWay });
        }),
      lost: () => end('lost'),
      hidden: () => {
        end('lost', (now) => {
          if (isNearCap) allowance.pause(now + limitWindow + 1000, { sentAt, now });
        });
        return isNearCap ? allowance.pausedUntil : null;
      },
    };
  }

  /** Tells what is to be remembered, and goes on when that is done or has failed. */
  function keep(goOn: () => void): void {
    // The ledger that follows on a closed one tells more, and has taken what is under way for lost.
    const kept = closed ? undefined : onMemory?.({ slots: slots.remember(), earnedAt: pace.earnedAt, ...allowance.remember() });
    if (kept === undefined) goOn();
    else void kept.then(goOn, goOn);
  }

  function step(): void {
    const now = clock.now();
    settle(now);
    for (let first = next(now); first !== undefined; first = next(now)) send(first);
    alarm.set(nextMoment(now));
    const budget = look();
    if (sameBudget(budget, published)) return;
    published = budget;
    for (const listener of [...listeners]) listener();
  }

  /** The next moment at which something changes by itself, if anyone cares. */
  function nextMoment(now: number): number {
    if (closed || (line.length === 0 && listeners.size === 0)) return Infinity;
    const { limit } = allowance;
    const moments = [...slots.moments(), ...allowance.moments(now), pace.restsAt()];
    if (line.length > 0) moments.push(pace.bulkFrom(now, limit), pace.strictFrom(limit), ...line.dueAt(allowance.cap(now)));
    return Math.min(...moments.filter((moment) => moment > now));
  }

  function take(turn: Turn): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const { signal } = turn;
      if (closed || signal.aborted) {
        reject(cancelled());
        return;
      }
      const leave = () => {
        line.leave(waiting);
        waiting.turnAway();
        step();
      };
      const waiting: Waiting<Slot> = {
        turn,
        since: clock.now(),
        start: (slot) => {
          signal.removeEventListener('abort', leave);
          resolve(slot);
        },
        turnAway: () => {
          signal.removeEventListener('abort', leave);
          reject(cancelled());
        },
      };
      signal.addEventListener('abort', leave);
      line.join(waiting);
      step();
    });
  }

  return {
    take,
    budget: () => {
      // With listeners the alarm keeps it fresh; a reader must not see a change of which nobody was told.
      if (listeners.size > 0) return published;
      const budget = look();
      if (!sameBudget(budget, published)) published = budget;
      return published;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      alarm.set(nextMoment(clock.now()));
      return () => {
        listeners.delete(listener);
        alarm.set(nextMoment(clock.now()));
      };
    },
    touch: () => {
      pace.touch(clock.now());
      step();
    },
    review: step,
    close: () => {
      closed = true;
      for (const waiting of line.dissolve()) waiting.turnAway();
      alarm.set(Infinity);
    },
  };
}
