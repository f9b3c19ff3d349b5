/** Trend verbs of the library: trends of links, with the links that they are about. */

import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import type { Trends } from '#engine/trends/trends.ts';
import type { Library } from './library-types.ts';

interface TrendVerbDeps {
  readonly rows: LinkRows;
  readonly trends: Trends;
}

type TrendVerbs = Pick<Library, 'trend' | 'sparklines' | 'allTrends'>;

/** Sparklines of one question: as many as the rows of a window. */
const mostSparklines = 200;

export function createTrendVerbs({ rows, trends }: TrendVerbDeps): TrendVerbs {
  /** With their links, as far as these are at hand. */
  const named = <Item extends { readonly id: number }>(items: readonly Item[]) =>
    items.flatMap((item) => {
      const place = rows.placeOf(item.id);
      return place === undefined ? [] : [{ ...item, link: rows.link(place) }];
    });
  return {
    trend: (id) => Promise.resolve(trends.trend(id)),
    sparklines: (ids, days) =>
      Promise.resolve(trends.sparklines(ids.slice(0, mostSparklines), days)),
    allTrends: (from) => {
      const part = trends.allTrends(from);
      return Promise.resolve({ ...part, trends: named(part.trends) });
    },
  };
}
