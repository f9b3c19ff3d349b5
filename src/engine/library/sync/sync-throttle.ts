/**
 * Sync throttle: decides when the background sync may send a request, so that the user's own
 * requests come first.
 */

import type { Clock } from '#base/clock.ts';
import type { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import type { PauseReason } from '#engine/library/library-types.ts';

export interface ThrottleDeps {
  readonly clock: Clock;
  readonly budget: () => Budget;
  readonly online: () => boolean;
}

/**
 * How long after an act the user counts as acting, in milliseconds: who has just opened a screen
 * opens another one soon.
 */
const actsFor = 20_000;
/** The part of the limit that the sync may use while the user acts. */
const shareBesideUser = 8 / 30;
/** The part of the limit that is left to a user who acts. */
const reservedForUser = 1 / 3;
const minute = 60_000;
/**
 * Milliseconds between two checks whether it may go on. The first comes soon, as the requests of a screen have left in a
 * moment, and its figures wait for the links; each other one comes twice as late, up to a second.
 */
const firstCheck = 50;
const checkInterval = 1000;
/** Milliseconds without a request after each failure in a row. */
const failureDelays = [5000, 30_000, 120_000, 600_000];

/** Why nothing is sent after a failed request, and until when, in milliseconds since 1970. */
interface Failure {
  readonly reason: PauseReason;
  readonly until: number;
}

export class SyncThrottle {
  readonly #clock: Clock;
  readonly #budget: () => Budget;
  readonly #online: () => boolean;
  readonly #signal: AbortSignal;
  readonly #onPausedForChange: () => void;
  #isPaused = false;
  #actedAt = -Infinity;
  /** When requests were granted in the last minute. */
  #grantedAt: readonly number[] = [];
  #pausedFor: PauseReason | null = null;
  #failure: Failure | null = null;
  /** How many requests have failed in a row. */
  #failures = 0;
  #waiting: AbortController | null = null;

  /**
   * @param signal aborts when the engine ends
   * @param onPausedForChange called whenever `pausedFor` changes
   */
  constructor(
    { clock, budget, online }: ThrottleDeps,
    signal: AbortSignal,
    onPausedForChange: () => void,
  ) {
    this.#clock = clock;
    this.#budget = budget;
    this.#online = online;
    this.#signal = signal;
    this.#onPausedForChange = onPausedForChange;
    signal.addEventListener('abort', () => this.#waiting?.abort());
  }

  get pausedFor(): PauseReason | null {
    return this.#pausedFor;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  pause(): void {
    this.#isPaused = true;
    this.#setPausedFor('paused');
  }

  resume(): void {
    this.#isPaused = false;
    this.#failure = null;
    this.#waiting?.abort();
  }

  /** A user acts on a page. */
  touch(): void {
    this.#actedAt = this.#clock.now();
  }

  /** Whether a user acted in the last so many milliseconds; an act in the future is one of a clock that was set back. */
  actedWithin(milliseconds: number): boolean {
    const age = this.#clock.now() - this.#actedAt;
    return age >= 0 && age < milliseconds;
  }

  /**
   * Resolves when a request may be sent, and counts it.
   *
   * @param isShort whether the present work takes so few requests that it need not be spread
   * @throws ApiError `cancelled` where the engine ends
   */
  async acquire(isShort = false): Promise<void> {
    for (let interval = firstCheck; ; interval = Math.min(interval * 2, checkInterval)) {
      if (this.#signal.aborted) throw cancelledError();
      const reason = this.#reason(isShort);
      this.#setPausedFor(reason);
      if (reason === null) {
        this.#grantedAt = [...this.#grantedLately(), this.#clock.now()];
        return;
      }
      await this.#wait(reason, interval);
    }
  }

  /** A request was carried out. */
  succeeded(): void {
    this.#failures = 0;
    this.#failure = null;
  }

  /** A request has failed: none is sent for a while, longer each time. */
  failed({ kind, retryAt }: Pick<ApiError, 'kind' | 'retryAt'>): void {
    this.#failure = this.#failureOf(kind, retryAt ?? 0);
    this.#failures += 1;
  }

  #failureOf(kind: ApiError['kind'], retryAt: number): Failure {
    const now = this.#clock.now();
    const delay = failureDelays[Math.min(this.#failures, failureDelays.length - 1)] ?? 0;
    switch (kind) {
      case 'key':
        return { reason: 'key', until: Infinity };
      case 'offline':
        return { reason: 'offline', until: now + delay };
      case 'limit':
        return { reason: 'limit', until: Math.max(retryAt, now + minute) };
      default:
        return { reason: 'failed', until: now + delay };
    }
  }

  /** Another request has shown that the service accepts the key. */
  keyAccepted(): void {
    if (this.#failure?.reason === 'key') this.#failure = null;
  }

  /** Why no request may be sent now; null where one may be. */
  #reason(isShort: boolean): PauseReason | null {
    const now = this.#clock.now();
    if (this.#isPaused) return 'paused';
    if (!this.#online()) return 'offline';
    if (this.#failure !== null && now < this.#failure.until) return this.#failure.reason;
    const budget = this.#budget();
    if (budget.strict || budget.pausedUntil !== null) return 'limit';
    if (budget.otherClients > 0) return 'other-app';
    if (budget.waiting.read + budget.waiting.write > 0) return 'user';
    if (!this.actedWithin(actsFor)) return null;
    return this.#isHeldBack(isShort, budget) ? 'user' : null;
  }

  /** Whether what is left of the limit belongs to a user who acts now. */
  #isHeldBack(isShort: boolean, budget: Budget): boolean {
    if (budget.left < budget.allowed * reservedForUser) return true;
    return !isShort && this.#hadShare(budget);
  }

  /**
   * Whether the sync has had its share of the last minute, which is all that it gets while the user
   * acts.
   */
  #hadShare({ limit, isUnlimited }: Budget): boolean {
    const share = Math.max(1, Math.floor(limit * shareBesideUser));
    return !isUnlimited && this.#grantedLately().length >= share;
  }

  /** When requests were granted in the last minute. Times in the future are left out: the clock was set back. */
  #grantedLately(): number[] {
    const now = this.#clock.now();
    return this.#grantedAt.filter((at) => at > now - minute && at <= now);
  }

  #setPausedFor(reason: PauseReason | null): void {
    if (reason === this.#pausedFor) return;
    this.#pausedFor = reason;
    this.#onPausedForChange();
  }

  async #wait(reason: PauseReason, interval: number): Promise<void> {
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    // Only the user ends a pause.
    await (reason === 'paused' ? untilAborted(signal) : this.#clock.wait(interval, signal));
    this.#waiting = null;
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
