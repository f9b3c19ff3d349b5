/** Trend verbs of the library: trends of links and of the account, with the links that they are about. */
import type { Library } from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import type { Trends } from '#engine/trends/trends.ts';

interface TrendVerbDeps {
  readonly rows: LinkRows;
  readonly trends: Trends;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Links by the service's count, or null. */
  readonly total: () => number | null;
}

type TrendVerbs = Pick<Library, 'trend' | 'sparklines' | 'accountTrend' | 'sinceVisit' | 'allTrends'>;

/** Sparklines of one question: as many as the rows of a window. */
const mostSparklines = 200;

export function createTrendVerbs({ rows, trends, now, total }: TrendVerbDeps): TrendVerbs {
  /** With their links, as far as these are at hand. */
  const named = <Item extends { readonly id: number }>(items: readonly Item[]) =>
    items.flatMap((item) => {
      const place = rows.placeOf(item.id);
      return place === undefined ? [] : [{ ...item, link: rows.link(place) }];
    });
  const countMadeSince = (at: number): number => {
    let count = 0;
    const { ids, made } = rows.columns;
    for (let place = 0; place < rows.places; place += 1) if (ids[place] !== 0 && (made[place] ?? 0) > at) count += 1;
    return count;
  };

  const countClicks = (): { links: number; clicks: number } => {
    let [links, sum] = [0, 0];
    const { ids, clicks } = rows.columns;
    for (let place = 0; place < rows.places; place += 1) {
      const own = ids[place] === 0 ? Number.NaN : (clicks[place] ?? Number.NaN);
      if (Number.isNaN(own)) continue;
      links += 1;
      sum += own;
    }
    return { links, clicks: sum };
  };

  return {
    trend: (id) => Promise.resolve(trends.trend(id)),
    sparklines: (ids) => Promise.resolve(trends.sparklines(ids.slice(0, mostSparklines))),
    accountTrend: async (days) => {
      const links = { known: rows.known, total: total() };
      const { movers, ...trend } = await trends.accountTrend(days, links, createSlices({ now }));
      return { ...trend, movers: named(movers), counted: countClicks() };
    },
    sinceVisit: () => Promise.resolve(trends.sinceVisit(countMadeSince)),
    allTrends: (from) => {
      const part = trends.allTrends(from);
      return Promise.resolve({ ...part, trends: named(part.trends) });
    },
  };
}
