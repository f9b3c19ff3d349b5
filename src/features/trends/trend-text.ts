/** Trend words: what was observed between looks, in sentences that claim no more than that. */
import type { useTranslations } from 'use-intl';
import type { ClickInterval, LinkTrend } from '#queries/trends.ts';
import { formatObservedAt } from '#ui/format/format.ts';
import { sinceMoment } from '#ui/format/since-moment.ts';

/** The texts of trends: `useTranslations('trends')`. */
type TrendTexts = ReturnType<typeof useTranslations<'trends'>>;

/** What is known of a counter where that is too little for a chart: `+42 since 6:14 AM`. */
export function recordedText(
  { intervals, from }: Pick<LinkTrend, 'intervals' | 'from'>,
  now: number,
  t: TrendTexts,
): string {
  if (intervals.length === 0) return t('recorded.now');
  const clicks = intervals.reduce((sum, interval) => sum + interval.clicks, 0);
  const moment = sinceMoment(from, now);
  return clicks === 0 ? t('recorded.none', moment) : t('recorded.more', { clicks, ...moment });
}

/** What a table says beside the number of clicks; '' for nothing. */
export function gapText(
  { wasReset, after, isGap }: Pick<ClickInterval, 'wasReset' | 'after' | 'isGap'>,
  t: TrendTexts,
): string {
  if (wasReset) return t('again', { count: after });
  return isGap ? t('gap') : '';
}

/** All that was observed of a link. */
export function trendText({ intervals, from, to }: LinkTrend, t: TrendTexts): string {
  const clicks = intervals.reduce((sum, interval) => sum + interval.clicks, 0);
  const values = { clicks, from: formatObservedAt(from, to), to: formatObservedAt(to, to) };
  return intervals.some(({ wasReset }) => wasReset)
    ? t('observedAgain', values)
    : t('observed', values);
}
