/** The request budget in words. */
import type { Budget } from '#engine/engine.ts';

/** Below this number of requests a person had better know. */
const low = 5;

export function isLow({ left, pausedUntil }: Budget): boolean {
  return left < low || pausedUntil !== null;
}

interface BudgetWords {
  /** "22 of 30 requests left, full in 18 s" */
  short: string;
  /** "22 of 30" */
  left: string;
  /** "full in 18 s", or nothing where it is full. */
  when: string;
  /** What waits for its turn, or nothing. */
  waiting: string;
}

/** @param now milliseconds since 1970 */
export function budgetWords({ limit, left, queued, fullAt, pausedUntil }: Budget, now: number): BudgetWords {
  const when =
    pausedUntil !== null ? `paused for ${seconds(pausedUntil, now)}` : fullAt !== null ? `full in ${seconds(fullAt, now)}` : '';
  const requests = queued === 1 ? '1 request waits' : `${queued} requests wait`;
  const why = pausedUntil === null ? 'for a place' : 'until the service takes requests again';
  return {
    short: [`${left} of ${limit} requests left`, when].filter(Boolean).join(', '),
    left: `${left} of ${limit}`,
    when,
    waiting: queued === 0 ? '' : `${requests} ${why}.`,
  };
}

/** Never below one second: "full in 0 s" for something that is not full would be wrong. */
function seconds(until: number, now: number): string {
  return `${Math.max(1, Math.ceil((until - now) / 1000))} s`;
}
