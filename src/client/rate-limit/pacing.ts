/** How fast each lane may go: what is kept free for people, how far apart bulk work leaves, and who has waited enough. */
import { limitWindow } from '#contract/protocol/limit.ts';
import type { Lane } from './lanes.ts';

/** For so long after somebody acted at the page, bulk work leaves room for them; in milliseconds. */
export const activeFor = 180_000;

/** What the pace depends on. */
interface Conditions {
  /** Requests a minute that the service allows. */
  readonly limit: number;
  /** Requests a minute that the ledger allows itself at present. */
  readonly cap: number;
  /** Whether somebody is at work on a page. */
  readonly active: boolean;
  /** Whether requests leave one at a time, after a refusal. */
  readonly strict: boolean;
}

// The figures below were found for 30 requests a minute; another limit scales them.
const usual = 30;

/** How many slots have to stay free when a request of this lane has left: the reserve for people. */
export function keptFree(lane: Lane, { cap, active }: Pick<Conditions, 'cap' | 'active'>): number {
  if (lane === 'read' || lane === 'write') return 0;
  if (lane === 'bulk') return active ? Math.min(6, Math.ceil(cap / 5)) : 1;
  return Math.min(10, Math.ceil(cap / 3));
}

/** Whether the lane's requests keep their distance. A prefetch is for a person who is about to need it. */
export function isPaced(lane: Lane): boolean {
  return lane === 'bulk' || lane === 'background';
}

/** Milliseconds between two requests of bulk work, so that some slot is free again soon whenever a person needs one. */
export function apart({ limit, active }: Pick<Conditions, 'limit' | 'active'>): number {
  return active ? 75_000 / limit : (2120 * usual) / limit;
}

/** Milliseconds between any two requests after a refusal: no service that counts in some other way refuses that. */
export function strictlyApart(limit: number): number {
  return (2100 * usual) / limit;
}

/** How many paced requests may leave at once after a rest: assigning three links should not take ten seconds. */
export function atOnce(limit: number): number {
  return Math.min(5, Math.max(1, Math.round(limit / 6)));
}

/** What a lane gets however much people ask for, so that nothing starves: so many requests in so many milliseconds. */
interface Share {
  readonly requests: number;
  readonly milliseconds: number;
}

/**
 * Of 30 requests a minute, four for bulk work and one for background work; nothing for a prefetch.
 *
 * @param cap requests a minute that the ledger allows itself at present
 */
export function leastShare(lane: Lane, cap: number): Share | null {
  if (lane !== 'bulk' && lane !== 'background') return null;
  // A little less than a minute, as a request that is due still waits for the next free slot.
  return { requests: lane === 'bulk' ? 4 : 1, milliseconds: (52_000 * usual) / (cap + 1) };
}

/** Requests a minute that bulk work gets, rounded down; a person at work needs some of what it could have. */
export function bulkPerMinute(conditions: Conditions): number {
  const { cap, limit, active, strict } = conditions;
  const distance = Math.max(apart(conditions), strict ? strictlyApart(limit) : 0);
  const most = Math.min(limitWindow / distance, cap - keptFree('bulk', conditions));
  return Math.max(1, Math.floor(most * (active ? 0.88 : 0.98)));
}
