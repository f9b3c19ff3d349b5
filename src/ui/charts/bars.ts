/** Bars: sorts counts by size, compares them with the largest, and picks the top ones. */

/** Each null where it could not be read. */
export interface NamedCount {
  name: string | null;
  count: number | null;
}

export interface Bar extends NamedCount {
  /** Unique, also where a service sends a name twice. */
  key: string;
  /** Of the largest count, 0 to 1. */
  length: number;
}

/** Height of a bar with its text, in pixels; the same as in BarList.module.css. */
export const rowHeight = 38;

const topBars = 8;

/**
 * The bars, longest first and those without a count last, and the sum of the counts that could be read.
 *
 * @param total the whole that the counts are of, or null where it is not known; at least their sum is taken
 */
export function toBars(
  counts: readonly NamedCount[],
  total: number | null = null,
): { all: Bar[]; sum: number; whole: number } {
  const sum = counts.reduce((before, { count }) => before + (count ?? 0), 0);
  const whole = Math.max(total ?? 0, sum);
  const largest = counts.reduce((most, { count }) => Math.max(most, count ?? 0), 0);
  const all = counts
    .map((entry, index) => ({
      ...entry,
      key: `${index} ${entry.name}`,
      length: largest > 0 ? (entry.count ?? 0) / largest : 0,
    }))
    .sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
  return { all, sum, whole };
}

/** The bars shown at first. One bar more is not worth a button, so it is shown too. */
export function firstBars(bars: readonly Bar[], top = topBars): readonly Bar[] {
  return bars.length <= top + 1 ? bars : bars.slice(0, top);
}
