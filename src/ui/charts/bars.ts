/** Bars: sorts counts by size, compares them with the largest that has a name, and picks the top ones. */

/** Each null where it could not be read. */
export interface NamedCount {
  name: string | null;
  count: number | null;
}

export interface Bar extends NamedCount {
  /** Unique, also where a service sends a name twice. */
  key: string;
  /** Of the largest count that has a name, 0 to 1; 0 without a name. */
  length: number;
}

/** Height of a bar with its text, in pixels at the usual size of text; the same as in BarList.module.css. */
export const barHeight = 38;

const topBars = 8;

/** A row of a ranking, or what is left over beside the rows that have a name. */
export interface ScaledRow {
  readonly value: number;
  readonly isRest?: boolean;
}

/** The largest value of a row with a name, at least 1: bars are scaled to it. */
export function largestNamed(rows: readonly ScaledRow[]): number {
  return rows.reduce((most, { value, isRest }) => (isRest ? most : Math.max(most, value)), 1);
}

/** 0 to 1. What is left over has no bar: it would make dots of all others. */
export function barLength({ value, isRest }: ScaledRow, largest: number): number {
  return isRest ? 0 : value / largest;
}

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
  const rows = counts.map(({ name, count }): ScaledRow => {
    return { value: count ?? 0, isRest: name === null || name.trim() === '' };
  });
  const largest = largestNamed(rows);
  const all = counts
    .map((entry, index) => ({
      ...entry,
      key: `${index} ${entry.name}`,
      length: barLength(rows[index] ?? { value: 0 }, largest),
    }))
    .sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
  return { all, sum, whole };
}

/** The bars shown at first. One bar more is not worth a button, so it is shown too. */
export function firstBars(bars: readonly Bar[], top = topBars): readonly Bar[] {
  return bars.length <= top + 1 ? bars : bars.slice(0, top);
}
