/** Known clicks: what may be said of the clicks of a period, which are observed in part. */
import type { PeriodSum } from '#queries/library.ts';

export interface KnownClicks {
  readonly least: number;
  /** Equal to `least` where all is known; null where any more are possible. */
  readonly most: number | null;
}

/**
 * @param begin of the period, in milliseconds since 1970
 * @param isComplete whether every link was read after the period, or in it
 */
export function knownClicks(
  { certain, unclear, since, late }: PeriodSum,
  begin: number,
  isComplete: boolean,
): KnownClicks {
  const isWhole = isComplete && since <= begin && late === 0;
  return { least: certain, most: isWhole ? certain + unclear : null };
}
