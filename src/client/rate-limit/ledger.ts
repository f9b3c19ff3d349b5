/** Rate-limit ledger of one key: decides when each waiting request leaves, so that the service never says "too many". */
import { cancelledError } from '#client/errors/error-messages.ts';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import type { Clock } from '#client/time/clock.ts';
import { createWallClockTimer } from '#client/time/wall-clock-timer.ts';
import { limitWindow } from '#contract/protocol/limit.ts';
import { type Budget, sameBudget } from './budget.ts';
import { createLedgerState, type LedgerMemory, type LedgerStateOptions } from './ledger-state.ts';
import { createPriorityQueue, type QueueEntry, type SlotRequest } from './priority-queue.ts';

/** One request's place in the window; its sender calls exactly one of these methods, once. */
export interface Slot {
  /** The reply is here, with what it says of the limit. */
  answered(signals: RateLimitSignals): void;
  /** No reply will be read: the request failed, was aborted, or took too long. */
  lost(): void;
  /**
   * The browser hid the reply (CORS). Services refuse before they send CORS headers, so close to the cap it counts as
   * "too many": gives when to ask again, in milliseconds since 1970, or null elsewhere.
   */
  hidden(): number | null;
}

interface LedgerOptions extends Partial<LedgerStateOptions> {
  /** Stores the memory, before each request leaves and after each reply; a request waits for its promise. */
  readonly onMemory?: (memory: LedgerMemory) => void | Promise<void>;
}

export type Ledger = ReturnType<typeof createLedger>;

// The machine slept or its clock was set; a browser that throttles the timers of a hidden page is never so late.
const clockJump = 2 * limitWindow;

/** The cap is one less than the limit: clocks differ, and a user may try the key by hand. */
export function createLedger(clock: Clock, { memory, onMemory, random = () => 0, most }: LedgerOptions = {}) {
  const state = createLedgerState(clock.now(), { memory, random, most });
  const queue = createPriorityQueue<Slot>();
  const listeners = new Set<() => void>();
  const timer = createWallClockTimer(clock, schedule);
  let closed = false;
  let published = snapshot();

  function settle(now: number): void {
    const clockJumped = timer.lateness(now) > clockJump;
    state.settle(now, clockJumped);
    if (!clockJumped) return;
    queue.wake(now);
    timer.forget();
  }

  function snapshot(): Budget {
    const now = clock.now();
    settle(now);
    return state.budget(now, queue);
  }

  function send({ request, resolve, reject }: QueueEntry<Slot>): void {
    const sent = state.sent(request.lane(), clock.now());
    remember(() => {
      if (!closed && !request.signal.aborted) {
        resolve(slotOf(sent));
        return;
      }
      state.unsent(sent);
      reject();
      schedule();
    });
  }

  function slotOf(sent: ReturnType<typeof state.sent>): Slot {
    return {
      answered: (signals) => {
        state.answered(sent, signals, clock.now());
        remember(schedule);
      },
      lost: () => {
        state.lost(sent, clock.now());
        remember(schedule);
      },
      hidden: () => {
        const retryAt = state.hidden(sent, clock.now());
        remember(schedule);
        return retryAt;
      },
    };
  }

  /** Hands out the memory, and goes on when it is stored or could not be. */
  function remember(goOn: () => void): void {
    // After closing, the next ledger for this key stores its own memory, in which requests under way count as lost.
    const stored = closed ? undefined : onMemory?.(state.memory());
    if (stored === undefined) goOn();
    else void stored.then(goOn, goOn);
  }

  function schedule(): void {
    const now = clock.now();
    settle(now);
    for (let first = state.next(now, queue); first !== undefined; first = state.next(now, queue)) send(first);
    setTimer();
    const budget = snapshot();
    if (sameBudget(budget, published)) return;
    published = budget;
    for (const listener of [...listeners]) listener();
  }

  function setTimer(): void {
    const isIdle = closed || (queue.length === 0 && listeners.size === 0);
    timer.set(isIdle ? Infinity : state.nextMoment(clock.now(), queue));
  }

  /** @throws ApiError `cancelled` when the signal aborts or the ledger is closed */
  function take(request: SlotRequest): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const { signal } = request;
      if (closed || signal.aborted) {
        reject(cancelledError());
        return;
      }
      const leave = () => {
        queue.remove(entry);
        entry.reject();
        schedule();
      };
      const entry: QueueEntry<Slot> = {
        request,
        since: clock.now(),
        resolve: (slot) => {
          signal.removeEventListener('abort', leave);
          resolve(slot);
        },
        reject: () => {
          signal.removeEventListener('abort', leave);
          reject(cancelledError());
        },
      };
      signal.addEventListener('abort', leave);
      queue.add(entry);
      schedule();
    });
  }

  return {
    take,
    /** The same object until something changes. */
    budget: (): Budget => {
      // With listeners the timer keeps it fresh; a reader must not see a change before the listeners do.
      if (listeners.size > 0) return published;
      const budget = snapshot();
      if (!sameBudget(budget, published)) published = budget;
      return published;
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      setTimer();
      return () => {
        listeners.delete(listener);
        setTimer();
      };
    },
    /** A user acts on a page: for three minutes bulk work leaves more room for requests of users. */
    touch: (): void => {
      state.touch(clock.now());
      schedule();
    },
    /** So many ledgers of this key, this one among them, share the limit from now on, each with an equal part. */
    share: (count: number): void => {
      state.share(count);
      schedule();
    },
    /** Checks again which request may leave, after a waiting one has become more urgent. */
    reschedule: schedule,
    /** Rejects all waiting requests, now and later. */
    close: (): void => {
      closed = true;
      for (const entry of queue.clear()) entry.reject();
      timer.set(Infinity);
    },
  };
}
