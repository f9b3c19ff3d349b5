/** Budget messages: describes the request budget, its queue and its pauses. */
import type { useTranslations } from 'use-intl';
import type { Budget } from '#queries/budget.ts';

type Texts = ReturnType<typeof useTranslations<'shell.meter'>>;

/** Requests left below which the meter warns. */
const low = 5;

export function isLow({ left, pausedUntil, isLimitKnown }: Budget): boolean {
  return isLimitKnown && (left < low || pausedUntil !== null);
}

interface BudgetMessages {
  /** "22 of 30 requests left. Resets in 18 s.", or that no limit is known. */
  short: string;
  /** "22 of 30", or "no limit known" */
  left: string;
  /** "Resets in 18 s", or '' where it is full. */
  when: string;
  /** The queue by lane, in order. */
  waiting: readonly string[];
  /** About a refusal, another app, or the pace of bulk work. */
  notes: readonly string[];
}

/** @param now milliseconds since 1970 */
export function budgetMessages(budget: Budget, now: number, t: Texts): BudgetMessages {
  const { limit, left, fullAt, pausedUntil, isLimitKnown } = budget;
  const lists = { waiting: queueMessages(budget, t), notes: noteMessages(budget, t) };
  if (!isLimitKnown) return { short: t('unknown'), left: t('unknownShort'), when: '', ...lists };
  const counted = { left: t('short', { left, limit }), ...lists };
  if (pausedUntil !== null) {
    const seconds = secondsUntil(pausedUntil, now);
    return { ...counted, short: t('leftPaused', { left, limit, seconds }), when: t('paused', { seconds }) };
  }
  if (fullAt === null) return { ...counted, short: t('left', { left, limit }), when: '' };
  const seconds = secondsUntil(fullAt, now);
  return { ...counted, short: t('leftResets', { left, limit, seconds }), when: t('resets', { seconds }) };
}

function queueMessages({ waiting }: Budget, t: Texts): string[] {
  const lanes = [
    ['person', waiting.read + waiting.write],
    ['bulk', waiting.bulk],
    ['background', waiting.background],
    ['prefetch', waiting.prefetch],
  ] as const;
  return lanes.flatMap(([lane, count]) => (count === 0 ? [] : [t(`queued.${lane}`, { count })]));
}

function noteMessages({ pausedUntil, strict, foreign, bulkPerMinute, waiting }: Budget, t: Texts): string[] {
  return [
    ...(pausedUntil !== null ? [t('tooMany')] : strict ? [t('strict')] : []),
    ...(foreign > 0 ? [t('foreign', { count: foreign })] : []),
    ...(waiting.bulk > 0 ? [t('bulk', { count: bulkPerMinute })] : []),
  ];
}

/** At least 1, because "Resets in 0 s" would be wrong. */
function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
