/** Period clicks: how many clicks of a link fall into a period such as a week, by what was observed. */
import type { LinkHistory } from '#engine/storage/history-entries.ts';

/** From a moment on, and before another; in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

export interface PeriodClicks {
  /** An interval that reaches over an end of the period counts where most of it lies. */
  readonly clicks: number;
  /** Clicks of intervals that lie in the period as a whole. */
  readonly certain: number;
  /** Clicks of intervals that reach over an end: as many more than those that are certain are possible. */
  readonly unclear: number;
  /**
   * From when on the clicks are known, in milliseconds since 1970: the beginning of the period, or
   * the first observation where that came later; the end of the period where it came after that.
   */
  readonly since: number;
  /** The link was created within the period, so that all of its clicks came in it. */
  readonly isNew: boolean;
}

/** Clicks between two observations; in milliseconds since 1970. */
interface Interval extends Period {
  readonly clicks: number;
}

/**
 * The clicks of one link.
 *
 * @param made when the link was created, in milliseconds since 1970; NaN where that is not known
 * @returns null where nothing was observed since the period began, and where the link was created
 * after it
 */
export function periodClicks(
  history: LinkHistory,
  made: number,
  period: Period,
): PeriodClicks | null {
  const first = history.from * 1000;
  // A link that was created within the period had no clicks before it.
  const isNew = made >= period.from && made < period.to && made <= first;
  if (made >= period.to || history.until * 1000 <= period.from) return null;
  if (!isNew && first >= period.to)
    return { clicks: 0, certain: 0, unclear: 0, since: period.to, isNew };
  let clicks = 0;
  let certain = 0;
  let unclear = 0;
  const add = (interval: Interval): void => {
    const inside = Math.min(interval.to, period.to) - Math.max(interval.from, period.from);
    if (inside <= 0) return;
    const isWhole = interval.from >= period.from && interval.to <= period.to;
    if (isWhole) certain += interval.clicks;
    else unclear += interval.clicks;
    if (isWhole || 2 * inside > interval.to - interval.from) clicks += interval.clicks;
  };
  if (isNew) add({ from: made, to: Math.max(first, made + 1), clicks: history.first });
  for (const interval of intervalsOf(history)) add(interval);
  const since = isNew ? period.from : Math.max(period.from, first);
  return { clicks, certain, unclear, since, isNew };
}

/** Those in which clicks came. */
function* intervalsOf({ from, entries }: LinkHistory): Generator<Interval> {
  let at = from;
  for (const { quiet, span, clicks } of entries) {
    const start = at + quiet;
    at = start + span;
    if (clicks > 0) yield { from: start * 1000, to: at * 1000, clicks };
  }
}
