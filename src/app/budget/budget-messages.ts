/** Budget messages: describes the request budget, its queue and its pauses. */
import type { useTranslations } from 'use-intl';
import type { Budget } from '#queries/budget.ts';

type Texts = ReturnType<typeof useTranslations<'shell.meter'>>;

/** "22 of 30 requests left" */
export function leftMessage(budget: Budget, t: Texts): string {
  return t('left', { left: budget.left, limit: shownLimit(budget) });
}

/** "Resets in 18 s", or '' where it is full. @param now milliseconds since 1970 */
export function resetMessage({ fullAt, pausedUntil }: Budget, now: number, t: Texts): string {
  if (pausedUntil !== null) return t('paused', { seconds: secondsUntil(pausedUntil, now) });
  return fullAt === null ? '' : t('resets', { seconds: secondsUntil(fullAt, now) });
}

/** The limit of the service, or what a parent page grants of it; not one less, which is a matter of the engine. */
function shownLimit({ limit, allowed }: Budget): number {
  return allowed < limit - 1 ? allowed : limit;
}

/** The queue by lane, in order. */
export function queueMessages({ waiting }: Budget, t: Texts): string[] {
  const lanes = [
    ['user', waiting.read + waiting.write],
    ['bulk', waiting.bulk],
    ['background', waiting.background],
    ['prefetch', waiting.prefetch],
  ] as const;
  return lanes.flatMap(([lane, count]) => (count === 0 ? [] : [t(`queued.${lane}`, { count })]));
}

/** About a refusal, another app, or the pace of bulk work. */
export function noteMessages(
  { pausedUntil, strict, otherClients, bulkPerMinute, waiting }: Budget,
  t: Texts,
): string[] {
  return [
    ...(pausedUntil !== null ? [t('tooMany')] : []),
    ...(pausedUntil === null && strict ? [t('strict')] : []),
    ...(otherClients > 0 ? [t('foreign', { count: otherClients })] : []),
    ...(waiting.bulk > 0 ? [t('bulk', { count: bulkPerMinute })] : []),
  ];
}

/** At least 1, because "Resets in 0 s" would be wrong. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
