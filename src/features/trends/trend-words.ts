/** Trend words: what was observed between looks, in sentences that claim no more than that. */
import type { useTranslations } from 'use-intl';
import type { ClickInterval, LinkTrend } from '#queries/trends.ts';
import { formatLook } from '#ui/format/format.ts';

/** The texts of trends: `useTranslations('trends')`. */
type TrendTexts = ReturnType<typeof useTranslations<'trends'>>;

/** `142 clicks observed between 3 May 09:10 and 4 May 18:02` */
export function observedWords(clicks: number, [from, to]: readonly [from: number, to: number], t: TrendTexts, near = to): string {
  return t('observed', { clicks, from: formatLook(from, near), to: formatLook(to, near) });
}

/** One interval of a chart, with what is unusual about it. */
export function intervalWords(interval: ClickInterval, near: number, t: TrendTexts): string {
  const observed = observedWords(interval.clicks, [interval.from, interval.to], t, near);
  const note = noteWords(interval, t);
  return note === '' ? observed : `${observed}. ${note}`;
}

/** What a table says beside the number of clicks; '' for nothing. */
export function noteWords(
  { beganAgain, after, isGap }: Pick<ClickInterval, 'beganAgain' | 'after' | 'isGap'>,
  t: TrendTexts,
): string {
  if (beganAgain) return t('again', { count: after });
  return isGap ? t('gap') : '';
}

/** All that was observed of a link. */
export function trendWords({ intervals, from, to }: LinkTrend, t: TrendTexts): string {
  const clicks = intervals.reduce((sum, interval) => sum + interval.clicks, 0);
  const values = { clicks, from: formatLook(from, to), to: formatLook(to, to) };
  return intervals.some(({ beganAgain }) => beganAgain) ? t('observedAgain', values) : t('observed', values);
}
