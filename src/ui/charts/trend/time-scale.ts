/** Time scale: where moments lie on the width of a chart, and the labels of its axis. */
import { formatDate, formatObservedAt } from '#ui/format/format.ts';

/** In milliseconds since 1970; `to` is later than `from`. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The share of the width that lies before a moment, 0 to 1. */
export function shareAt(at: number, { from, to }: TimeRange): number {
  return to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0;
}

interface TimeTick {
  /** The share of the width before it. */
  readonly share: number;
  readonly label: string;
}

const day = 86_400_000;

/** At most five labels at even distances: days, with the time of day where the range is short. None is there twice. */
export function timeTicks({ from, to }: TimeRange): TimeTick[] {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = from + share * (to - from);
    return { share, label: to - from < 3 * day ? formatObservedAt(at, to) : formatDate(at, to) };
  });
  return ticks.filter(
    ({ label }, index) => ticks.findIndex((tick) => tick.label === label) === index,
  );
}

/** A round number at least as large, for the end of an axis: 1, 2, 4, 5, 6 or 8 with zeros. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const first = [1, 2, 4, 5, 6, 8, 10].find((digit) => value <= digit * power) ?? 10;
  return first * power;
}
