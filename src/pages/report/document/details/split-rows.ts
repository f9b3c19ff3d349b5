/** Split rows: counts by name as rows of a table, the first ones by themselves and the others in one. */

export interface NamedSum {
  readonly name: string;
  readonly count: number;
}

interface SplitRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly isRest?: boolean;
}

const shown = 8;

/** Counts by the names that are shown: services write one country in several ways. Most first. */
export function mergedCounts(
  counts: readonly NamedSum[],
  nameOf: (name: string) => string,
): readonly NamedSum[] {
  const sums = new Map<string, number>();
  for (const { name, count } of counts) {
    const text = nameOf(name);
    sums.set(text, (sums.get(text) ?? 0) + count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}

/** @param othersText the name of the row with the other counts, of which there are so many */
export function splitRows(
  counts: readonly NamedSum[],
  othersText: (count: number) => string,
): { rows: readonly SplitRow[]; sum: number } {
  const sum = counts.reduce((before, { count }) => before + count, 0);
  // One row more is not worth a sum of others.
  const listed = counts.length > shown + 1 ? counts.slice(0, shown) : counts;
  const rows: SplitRow[] = listed.map(({ name, count }) => ({ key: name, name, value: count }));
  const rest = counts.length - listed.length;
  if (rest === 0) return { rows, sum };
  const value = listed.reduce((left, { count }) => left - count, sum);
  return { rows: [...rows, { key: ' others', name: othersText(rest), value, isRest: true }], sum };
}
