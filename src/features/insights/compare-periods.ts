/** Compare periods: by how many per cent this week is above or below the one before, as far as that is known. */
import type { KnownClicks } from './known-clicks.ts';

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
  now: KnownClicks,
  before: KnownClicks,
): PeriodChange | 'same' | null {
  if (now.most === null || before.most === null || before.least === 0) return null;
  const percent = (clicks: number, of: number) => Math.round((clicks / of - 1) * 100);
  const low = percent(now.least, before.most);
  const high = percent(now.most, before.least);
  if (low === 0 && high === 0) return 'same';
  if (high - low > widest) return null;
  if (low >= 0) return { kind: 'more', from: low, to: high };
  if (high <= 0) return { kind: 'less', from: -high, to: -low };
  return null;
}
