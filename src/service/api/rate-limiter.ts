/** Rate limiter: a fixed window for each API key, which begins with the key's first request. */
import { limitHeaders, limitWindow } from '#contract/protocol/limit.ts';
import type { SharedWindows } from '#service/store/store.ts';
import { Refusal } from './reply.ts';

/** The requests that a key has left. */
interface Allowance {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** When the window ends, in milliseconds since 1970. */
  resetAt: number;
}

/** @param limit requests per window and key, at least 1 */
export function createLimiter(limit: number) {
  // A key moves to the end when its window begins, so the windows that end first are always in front.
  const windows = new Map<number, { start: number; used: number }>();

  // Requests may come in another order than their times, and a clock that was set back locks no key
  // out.
  const isOver = (start: number, now: number): boolean => Math.abs(now - start) >= limitWindow;

  const forgetOld = (now: number): void => {
    for (const [keyId, { start }] of windows) {
      if (!isOver(start, now)) return;
      windows.delete(keyId);
    }
  };

  return {
    /**
     * Counts a request of a key at a time (milliseconds since 1970). A refused one does not prolong
     * the window.
     */
    take: (keyId: number, now: number): Allowance => {
      forgetOld(now);
      let window = windows.get(keyId);
      if (window === undefined || isOver(window.start, now)) {
        window = { start: now, used: 0 };
        windows.delete(keyId);
        windows.set(keyId, window);
      }
      const allowed = window.used < limit;
      if (allowed) window.used += 1;
      return {
        allowed,
        limit,
        remaining: limit - window.used,
        resetAt: window.start + limitWindow,
      };
    },
    /** What a key has that made no request yet. */
    untouched: (now: number): Allowance => untouched(limit, now),
    /** The number of keys in memory. */
    get size() {
      return windows.size;
    },
  };
}

/**
 * The same windows for all instances of the service; a key's window lasts as long as the database
 * says.
 */
export function createSharedLimiter(windows: SharedWindows, limit: number) {
  return {
    take: async (keyId: number, now: number): Promise<Allowance> => {
      const { used, left } = await windows.take(`key ${keyId}`, limit, limitWindow);
      return {
        allowed: used <= limit,
        limit,
        remaining: Math.max(0, limit - used),
        resetAt: now + left,
      };
    },
    untouched: (now: number): Allowance => untouched(limit, now),
  };
}

/** What a key has that made no request yet, and what a request without a key is told. */
export function untouched(limit: number, now: number): Allowance {
  return { allowed: true, limit, remaining: limit, resetAt: now + limitWindow };
}

/**
 * Sets the three rate-limit headers, the reset in seconds since 1970, or says that there is no
 * limit: from silence a client can't tell whether something in front of the service has one.
 */
export function setAllowance(headers: Headers, allowance: Allowance | undefined): void {
  if (allowance === undefined) {
    headers.set(limitHeaders.unlimited, 'true');
    return;
  }
  const { limit, remaining, resetAt } = allowance;
  headers.set(limitHeaders.limit, String(limit));
  headers.set(limitHeaders.remaining, String(remaining));
  headers.set(limitHeaders.reset, String(Math.ceil(resetAt / 1000)));
}

/** The refusal of a request over the limit, at a time in milliseconds since 1970. */
export function overLimit({ limit, resetAt }: Allowance, now: number): Refusal {
  const seconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
  return new Refusal(
    429,
    `Too many requests: a key may make ${limit} in ${limitWindow / 1000} seconds. Try again in ${seconds} seconds.`,
    { [limitHeaders.retryAfter]: String(seconds) },
  );
}
