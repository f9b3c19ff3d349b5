/**
 * Trends: records every reading of click counters, and answers what they say of a link and of the
 * account.
 */
import type { Clock } from '#base/clock.ts';
import { LinkHistories, type Observation } from './link-histories.ts';
import { limitIntervals, trendOf } from './link-trend.ts';
import { createPresenceTimes } from './presence-times.ts';
import type { LinkTrend } from './trend-types.ts';

/** Intervals of a chart, and marks of a sparkline. */
const maxIntervals = 60;
const maxMarks = 40;
const day = 86_400_000;
/** Links of one part of an export. */
const maxInPart = 2000;

export type Trends = ReturnType<typeof createTrends>;

export function createTrends(clock: Clock) {
  const histories = new LinkHistories();
  const visits = createPresenceTimes(() => histories.markSeen());
  // It is made when a user opens links.
  visits.act(clock.now());

  const trendAt = (id: number, max: number): LinkTrend | null => {
    const history = histories.of(id);
    if (history === null) return null;
    const trend = trendOf(id, history);
    return { ...trend, intervals: limitIntervals(trend.intervals, max) };
  };

  return {
    histories,
    visits,
    /** Takes note of a reading of a counter. */
    observe: (reading: Observation): void => {
      visits.pass(reading.at);
      histories.observe(reading);
    },
    /** The user acts on a page. */
    touch: (): void => visits.act(clock.now()),
    /** The trend of a link in at most 60 intervals, or null where it was never observed. */
    trend: (id: number): LinkTrend | null => trendAt(id, maxIntervals),
    /**
     * The last days of links, in at most 40 intervals each; links that were not observed twice are
     * left out.
     */
    sparklines: (ids: readonly number[], days: number): LinkTrend[] => {
      const since = clock.now() - days * day;
      return ids.flatMap((id) => {
        const history = histories.of(id);
        if (history === null) return [];
        const trend = trendOf(id, history);
        const intervals = trend.intervals.filter(({ to }) => to > since);
        if (intervals.length === 0) return [];
        return [{ ...trend, intervals: limitIntervals(intervals, maxMarks) }];
      });
    },
    /** All that was recorded, in parts of 2,000 links from a place on. */
    allTrends: (
      from: number,
    ): {
      readonly total: number;
      readonly asked: number;
      readonly trends: readonly LinkTrend[];
    } => {
      const ids = [...histories.ids()];
      const asked = ids.slice(from, from + maxInPart);
      const trends = asked.flatMap((id) => {
        const history = histories.of(id);
        return history === null ? [] : [trendOf(id, history)];
      });
      return { total: ids.length, asked: asked.length, trends };
    },
  };
}
