/** Trend words: what was observed between looks, in sentences that claim no more than that. */
import type { ClickInterval, LinkTrend } from '#queries/trends.ts';
import { formatCount, formatLook, formatNumber } from '#ui/format/format.ts';

/** `142 clicks observed between 3 May 09:10 and 4 May 18:02` */
export function observedWords(clicks: number, from: number, to: number, near = to): string {
  const count = clicks === 0 ? 'No clicks' : formatCount(clicks, 'click');
  return `${count} observed between ${formatLook(from, near)} and ${formatLook(to, near)}`;
}

/** One interval of a chart, with what is unusual about it. */
export function intervalWords(interval: ClickInterval, near: number): string {
  const observed = observedWords(interval.clicks, interval.from, interval.to, near);
  const note = noteWords(interval);
  return note === '' ? observed : `${observed}. ${note}`;
}

/** What a table says beside the number of clicks; '' for nothing. */
export function noteWords({ beganAgain, after, isGap }: Pick<ClickInterval, 'beganAgain' | 'after' | 'isGap'>): string {
  if (beganAgain) return `The counter began again and shows ${formatNumber(after)}.`;
  return isGap ? 'Nobody looked in between.' : '';
}

/** All that was observed of a link. */
export function trendWords({ intervals, from, to }: LinkTrend): string {
  const clicks = intervals.reduce((sum, interval) => sum + interval.clicks, 0);
  const words = observedWords(clicks, from, to);
  return intervals.some(({ beganAgain }) => beganAgain) ? `${words}, apart from those before the counter began again` : words;
}
