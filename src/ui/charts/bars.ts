/** Bars: sorts counts by size, scales their lengths, and picks the top ones. */

/** Each null where it could not be read. */
export interface NamedCount {
  name: string | null;
  count: number | null;
}

export interface Bar extends NamedCount {
  /** Unique, also where a service sends a name twice. */
  key: string;
  /** Relative to the longest bar, 0 to 1. */
  length: number;
}

/** Height of a bar with its text, in pixels; the same as in BarList.module.css. */
export const rowHeight = 38;

const topBars = 8;

/** The bars, longest first and those without a count last, and the sum of the counts that could be read. */
export function toBars(counts: readonly NamedCount[]): { all: Bar[]; sum: number } {
  const sorted = counts
    .map((entry, index) => ({ ...entry, key: `${index} ${entry.name}` }))
    .sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
  const longest = sorted[0]?.count ?? 0;
  return {
    all: sorted.map((entry) => ({ ...entry, length: longest > 0 ? (entry.count ?? 0) / longest : 0 })),
    sum: sorted.reduce((total, entry) => total + (entry.count ?? 0), 0),
  };
}

/** The bars shown at first. One bar more is not worth a button, so it is shown too. */
export function firstBars(bars: readonly Bar[]): readonly Bar[] {
  return bars.length <= topBars + 1 ? bars : bars.slice(0, topBars);
}
