/** Compare periods: by how many per cent this week is above or below the one before, as far as that is known. */
import type { PeriodSum } from '#queries/library.ts';

/** In whole per cent of the period before; `from` and `to` are equal where the clicks of both are known exactly. */
export interface PeriodChange {
  readonly kind: 'more' | 'less';
  readonly from: number;
  readonly to: number;
}

/** A wider range says nothing. */
const widest = 20;

/**
 * @returns `same` where both are equal; null where the period before is not known, has no clicks, or where too many clicks
 * may belong to either
 */
export function comparePeriods(
  sum: PeriodSum,
  before: PeriodSum,
  begin: { period: number; before: number },
): PeriodChange | 'same' | null {
  const isKnown =
    sum.since <= begin.period &&
    before.since <= begin.before &&
    sum.late === 0 &&
    before.late === 0;
  const least = before.clicks - before.unclear;
  if (!isKnown || least <= 0) return null;
  const percent = (clicks: number, of: number) => Math.round((clicks / of - 1) * 100);
  const low = percent(sum.clicks - sum.unclear, before.clicks + before.unclear);
  const high = percent(sum.clicks + sum.unclear, least);
  if (low === 0 && high === 0) return 'same';
  if (high - low > widest) return null;
  if (low >= 0) return { kind: 'more', from: low, to: high };
  if (high <= 0) return { kind: 'less', from: -high, to: -low };
  return null;
}
