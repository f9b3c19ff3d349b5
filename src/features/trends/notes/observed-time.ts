/** Observed time: from the first reading of an account to the last bar of a chart, which may begin later. */
import type { TimeRange } from '#ui/charts/trend/time-scale.ts';

/** @param since the first reading of the account; null where it is not known */
export function observedTime(bars: readonly TimeRange[], since: number | null): TimeRange | null {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  return { from: Math.min(first.from, since ?? first.from), to: last.to };
}
