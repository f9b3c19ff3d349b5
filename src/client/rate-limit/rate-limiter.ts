/**
 * Rate limiter of one key: decides when each waiting request leaves, so that the service never says
 * "too many".
 */

import type { Clock } from '#base/clock.ts';
import { createWallClockTimer } from '#base/wall-clock-timer.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { RateLimitSignals } from '#client/response/rate-limit-headers.ts';
import { limitWindow } from '#contract/protocol/limit.ts';
import { type Budget, isSameBudget } from './budget.ts';
import {
  type LimiterMemory,
  LimiterState,
  type LimiterStateOptions,
  type SentRequest,
} from './limiter-state.ts';
import { PriorityQueue, type QueueEntry, type SlotRequest } from './priority-queue.ts';

/** One request's place in the window; its sender calls exactly one of these methods, once. */
export interface RequestSlot {
  /** The reply is here, with what it says of the limit. */
  answered(signals: RateLimitSignals): void;
  /** No reply will be read: the request failed, was aborted, or took too long. */
  lost(): void;
  /**
   * The browser hid the reply (CORS). Services refuse before they send CORS headers, so close to
   * the cap it counts as "too many": gives when to ask again, in milliseconds since 1970, or null
   * elsewhere.
   */
  hidden(): number | null;
}

interface LimiterOptions extends Partial<LimiterStateOptions> {
  /**
   * Stores the memory, before each request leaves and after each reply; a request waits for its
   * promise.
   */
  readonly onMemory?: (memory: LimiterMemory) => void | Promise<void>;
}

// The machine slept or its clock was set; a browser that throttles the timers of a hidden page is
// never so late.
const clockJump = 2 * limitWindow;

/** The cap is one less than the limit: clocks differ, and a user may try the key by hand. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #onMemory: LimiterOptions['onMemory'];
  readonly #state: LimiterState;
  readonly #queue = new PriorityQueue<RequestSlot>();
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof createWallClockTimer>;
  #closed = false;
  /** The budget that listeners have been called for. */
  #published: Budget;

  constructor(clock: Clock, { memory, onMemory, random = () => 0, maxRpm }: LimiterOptions = {}) {
    this.#clock = clock;
    this.#onMemory = onMemory;
    this.#state = new LimiterState(clock.now(), { memory, random, maxRpm });
    this.#timer = createWallClockTimer(clock, () => this.reschedule());
    this.#published = this.#snapshot();
  }

  /** @throws ApiError `cancelled` when the signal aborts or the limiter is closed */
  take(request: SlotRequest): Promise<RequestSlot> {
    return new Promise((resolve, reject) => {
      const { signal } = request;
      if (this.#closed || signal.aborted) {
        reject(cancelledError());
        return;
      }
      const leave = () => {
        this.#queue.remove(entry);
        entry.reject();
        this.reschedule();
      };
      const entry: QueueEntry<RequestSlot> = {
        request,
        since: this.#clock.now(),
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
      this.#queue.add(entry);
      this.reschedule();
    });
  }

  /** The same object until something changes. */
  budget(): Budget {
    // With listeners the timer keeps it fresh; a reader must not see a change before the listeners do.
    if (this.#listeners.size > 0) return this.#published;
    const budget = this.#snapshot();
    if (!isSameBudget(budget, this.#published)) this.#published = budget;
    return this.#published;
  }

  /** Calls back after each change of the budget; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#setTimer();
    return () => {
      this.#listeners.delete(listener);
      this.#setTimer();
    };
  }

  /** A user acts on a page: for three minutes bulk work leaves more room for requests of users. */
  touch(): void {
    this.#state.touch(this.#clock.now());
    this.reschedule();
  }

  /**
   * So many limiters of this key, this one among them, share the limit from now on, each with an
   * equal part.
   */
  share(count: number): void {
    this.#state.share(count);
    this.reschedule();
  }

  /**
   * Checks again which request may leave, for example after a waiting one has become more urgent.
   */
  reschedule(): void {
    const now = this.#clock.now();
    this.#settle(now);
    for (;;) {
      const entry = this.#state.next(now, this.#queue);
      if (entry === undefined) break;
      this.#send(entry);
    }
    this.#setTimer();
    const budget = this.#snapshot();
    if (isSameBudget(budget, this.#published)) return;
    this.#published = budget;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Rejects all waiting requests, now and later. */
  close(): void {
    this.#closed = true;
    for (const entry of this.#queue.clear()) entry.reject();
    this.#timer.set(Infinity);
  }

  #settle(now: number): void {
    const clockJumped = this.#timer.lateness(now) > clockJump;
    this.#state.settle(now, clockJumped);
    if (!clockJumped) return;
    this.#queue.wake(now);
    this.#timer.forget();
  }

  #snapshot(): Budget {
    const now = this.#clock.now();
    this.#settle(now);
    return this.#state.budget(now, this.#queue);
  }

  #send({ request, resolve, reject }: QueueEntry<RequestSlot>): void {
    const sent = this.#state.sent(request.lane(), this.#clock.now());
    this.#remember(() => {
      if (!this.#closed && !request.signal.aborted) {
        resolve(this.#slotOf(sent));
        return;
      }
      this.#state.unsent(sent);
      reject();
      this.reschedule();
    });
  }

  #slotOf(sent: SentRequest): RequestSlot {
    return {
      answered: (signals) => {
        this.#state.answered(sent, signals, this.#clock.now());
        this.#rememberAndReschedule();
      },
      lost: () => {
        this.#state.lost(sent, this.#clock.now());
        this.#rememberAndReschedule();
      },
      hidden: () => {
        const retryAt = this.#state.hidden(sent, this.#clock.now());
        this.#rememberAndReschedule();
        return retryAt;
      },
    };
  }

  #rememberAndReschedule(): void {
    this.#remember(() => this.reschedule());
  }

  /** Hands out the memory; calls back when it is stored or could not be. */
  #remember(callback: () => void): void {
    // After closing, the next limiter for this key stores its own memory, in which requests under way
    // count as lost.
    const stored = this.#closed ? undefined : this.#onMemory?.(this.#state.memory());
    if (stored === undefined) callback();
    else void stored.then(callback, callback);
  }

  #setTimer(): void {
    const isIdle = this.#closed || (this.#queue.length === 0 && this.#listeners.size === 0);
    this.#timer.set(isIdle ? Infinity : this.#state.nextMoment(this.#clock.now(), this.#queue));
  }
}
