/**
 * Trends: records readings of click counters, and answers the trend of one link, the sparklines of
 * several, and all trends for an export.
 */
import type { Clock } from '#base/clock.ts';
import { LinkHistories, type Observation } from './link-histories.ts';
import { limitIntervals, trendOf } from './link-trend.ts';
import { createPresenceTimes } from './presence-times.ts';
import type { LinkTrend } from './trend-types.ts';

const maxChartIntervals = 60;
const maxSparklineIntervals = 40;
const day = 86_400_000;
/** Links of one part of an export. */
const maxInPart = 2000;

/** One part of an export. */
interface TrendsPart {
  /** Links of the whole export. */
  readonly total: number;
  /** Links of this part, also those without a trend: the next part begins after them. */
  readonly count: number;
  readonly trends: readonly LinkTrend[];
}

export type Trends = ReturnType<typeof createTrends>;

export function createTrends(clock: Clock) {
  const histories = new LinkHistories();
  const visits = createPresenceTimes(() => histories.markSeen());
  // Trends are created when the user opens links, which counts as an act.
  visits.act(clock.now());

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
    trend: (id: number): LinkTrend | null => {
      const history = histories.of(id);
      if (history === null) return null;
      const trend = trendOf(id, history);
      return { ...trend, intervals: limitIntervals(trend.intervals, maxChartIntervals) };
    },
    /**
     * The trends of links over the last days, each in at most 40 intervals. Links without an
     * interval in that time are left out.
     */
    sparklines: (ids: readonly number[], days: number): LinkTrend[] => {
      const since = clock.now() - days * day;
      return ids.flatMap((id) => {
        const history = histories.of(id);
        if (history === null) return [];
        const trend = trendOf(id, history);
        const intervals = trend.intervals.filter(({ to }) => to > since);
        if (intervals.length === 0) return [];
        return [{ ...trend, intervals: limitIntervals(intervals, maxSparklineIntervals) }];
      });
    },
    /** One part of an export: the trends of up to 2,000 links, beginning at `offset`. */
    allTrends: (offset: number): TrendsPart => {
      const ids = [...histories.ids()];
      const part = ids.slice(offset, offset + maxInPart);
      const trends = part.flatMap((id) => {
        const history = histories.of(id);
        return history === null ? [] : [trendOf(id, history)];
      });
      return { total: ids.length, count: part.length, trends };
    },
  };
}
