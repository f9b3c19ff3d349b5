/**
 * Permission to send: the sync asks little while the user acts, and nothing while they wait or the
 * limit is near.
 */

import type { Clock } from '#base/clock.ts';
import type { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import type { PauseReason } from '#engine/library/library-types.ts';

export interface PermissionDeps {
  readonly clock: Clock;
  readonly budget: () => Budget;
  readonly online: () => boolean;
}

/** A user who has just opened a screen opens another one soon; in milliseconds. */
const actsFor = 20_000;
/**
 * While the user acts, so many of 30 requests a minute go to the sync; another limit scales them.
 */
const shareBesideUser = 8 / 30;
const minute = 60_000;
/** Milliseconds between two checks whether it may go on. */
const retryInterval = 1000;
/** Milliseconds without a request after each failure in a row. */
const afterFailure = [5000, 30_000, 120_000, 600_000];

export class Permission {
  readonly #clock: Clock;
  readonly #budget: () => Budget;
  readonly #online: () => boolean;
  readonly #signal: AbortSignal;
  readonly #onRest: () => void;
  #isPaused = false;
  #actedAt = -Infinity;
  /** When requests were granted in the last minute. */
  #grantedAt: readonly number[] = [];
  #pausedFor: PauseReason | null = null;
  #failure: { readonly reason: PauseReason; readonly until: number } | null = null;
  /** How many requests have failed in a row. */
  #failures = 0;
  #waiting: AbortController | null = null;

  /**
   * @param signal aborts when the engine ends
   * @param onRest called when it begins to rest, for another reason, or no more
   */
  constructor({ clock, budget, online }: PermissionDeps, signal: AbortSignal, onRest: () => void) {
    this.#clock = clock;
    this.#budget = budget;
    this.#online = online;
    this.#signal = signal;
    this.#onRest = onRest;
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
    this.#rest('paused');
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

  /** Whether a user acted in the last so many milliseconds. */
  actedWithin(milliseconds: number): boolean {
    return this.#clock.now() - this.#actedAt < milliseconds;
  }

  /**
   * Resolves when a request may be sent.
   *
   * @param isShort whether the present work takes so few requests that it need not be spread
   * @throws ApiError `cancelled` where the engine ends
   */
  async granted(isShort = false): Promise<void> {
    for (;;) {
      if (this.#signal.aborted) throw cancelledError();
      const reason = this.#reason(isShort);
      this.#rest(reason);
      if (reason === null) {
        this.#grantedAt = [...this.#grantedLately(), this.#clock.now()];
        return;
      }
      await this.#wait(reason);
    }
  }

  /** A request was carried out. */
  succeeded(): void {
    this.#failures = 0;
    this.#failure = null;
  }

  /** A request has failed: rests for a while, longer each time. */
  failed({ kind, retryAt }: Pick<ApiError, 'kind' | 'retryAt'>): void {
    const now = this.#clock.now();
    const rests = afterFailure[Math.min(this.#failures, afterFailure.length - 1)] ?? 0;
    this.#failures += 1;
    if (kind === 'key') this.#failure = { reason: 'key', until: Infinity };
    else if (kind === 'offline') this.#failure = { reason: 'offline', until: now + rests };
    else if (kind === 'limit')
      this.#failure = { reason: 'limit', until: Math.max(retryAt ?? 0, now + minute) };
    else this.#failure = { reason: 'failed', until: now + rests };
  }

  /** Another request has shown that the service takes the key. */
  keyTaken(): void {
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
    const acts = now >= this.#actedAt && now < this.#actedAt + actsFor;
    return acts && this.#isHeldBack(isShort, budget) ? 'user' : null;
  }

  /** Whether the rest of the limit belongs to a user who acts now. */
  #isHeldBack(isShort: boolean, budget: Budget): boolean {
    return budget.left < budget.allowed / 3 || (!isShort && this.#hadShare(budget));
  }

  /**
   * Whether the sync has had its share of the last minute, which is all that it gets while the user
   * acts.
   */
  #hadShare({ limit, isUnlimited }: Budget): boolean {
    const share = Math.max(1, Math.floor(limit * shareBesideUser));
    return !isUnlimited && this.#grantedLately().length >= share;
  }

  /**
   * When requests were granted in the last minute; what lies ahead came of a clock that was set
   * back.
   */
  #grantedLately(): number[] {
    const now = this.#clock.now();
    return this.#grantedAt.filter((at) => at > now - minute && at <= now);
  }

  #rest(reason: PauseReason | null): void {
    if (reason === this.#pausedFor) return;
    this.#pausedFor = reason;
    this.#onRest();
  }

  async #wait(reason: PauseReason): Promise<void> {
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    // Only the user ends a pause.
    await (reason === 'paused' ? aborted(signal) : this.#clock.wait(retryInterval, signal));
    this.#waiting = null;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
