/**
 * Rate-limit headers: reads X-RateLimit-* and Retry-After from a reply's headers and body, in all
 * known spellings.
 */
import { isFailure, isOk, type JsonObject, wholeNumber } from './reply-types.ts';

export interface RateLimitSignals {
  /** Requests allowed in a window, or null where the reply does not say. */
  readonly limit: number | null;
  /** Requests left in the service's window. */
  readonly remaining: number | null;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetAt: number | null;
  /** When to ask again: set exactly when this reply says "too many". */
  readonly retryAt: number | null;
  /** Whether the service says that it has no limit. */
  readonly isUnlimited?: boolean;
}

/** The signals of a reply that could not be read. */
export const noSignals: RateLimitSignals = {
  limit: null,
  remaining: null,
  resetAt: null,
  retryAt: null,
};

/** Any reply, with a body that may be missing or no JSON. */
interface AnyReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject | undefined;
}

const second = 1000;
const maxWait = 60 * second;
// Clocks and windows are rounded; one second more is cheaper than a second refusal.
const margin = second;

/**
 * Reads the signals of one reply that arrived at `now`. No header makes a wait longer than 61
 * seconds, or negative.
 */
export function readRateLimitHeaders(reply: AnyReply, now: number): RateLimitSignals {
  const { headers } = reply;
  const reset = resetWait(headers['x-ratelimit-reset'], headers['date'], now);
  const resetAt = reset === null ? null : now + clamp(reset, 0, maxWait);
  const signals = {
    limit: wholeNumber(headers['x-ratelimit-limit']?.trim()) ?? null,
    remaining: wholeNumber(headers['x-ratelimit-remaining']?.trim()) ?? null,
    resetAt,
    isUnlimited: headers['x-ratelimit-unlimited'] === 'true',
  };
  if (!isOverLimit(reply)) return { ...signals, retryAt: null };
  const wait =
    retryWait(headers['retry-after'], headers['date'], now) ??
    retryWait(bodyRetryAfter(reply.body), headers['date'], now) ??
    (reset !== null && reset > 0 ? reset : null) ??
    maxWait;
  return { ...signals, retryAt: now + clamp(wait, second, maxWait) + margin };
}

/** Whether a reply says "too many": by status 429, or in its body under the status of a success. */
export function isOverLimit({ status, body }: Omit<AnyReply, 'headers'>): boolean {
  if (status === 429) return true;
  if (body === undefined || !isOk(status) || !isFailure(body['error'])) return false;
  return wholeNumber(body['error']) === 429 || bodyRetryAfter(body) !== undefined;
}

/** The wait in a body: `Retry-After`, also with an underscore or in another letter case. */
export function bodyRetryAfter(body: JsonObject | undefined): string | undefined {
  const [, wait] = Object.entries(body ?? {}).find(([key]) => /^retry[-_]?after$/i.test(key)) ?? [];
  return typeof wait === 'string' || typeof wait === 'number' ? String(wait) : undefined;
}

/** Milliseconds until the window ends, or null where the header has no plausible value. */
function resetWait(
  value: string | undefined,
  date: string | undefined,
  now: number,
): number | null {
  // Up to 90 it is a number of seconds from now; larger ones that are no moment mean something
  // unknown.
  const wait = waitFrom(value, date, now, 90);
  return wait !== null && wait > -60 * second && wait < 120 * second ? wait : null;
}

/**
 * Milliseconds to wait, or null where the value says nothing. Up to a day, a number means seconds.
 */
function retryWait(
  value: string | undefined,
  date: string | undefined,
  now: number,
): number | null {
  const wait = waitFrom(value, date, now, 86_400);
  return wait !== null && wait >= 0 ? wait : null;
}

function waitFrom(
  value: string | undefined,
  date: string | undefined,
  now: number,
  maxSeconds: number,
): number | null {
  const text = value?.trim() ?? '';
  // Moments are the server's: they are compared with its own clock where it sends a date.
  const serverNow = moment(date?.trim() ?? '') ?? now;
  if (!/^\d+(\.\d+)?$/.test(text)) {
    const at = moment(text);
    return at === null ? null : at - serverNow;
  }
  const number = Number(text);
  if (number >= 1e11) return number - serverNow;
  if (number >= 1e9) return number * second - serverNow;
  return number <= maxSeconds ? number * second : null;
}

/**
 * A date of HTTP or ISO 8601 in milliseconds since 1970; without a zone it is UTC, without a year
 * it is none.
 */
function moment(text: string): number | null {
  if (!/\d{4}/.test(text)) return null;
  const bare = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.exec(text);
  const time = Date.parse(bare === null ? text : `${bare[1]}T${bare[2]}Z`);
  return Number.isFinite(time) ? time : null;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
