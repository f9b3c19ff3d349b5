/** Budget messages: describes the request budget, its queue and its pauses. */
import type { Budget } from '#queries/budget.ts';
import { formatCount, formatNumber } from '#ui/format/format.ts';

/** Requests left below which the meter warns. */
const low = 5;

export function isLow({ left, pausedUntil, isLimitKnown }: Budget): boolean {
  return isLimitKnown && (left < low || pausedUntil !== null);
}

interface BudgetMessages {
  /** "22 of 30 requests left, full in 18 s", or that no limit is known. */
  short: string;
  /** "22 of 30", or "no limit known" */
  left: string;
  /** "full in 18 s", or '' where it is full. */
  when: string;
  /** The queue by lane, in order. */
  waiting: readonly string[];
  /** About a refusal, another app, or the pace of bulk work. */
  notes: readonly string[];
}

/** @param now milliseconds since 1970 */
export function budgetMessages(budget: Budget, now: number): BudgetMessages {
  const { limit, left, fullAt, pausedUntil, isLimitKnown } = budget;
  if (!isLimitKnown) {
    const unknown = { short: 'No request limit known', left: 'no limit known', when: '' };
    return { ...unknown, waiting: queueMessages(budget), notes: noteMessages(budget) };
  }
  const when =
    pausedUntil !== null ? `paused for ${seconds(pausedUntil, now)}` : fullAt !== null ? `full in ${seconds(fullAt, now)}` : '';
  return {
    short: [`${formatNumber(left)} of ${formatNumber(limit)} requests left`, when].filter(Boolean).join(', '),
    left: `${formatNumber(left)} of ${formatNumber(limit)}`,
    when,
    waiting: queueMessages(budget),
    notes: noteMessages(budget),
  };
}

function queueMessages({ waiting }: Budget): string[] {
  const lines = [
    [waiting.read + waiting.write, 'of what you opened or saved'],
    [waiting.bulk, 'of bulk work'],
    [waiting.background, 'in the background'],
    [waiting.prefetch, 'for what you may open next'],
  ] as const;
  return lines.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count, 'request')} ${what}`);
}

function noteMessages({ pausedUntil, strict, foreign, bulkPerMinute, waiting }: Budget): string[] {
  const others = `about ${formatCount(foreign, 'request')}`;
  const notes = [
    [pausedUntil !== null, 'The service said “too many requests”. Everything waits, and goes on by itself.'],
    [
      pausedUntil === null && strict,
      'The service said “too many requests” not long ago. For a while requests leave one at a time.',
    ],
    [foreign > 0, `Another app is using this key: ${others} a minute. Linkdeck leaves room for it.`],
    [
      waiting.bulk > 0,
      `Bulk work gets about ${formatCount(bulkPerMinute, 'request')} a minute now, and more when you step away.`,
    ],
  ] as const;
  return notes.filter(([applies]) => applies).map(([, words]) => words);
}

/** At least 1 s, because "full in 0 s" would be wrong. */
function seconds(until: number, now: number): string {
  return `${Math.max(1, Math.ceil((until - now) / 1000))} s`;
}
