/**
 * Pacing: how many slots each lane leaves free, how far apart its requests leave, and its
 * guaranteed minimum share.
 */
import { limitWindow } from '#contract/protocol/limit.ts';
import type { Lane } from './lanes.ts';

/**
 * For so long after a user acted on a page, bulk work leaves room for more requests of users; in
 * milliseconds.
 */
const activeFor = 180_000;

/** What the pace depends on. */
interface Conditions {
  /** Requests a minute that the service allows. */
  readonly limit: number;
  /** Requests a minute that the limiter allows itself at present. */
  readonly cap: number;
  /** Whether a user is at work on a page. */
  readonly active: boolean;
  /** Whether requests leave one at a time, after a refusal. */
  readonly strict: boolean;
}

// The figures below were measured for 30 requests a minute; another limit scales them.
const usual = 30;

/** How many slots have to stay free for users when a request of this lane has left. */
export function reservedSlots(
  lane: Lane,
  { cap, active }: Pick<Conditions, 'cap' | 'active'>,
): number {
  if (lane === 'read' || lane === 'write') return 0;
  if (lane === 'bulk') return active ? Math.min(6, Math.ceil(cap / 5)) : 1;
  // While nobody acts, ten free slots would be reserved for a user who is not there.
  if (lane === 'background' && !active) return Math.min(2, Math.ceil(cap / 3));
  return Math.min(10, Math.ceil(cap / 3));
}

/** Whether the lane's requests keep a distance. A prefetch does not: a user is about to need it. */
export function isPaced(lane: Lane): boolean {
  return lane === 'bulk' || lane === 'background';
}

/**
 * Milliseconds between two requests of bulk work, so that a slot is free soon whenever a user needs
 * one.
 */
function bulkDistance({ limit, active }: Pick<Conditions, 'limit' | 'active'>): number {
  return active ? 75_000 / limit : (2120 * usual) / limit;
}

/** Milliseconds between any two requests after a refusal: no known way of counting refuses that. */
function strictDistance(limit: number): number {
  return (2100 * usual) / limit;
}

/**
 * How many paced requests may leave at once after a rest: assigning three links should not take ten
 * seconds.
 */
function burst(limit: number): number {
  return Math.min(5, Math.max(1, Math.round(limit / 6)));
}

/**
 * Requests that a lane gets in so many milliseconds however much users ask for, so that it does not
 * starve.
 */
interface Share {
  readonly requests: number;
  readonly milliseconds: number;
}

/**
 * Of 30 requests a minute, four for bulk work and one for background work; nothing for a prefetch.
 *
 * @param cap requests a minute that the limiter allows itself at present
 */
export function minShare(lane: Lane, cap: number): Share | null {
  if (lane !== 'bulk' && lane !== 'background') return null;
  // A little less than a minute, because a request that is due still waits for the next free slot.
  return { requests: lane === 'bulk' ? 4 : 1, milliseconds: (52_000 * usual) / (cap + 1) };
}

/** Requests a minute that bulk work gets, rounded down; an active user needs some of its share. */
export function bulkPerMinute(conditions: Conditions): number {
  const { cap, limit, active, strict } = conditions;
  const distance = Math.max(bulkDistance(conditions), strict ? strictDistance(limit) : 0);
  const max = Math.min(limitWindow / distance, cap - reservedSlots('bulk', conditions));
  return Math.max(1, Math.floor(max * (active ? 0.88 : 0.98)));
}

/** @param earnedAt of an earlier pacing for the same key */
export function createPacing(now: number, earnedAt = now) {
  let earned = earnedAt;
  let touchedAt = now;
  let sentAt = -Infinity;
  /** Whether a user is at work on a page. */
  const active = (at: number) => at < touchedAt + activeFor;
  const latest = (at: number, limit: number) =>
    at + burst(limit) * bulkDistance({ limit, active: true });
  return {
    active,
    /** A user acts on a page. */
    touch: (at: number) => void (touchedAt = at),
    /**
     * From when bulk work may leave. After a rest a few requests may leave at once, and no more.
     */
    bulkFrom: (at: number, limit: number) =>
      earned - (burst(limit) - 1) * bulkDistance({ limit, active: active(at) }),
    /** From when any request may leave that keeps the strict distance. */
    strictFrom: (limit: number) => sentAt + strictDistance(limit),
    /** A request of this lane leaves. */
    sent: (lane: Lane, at: number, limit: number) => {
      sentAt = at;
      if (isPaced(lane))
        earned = Math.max(at, earned) + bulkDistance({ limit, active: active(at) });
    },
    /** After a sleep of the machine bulk work goes on at its pace; nothing is caught up. */
    wake: (at: number, limit: number) => void (earned = latest(at, limit)),
    /** A clock that was set back makes no wait longer than it can be. */
    settle: (at: number, limit: number) => {
      earned = Math.min(earned, latest(at, limit));
      touchedAt = Math.min(touchedAt, at);
      sentAt = Math.min(sentAt, at);
    },
    /** When the user counts as gone. */
    restsAt: () => touchedAt + activeFor,
    /** When bulk work has earned its next request, in milliseconds since 1970. */
    get earnedAt() {
      return earned;
    },
  };
}
