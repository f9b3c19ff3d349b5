/** From when the next request may leave, as far as that is a matter of distance: bulk work's, and everyone's after a refusal. */
import type { Lane } from './lanes.ts';
import { activeFor, apart, atOnce, isPaced, strictlyApart } from './pacing.ts';

interface Pace {
  /** Whether somebody is at work on a page. */
  active(now: number): boolean;
  /** Somebody acts at the page. */
  touch(now: number): void;
  /** From when bulk work may leave. What it did not use while it rested is kept for a few requests, and no more. */
  bulkFrom(now: number, limit: number): number;
  /** From when anything may leave that keeps the strict distance. */
  strictFrom(limit: number): number;
  /** A request of this lane leaves. */
  sent(lane: Lane, now: number, limit: number): void;
  /** Nothing is caught up after a sleep: bulk work goes on as it went. */
  wake(now: number, limit: number): void;
  /** A clock that was set back makes nothing longer than it can be. */
  settle(now: number, limit: number): void;
  /** When bulk work gets the pace of a page that nobody uses. */
  restsAt(): number;
  /** When bulk work has earned its next request, in milliseconds since 1970. */
  readonly earnedAt: number;
}

/** @param earnedAt of an earlier pace */
export function createPace(now: number, earnedAt = now): Pace {
  let earned = earnedAt;
  let touchedAt = now;
  let sentAt = -Infinity;
  const active = (at: number) => at < touchedAt + activeFor;
  const latest = (at: number, limit: number) => at + atOnce(limit) * apart({ limit, active: true });
  return {
    active,
    touch: (at) => void (touchedAt = at),
    bulkFrom: (at, limit) => earned - (atOnce(limit) - 1) * apart({ limit, active: active(at) }),
    strictFrom: (limit) => sentAt + strictlyApart(limit),
    sent: (lane, at, limit) => {
      sentAt = at;
      if (isPaced(lane)) earned = Math.max(at, earned) + apart({ limit, active: active(at) });
    },
    wake: (at, limit) => void (earned = latest(at, limit)),
    settle: (at, limit) => {
      earned = Math.min(earned, latest(at, limit));
      touchedAt = Math.min(touchedAt, at);
      sentAt = Math.min(sentAt, at);
    },
    restsAt: () => touchedAt + activeFor,
    get earnedAt() {
      return earned;
    },
  };
}
