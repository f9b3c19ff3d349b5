/** Trends: records every look at click counters, and answers what they tell of a link and of the account. */
import type { Clock } from '#client/time/clock.ts';
import { createAccountSum } from './account-trend.ts';
import { fewer, trendOf } from './intervals.ts';
import { createLinkHistories, type Look } from './link-histories.ts';
import type { AccountTrend, LinkTrend, SinceVisit } from './trend-types.ts';
import { createVisitTimes } from './visit-times.ts';

/** Long work stops when a slice is over, so that other questions are answered meanwhile. */
interface Slices {
  isOver(): boolean;
  next(): Promise<void>;
}

/** What is known of the links of the account. */
interface KnownLinks {
  /** Links at hand. */
  readonly known: number;
  /** Links by the service's count, or null. */
  readonly total: number | null;
}

/** Intervals of a chart, and marks of a sparkline. */
const mostIntervals = 60;
const mostMarks = 12;
/** Links of one part of an export. */
const mostInPart = 2000;
const day = 86_400_000;

export type Trends = ReturnType<typeof createTrends>;

export function createTrends(clock: Clock) {
  const histories = createLinkHistories();
  const visits = createVisitTimes(() => histories.markSeen());
  // It is made when a user looks at links.
  visits.act(clock.now());

  const trendAt = (id: number, most: number): LinkTrend | null => {
    const history = histories.of(id);
    if (history === null) return null;
    const trend = trendOf(id, history);
    return { ...trend, intervals: fewer(trend.intervals, most) };
  };

  return {
    histories,
    visits,
    /** Takes note of a look at a counter. */
    look: (look: Look): void => {
      visits.pass(look.at);
      histories.look(look);
    },
    /** The user acts on a page. */
    touch: (): void => visits.act(clock.now()),
    /** The trend of a link in at most 60 intervals, or null where nobody has looked at it. */
    trend: (id: number): LinkTrend | null => trendAt(id, mostIntervals),
    /** The trends of links in at most 12 intervals each; links without two looks are left out. */
    sparklines: (ids: readonly number[]): LinkTrend[] =>
      ids.flatMap((id) => {
        const trend = trendAt(id, mostMarks);
        return trend === null || trend.intervals.length === 0 ? [] : [trend];
      }),
    /** The clicks of all links in the last days. */
    accountTrend: async (days: number, { known, total }: KnownLinks, slices: Slices): Promise<AccountTrend> => {
      const to = clock.now();
      const sum = createAccountSum({ from: to - days * day, to });
      for (const id of [...histories.ids()]) {
        const history = histories.of(id);
        if (history !== null) sum.add(id, history);
        if (slices.isOver()) await slices.next();
      }
      return sum.trend(known, total);
    },
    /** What has changed since the user's last visit; null where there was none. */
    sinceVisit: (countMadeSince: (at: number) => number): SinceVisit | null => {
      const { before } = visits.get();
      return before === null ? null : { since: before, newLinks: countMadeSince(before), ...histories.sinceSeen() };
    },
    /** All that was recorded, in parts of 2,000 links from a place on. */
    allTrends: (from: number): { readonly total: number; readonly asked: number; readonly trends: readonly LinkTrend[] } => {
      const ids = [...histories.ids()];
      const asked = ids.slice(from, from + mostInPart);
      const trends = asked.flatMap((id) => {
        const history = histories.of(id);
        return history === null ? [] : [trendOf(id, history)];
      });
      return { total: ids.length, asked: asked.length, trends };
    },
  };
}
