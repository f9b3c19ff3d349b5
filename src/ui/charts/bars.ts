/** Counts by name as bars: sorted, the top ones apart from the rest, each with its share; pure. */

export interface NamedCount {
  name: string;
  count: number;
}

export interface Bar extends NamedCount {
  /** Unique in its list, also where a service sends a name twice. */
  key: string;
  /** Of the longest bar, from 0 to 1. */
  length: number;
}

interface Bars {
  /** Longest first; equal ones in the order they came. */
  all: Bar[];
  /** The sum of all counts. */
  sum: number;
}

/** The height of a bar with its words, in pixels; as in BarList.module.css. */
export const rowHeight = 38;

/** How many bars stand before "n more". */
const topBars = 8;

export function toBars(counts: readonly NamedCount[]): Bars {
  const sorted = counts.map((entry, index) => ({ ...entry, key: `${index} ${entry.name}` })).sort((a, b) => b.count - a.count);
  const longest = sorted[0]?.count ?? 0;
  return {
    all: sorted.map((entry) => ({ ...entry, length: longest > 0 ? entry.count / longest : 0 })),
    sum: sorted.reduce((total, entry) => total + entry.count, 0),
  };
}

/** The bars to show at first: a single one more is not worth a button, so it is shown too. */
export function firstBars(bars: readonly Bar[]): readonly Bar[] {
  return bars.length <= topBars + 1 ? bars : bars.slice(0, topBars);
}
