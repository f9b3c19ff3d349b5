/** Meter state: the one thing that the request meter says, which is nothing while all goes well. */
import type { Budget } from '#queries/budget.ts';
import type { Outage } from '#queries/reach/use-outage.ts';

export type MeterState =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'away' | 'offline'; readonly outage: Outage }
  /** No request is left, and the user waits for one. */
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'low'; readonly left: number };

interface Known {
  readonly budget: Budget;
  readonly outage: Outage | null;
}

/** Requests left below which the meter says how many. */
const low = 8;
/** Shorter waits, in milliseconds, are over before they are read. */
const worthSaying = 2000;

/** @param now milliseconds since 1970 */
export function meterState({ budget, outage }: Known, now: number): MeterState {
  if (outage !== null) return { kind: outage.kind, outage };
  const until = budget.loadsAt ?? budget.pausedUntil;
  if (until !== null && until - now >= worthSaying) return { kind: 'waiting', until };
  const { left, allowed, isLimitKnown } = budget;
  if (isLimitKnown && left < Math.min(low, allowed)) return { kind: 'low', left };
  return { kind: 'quiet' };
}

/** The requests left of those that are allowed, in percent. */
export function shareLeft({ left, allowed }: Budget): number {
  return Math.max(0, Math.min(100, (left / Math.max(1, allowed)) * 100));
}
