/** Permission to send: the sync asks nothing while people wait, another app uses the key, or the limit is near. */
import type { ApiError } from '#client/errors/api-error.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import type { Clock } from '#client/time/clock.ts';
import type { RestReason } from '#engine/library/library-types.ts';

export interface PermissionDeps {
  readonly clock: Clock;
  readonly budget: () => Budget;
  readonly online: () => boolean;
}

/** A user who has just opened a screen opens another one soon; in milliseconds. */
const actsFor = 20_000;
/** Milliseconds between two looks whether it may go on. */
const lookEvery = 1000;
/** Milliseconds without a request after each failure in a row. */
const afterFailure = [5000, 30_000, 120_000, 600_000];

/** @param onRest called when it begins to rest, for another reason, or no more */
export function createPermission({ clock, budget, online }: PermissionDeps, signal: AbortSignal, onRest: () => void) {
  let paused = false;
  let actedAt = -Infinity;
  let resting: RestReason | null = null;
  let failure: { readonly reason: RestReason; readonly until: number } | null = null;
  let failures = 0;
  let waiting: AbortController | null = null;

  signal.addEventListener('abort', () => waiting?.abort());

  function reason(): RestReason | null {
    const now = clock.now();
    if (paused) return 'paused';
    if (!online()) return 'offline';
    if (failure !== null && now < failure.until) return failure.reason;
    const { strict, foreign, pausedUntil, waiting: lanes, left, limit } = budget();
    if (strict || pausedUntil !== null) return 'limit';
    if (foreign > 0) return 'other-app';
    const acts = now >= actedAt && now < actedAt + actsFor;
    return lanes.read + lanes.write > 0 || (acts && left < limit / 3) ? 'person' : null;
  }

  function rest(next: RestReason | null): void {
    if (next === resting) return;
    resting = next;
    onRest();
  }

  return {
    get resting(): RestReason | null {
      return resting;
    },
    get isPaused(): boolean {
      return paused;
    },
    pause: (): void => {
      paused = true;
      rest('paused');
    },
    resume: (): void => {
      paused = false;
      failure = null;
      waiting?.abort();
    },
    /** A user acts on a page. */
    touch: (): void => void (actedAt = clock.now()),
    /** Whether a user acted in the last so many milliseconds. */
    actedWithin: (milliseconds: number): boolean => clock.now() - actedAt < milliseconds,
    /** Resolves when a request may be sent. @throws ApiError `cancelled` where the engine ends */
    granted: async (): Promise<void> => {
      for (;;) {
        if (signal.aborted) throw cancelledError();
        const next = reason();
        rest(next);
        if (next === null) return;
        waiting = new AbortController();
        // Only the user ends a pause.
        await (next === 'paused' ? aborted(waiting.signal) : clock.wait(lookEvery, waiting.signal));
        waiting = null;
      }
    },
    /** A request was carried out. */
    succeeded: (): void => {
      failures = 0;
      failure = null;
    },
    /** A request has failed: rests for a while, longer each time. */
    failed: ({ kind, retryAt }: Pick<ApiError, 'kind' | 'retryAt'>): void => {
      const now = clock.now();
      const rests = afterFailure[Math.min(failures, afterFailure.length - 1)] ?? 0;
      failures += 1;
      if (kind === 'key') failure = { reason: 'key', until: Infinity };
      else if (kind === 'offline') failure = { reason: 'offline', until: now + rests };
      else if (kind === 'limit') failure = { reason: 'limit', until: Math.max(retryAt ?? 0, now + 60_000) };
      else failure = { reason: 'failed', until: now + rests };
    },
    /** Another request has shown that the service takes the key. */
    keyTaken: (): void => {
      if (failure?.reason === 'key') failure = null;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
