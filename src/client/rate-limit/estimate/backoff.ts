/** Backoff after "too many": a pause for all requests, a lower cap that recovers slowly, and one at a time for a while. */
import { limitWindow } from '#contract/protocol/limit.ts';

/** Plain data. Times are milliseconds since 1970. */
export interface Backoff {
  /** Until when nothing leaves, or null. */
  readonly pausedUntil: number | null;
  /** Until when requests leave one at a time, or null. */
  readonly strictUntil: number | null;
  /** When the last refusal came, or null; others of the same burst do not count again. */
  readonly heardAt: number | null;
  /** How many in a row. */
  readonly times: number;
  /** Requests a minute that the ledger gave up then. */
  readonly givenUp: number;
}

export const neverRefused: Backoff = { pausedUntil: null, strictUntil: null, heardAt: null, times: 0, givenUp: 0 };

interface Refusal {
  readonly now: number;
  /** When the refused request left. */
  readonly sentAt: number;
  /** When to ask again, at most 62 seconds from now. */
  readonly until: number;
  /** Requests a minute that the service is believed to allow, and that the ledger allowed itself. */
  readonly limit: number;
  readonly cap: number;
}

const firstStrict = 30 * limitWindow;
const longestStrict = 240 * limitWindow;
// Reported waits are at most a minute and a second, and the jitter half a second more.
const longestPause = limitWindow + 2000;

/** Takes in one refusal. */
export function refuse(before: Backoff, { now, sentAt, until, limit, cap }: Refusal): Backoff {
  const pausedUntil = Math.max(before.pausedUntil ?? 0, until);
  if (before.heardAt !== null && sentAt <= before.heardAt) return { ...before, pausedUntil };
  // Refused again so soon: the reported wait is too short, whatever the headers say.
  const again = before.heardAt !== null && now - before.heardAt < 2 * limitWindow;
  const inRow = before.strictUntil !== null && now < before.strictUntil + firstStrict;
  const times = inRow ? before.times + 1 : 1;
  return {
    pausedUntil: again ? Math.max(pausedUntil, now + limitWindow + 1000) : pausedUntil,
    strictUntil: now + Math.min(longestStrict, firstStrict * 2 ** (times - 1)),
    heardAt: now,
    times,
    givenUp: limit - 1 - cap * 0.7,
  };
}

/** Requests a minute that are still given up: half a request comes back each minute, of a limit of 30. */
export function givenUpNow({ givenUp, heardAt }: Backoff, now: number, limit: number): number {
  if (heardAt === null) return 0;
  return Math.max(0, givenUp - ((now - heardAt) / limitWindow) * (limit / 60));
}

/** Whether requests leave one at a time. */
export function isStrict({ strictUntil }: Backoff, now: number): boolean {
  return strictUntil !== null && now < strictUntil;
}

/** Ends what is over; a clock that was set back makes no wait longer than it can be. */
export function settleBackoff(before: Backoff, now: number): Backoff {
  const { pausedUntil, heardAt, strictUntil } = before;
  const pauseEnds = pausedUntil === null ? null : Math.min(pausedUntil, now + longestPause);
  const changed = {
    pausedUntil: pauseEnds !== null && pauseEnds > now ? pauseEnds : null,
    heardAt: heardAt === null ? null : Math.min(heardAt, now),
    strictUntil: strictUntil === null ? null : Math.min(strictUntil, now + longestStrict),
  };
  const isSame = changed.pausedUntil === pausedUntil && changed.heardAt === heardAt && changed.strictUntil === strictUntil;
  return isSame ? before : { ...before, ...changed };
}
