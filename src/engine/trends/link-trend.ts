/**
 * Link trend: the clicks between two readings of a link, gaps without any, and fewer of them for a
 * chart.
 */

import { unitAt } from '#engine/storage/downsample.ts';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import type { ClickInterval, LinkTrend } from './trend-types.ts';

/** A gap is an interval that is this many times as long as usual. */
const spansOfGap = 3;

/** The trend of a link from its history, with all its intervals. */
export function trendOf(id: number, history: LinkHistory): LinkTrend {
  const { from, until, total } = history;
  const isLong = gapTest(history);
  const intervals: ClickInterval[] = [];
  let at = from;
  let clicks = history.first;
  const add = (seconds: number, part: Pick<ClickInterval, 'clicks' | 'after' | 'wasReset'>) => {
    if (seconds <= 0) return;
    const start = at;
    const end = at + seconds;
    // A counter that shows the same at both ends has shown it all the time.
    const isGap = (part.clicks > 0 || part.wasReset) && isLong(seconds, end);
    intervals.push({ from: start * 1000, to: end * 1000, before: clicks, isGap, ...part });
    at = end;
    clicks = part.after;
  };
  const same = () => ({ clicks: 0, after: clicks, wasReset: false });
  for (const { quiet, span, clicks: more, resetTo } of history.entries) {
    add(quiet, same());
    add(span, { clicks: more, after: resetTo ?? clicks + more, wasReset: resetTo !== null });
  }
  add(until - at, same());
  return { id, from: from * 1000, to: until * 1000, total, intervals };
}

/**
 * Whether an interval is a gap: longer than three of its usual ones, or of what
 * thinning leaves at its age.
 */
function gapTest({ entries, until }: LinkHistory): (seconds: number, end: number) => boolean {
  const spans = entries.map(({ span }) => span).sort((one, other) => one - other);
  const median = spans[Math.floor((spans.length - 1) / 2)] ?? 0;
  return (seconds, end) => seconds > spansOfGap * Math.max(median, unitAt(end, until));
}

/**
 * At most so many intervals, each wide enough to be drawn: shorter ones are merged with their
 * neighbours, and none is divided. A gap that is long enough to be seen stays alone.
 */
export function limitIntervals(
  intervals: readonly ClickInterval[],
  max: number,
): readonly ClickInterval[] {
  const begin = intervals[0]?.from ?? 0;
  const end = intervals.at(-1)?.to ?? 0;
  for (let min = (end - begin) / max; ; min *= 1.25) {
    const left = mergeShort(intervals, min);
    if (left.length <= max) return left;
  }
}

export const lengthOf = ({ from, to }: ClickInterval) => to - from;

function mergeShort(intervals: readonly ClickInterval[], min: number): ClickInterval[] {
  const left: ClickInterval[] = [];
  for (const given of intervals) {
    const isShort = lengthOf(given) < min;
    const interval = isShort && given.isGap ? { ...given, isGap: false } : given;
    const last = left.at(-1);
    if (last === undefined || last.isGap || interval.isGap || lengthOf(last) >= min)
      left.push(interval);
    else left.splice(-1, 1, mergedInterval(last, interval));
  }
  // What is left over before a gap or at the end goes to what is before it.
  return left.reduceRight<ClickInterval[]>((joined, interval) => {
    const next = joined[0];
    const isMerged = next !== undefined && !next.isGap && !interval.isGap && lengthOf(next) < min;
    return isMerged ? [mergedInterval(interval, next), ...joined.slice(1)] : [interval, ...joined];
  }, []);
}

/** Two neighbours as one; a gap where either is. */
export function mergedInterval(one: ClickInterval, next: ClickInterval): ClickInterval {
  return {
    from: one.from,
    to: next.to,
    clicks: one.clicks + next.clicks,
    before: one.before,
    after: next.after,
    wasReset: one.wasReset || next.wasReset,
    isGap: one.isGap || next.isGap,
  };
}
