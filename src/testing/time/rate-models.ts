/** Rate models: six ways in which services count the requests of a key; each allows 30 in a minute. */
import { defaultLimit, limitWindow } from '#contract/protocol/limit.ts';

/** What a service says to one request. */
interface Verdict {
  readonly allowed: boolean;
  /** Requests left after it. */
  readonly remaining: number;
  /** When the count starts again, or the next request would be allowed; in milliseconds since 1970. */
  readonly resetAt: number;
}

/** Counts a request that arrives at a moment; moments only grow. */
export type RateModel = (now: number) => Verdict;

const limit = defaultLimit;
// One request each two seconds.
const emission = limitWindow / limit;
const smallBurst = 5;

function fixed(windowOf: (now: number, start: number | undefined) => number): RateModel {
  let start: number | undefined;
  let used = 0;
  return (now) => {
    const window = windowOf(now, start);
    if (window !== start) used = 0;
    start = window;
    const allowed = used < limit;
    if (allowed) used += 1;
    return { allowed, remaining: limit - used, resetAt: start + limitWindow };
  };
}

function slidingLog(): RateModel {
  let log: number[] = [];
  return (now) => {
    log = log.filter((at) => at > now - limitWindow);
    const allowed = log.length < limit;
    if (allowed) log.push(now);
    return { allowed, remaining: limit - log.length, resetAt: (log[0] ?? now) + limitWindow };
  };
}

/** Weighs the window before by how much of it lies in the last minute. */
function slidingCounter(): RateModel {
  let window = -1;
  let before = 0;
  let used = 0;
  return (now) => {
    const current = Math.floor(now / limitWindow);
    if (current !== window) [before, used] = [current === window + 1 ? used : 0, 0];
    window = current;
    const weighed = before * (1 - (now % limitWindow) / limitWindow) + used;
    const allowed = weighed + 1 <= limit;
    if (allowed) used += 1;
    return {
      allowed,
      remaining: Math.max(0, Math.floor(limit - weighed - (allowed ? 1 : 0))),
      resetAt: (current + 1) * limitWindow,
    };
  };
}

function tokenBucket(): RateModel {
  let tokens = limit;
  let last = 0;
  return (now) => {
    tokens = Math.min(limit, tokens + (now - last) / emission);
    last = now;
    const allowed = tokens >= 1;
    if (allowed) tokens -= 1;
    return { allowed, remaining: Math.floor(tokens), resetAt: now + emission * (limit - tokens) };
  };
}

/** A leaky bucket that takes a few at once. */
function leakyBucket(): RateModel {
  let emptyAt = 0;
  return (now) => {
    const allowed = Math.max(emptyAt, now) - now <= (smallBurst - 1) * emission;
    if (allowed) emptyAt = Math.max(emptyAt, now) + emission;
    const remaining = Math.max(0, Math.floor(smallBurst - (emptyAt - now) / emission));
    return { allowed, remaining, resetAt: Math.max(now, emptyAt) };
  };
}

/** Makes a service that has not been asked yet, by the name of the way it counts. */
export const rateModels = {
  'fixed, aligned': () => fixed((now) => now - (now % limitWindow)),
  'fixed, first hit': () =>
    fixed((now, start) => (start === undefined || now >= start + limitWindow ? now : start)),
  'sliding log': slidingLog,
  'token bucket': tokenBucket,
  'sliding counter': slidingCounter,
  'leaky bucket of 5': leakyBucket,
} as const satisfies Record<string, () => RateModel>;
