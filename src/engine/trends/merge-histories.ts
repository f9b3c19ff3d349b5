/**
 * Merging histories: what two hosts have read of one counter, as one history, and readings of a
 * clock that was ahead.
 */
import { downsampled } from '#engine/storage/downsample.ts';
import type { HistoryEntry, LinkHistory } from '#engine/storage/history-entries.ts';

/**
 * A lower total counts only so long after the last reading, in seconds: replies can supersede each
 * other.
 */
export const settling = 60;

/** What a counter showed at a moment; in seconds since 1970. */
interface Reading {
  readonly at: number;
  readonly total: number;
}

/**
 * Both have true readings of the same counter; those of `one` count where both have one of the same
 * second.
 */
export function mergedHistory(one: LinkHistory, other: LinkHistory): LinkHistory {
  const readings = [...readingsOf(one), ...readingsOf(other)].sort(
    (first, second) => first.at - second.at,
  );
  return historyOf({ at: one.from, total: one.first }, readings);
}

/**
 * The history with what was read later than `now` as read at `now`: a clock that was ahead must not
 * stop all readings until that time has come.
 *
 * @param now in seconds since 1970
 */
export function cutToNow(history: LinkHistory, now: number): LinkHistory {
  const { until, total } = history;
  if (until <= now) return history;
  const known = readingsOf(history).filter(({ at }) => at < now);
  const last = { at: now, total };
  return historyOf(last, [...known, last]);
}

/** @param readings oldest first @param start stands for the first of them where there is none */
function historyOf(start: Reading, readings: readonly Reading[]): LinkHistory {
  const [first = start] = readings;
  const entries: HistoryEntry[] = [];
  let last = first;
  let end = first.at;
  for (const reading of readings) {
    if (reading.at <= last.at) continue;
    const more = reading.total - last.total;
    const span = reading.at - last.at;
    if (more < 0 && span < settling) continue;
    if (more !== 0) {
      const quiet = last.at - end;
      const resetTo = more < 0 ? reading.total : null;
      entries.push({ quiet, span, clicks: Math.max(0, more), resetTo });
      end = reading.at;
    }
    last = reading;
  }
  return {
    from: first.at,
    first: first.total,
    until: last.at,
    total: last.total,
    entries: downsampled(entries, first.at, last.at),
  };
}

/** The moments of a history at which the counter is known. */
function readingsOf({ from, first, entries, until, total }: LinkHistory): Reading[] {
  const readings: Reading[] = [{ at: from, total: first }];
  let at = from;
  let clicks = first;
  for (const { quiet, span, clicks: more, resetTo } of entries) {
    readings.push({ at: at + quiet, total: clicks });
    at += quiet + span;
    clicks = resetTo ?? clicks + more;
    readings.push({ at, total: clicks });
  }
  readings.push({ at: until, total });
  return readings;
}
