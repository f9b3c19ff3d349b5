/**
 * Backoff after "too many": first no request leaves, then one at a time for a while, under a cap
 * that recovers slowly.
 */
import { limitWindow } from '#contract/protocol/limit.ts';

/** Plain data, which is stored. Times are milliseconds since 1970. */
export interface Backoff {
  /** Until when nothing leaves, or null. */
  readonly pausedUntil: number | null;
  /** Until when requests leave one at a time, or null. */
  readonly strictUntil: number | null;
  /** When the last refusal came, or null; others of the same burst do not count again. */
  readonly refusedAt: number | null;
  /** How many bursts were refused in a row. */
  readonly times: number;
  /** Requests a minute by which the limiter lowered its cap at the last refusal. */
  readonly givenUp: number;
}

export const noBackoff: Backoff = {
  pausedUntil: null,
  strictUntil: null,
  refusedAt: null,
  times: 0,
  givenUp: 0,
};

interface Refusal {
  readonly now: number;
  /** When the refused request left. */
  readonly sentAt: number;
  /** When the next request may leave, at most 62 seconds from now. */
  readonly until: number;
  /** Requests a minute that the service is believed to allow. */
  readonly limit: number;
  /** Requests a minute that the limiter allowed itself. */
  readonly cap: number;
}

/** How long requests leave one at a time: after a first refusal, and at most. */
const firstStrict = 30 * limitWindow;
const maxStrict = 240 * limitWindow;
// Reported waits are at most a minute and a second, and the jitter half a second more.
const maxPause = limitWindow + 2000;
/** The share of the cap that is left after a refusal. */
const capAfterRefusal = 0.7;

/** The backoff after one more refusal. */
export function afterRefusal(
  before: Backoff,
  { now, sentAt, until, limit, cap }: Refusal,
): Backoff {
  const { refusedAt, strictUntil } = before;
  const pausedUntil = Math.max(before.pausedUntil ?? 0, until);
  const isSameBurst = refusedAt !== null && sentAt <= refusedAt;
  if (isSameBurst) return { ...before, pausedUntil };
  const isSoonAgain = refusedAt !== null && now - refusedAt < 2 * limitWindow;
  const isInRow = strictUntil !== null && now < strictUntil + firstStrict;
  const times = isInRow ? before.times + 1 : 1;
  const strict = firstStrict * 2 ** (times - 1);
  // Refused again so soon: the reported wait is too short, whatever the headers say.
  const minPausedUntil = isSoonAgain ? now + limitWindow + 1000 : 0;
  return {
    pausedUntil: Math.max(pausedUntil, minPausedUntil),
    strictUntil: now + Math.min(maxStrict, strict),
    refusedAt: now,
    times,
    // The limiter allows itself one request less than the limit, minus what is given up.
    givenUp: limit - 1 - cap * capAfterRefusal,
  };
}

/** Requests a minute that are still given up; each minute a sixtieth of the limit comes back. */
export function givenUpNow({ givenUp, refusedAt }: Backoff, now: number, limit: number): number {
  if (refusedAt === null) return 0;
  const minutes = (now - refusedAt) / limitWindow;
  return Math.max(0, givenUp - minutes * (limit / 60));
}

/** Whether requests leave one at a time. */
export function isStrict({ strictUntil }: Backoff, now: number): boolean {
  return strictUntil !== null && now < strictUntil;
}

/**
 * Ends the pause when it is over, and shortens what a clock that was set back would make longer
 * than the maximum.
 */
export function settleBackoff(before: Backoff, now: number): Backoff {
  const { pausedUntil, refusedAt, strictUntil } = before;
  const pauseEnd = earlier(pausedUntil, now + maxPause);
  const isPauseOver = pauseEnd === null || pauseEnd <= now;
  const settled: Backoff = {
    ...before,
    pausedUntil: isPauseOver ? null : pauseEnd,
    refusedAt: earlier(refusedAt, now),
    strictUntil: earlier(strictUntil, now + maxStrict),
  };
  const isSame =
    settled.pausedUntil === pausedUntil &&
    settled.refusedAt === refusedAt &&
    settled.strictUntil === strictUntil;
  return isSame ? before : settled;
}

function earlier(time: number | null, latest: number): number | null {
  return time === null ? null : Math.min(time, latest);
}
