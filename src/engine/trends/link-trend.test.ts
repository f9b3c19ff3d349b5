import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#engine/storage/history-entries.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { limitIntervals, trendOf } from './link-trend.ts';
import type { ClickInterval } from './trend-types.ts';

const hour = 3600;
const day = 24 * hour;
const start = Date.UTC(2026, 4, 3) / 1000;

const change = (
  quiet: number,
  span: number,
  clicks: number,
  resetTo: number | null = null,
): HistoryEntry => ({
  quiet,
  span,
  clicks,
  resetTo,
});

function trend(entries: readonly HistoryEntry[], quietAfter = 0) {
  const until = entries.reduce((at, { quiet, span }) => at + quiet + span, start) + quietAfter;
  const total = entries.reduce((sum, { clicks, resetTo }) => resetTo ?? sum + clicks, 10);
  return trendOf(1, { from: start, first: 10, until, total, entries });
}

const daily = Array.from({ length: 10 }, () => change(0, day, 5));

describe('The intervals of a link', () => {
  it('follow each other without a distance, from the first look to the last', () => {
    const { intervals, from, to, total } = trend(
      [change(hour, day, 3), change(0, 2 * day, 4)],
      hour,
    );
    expect(intervals.map(({ clicks, before, after }) => [clicks, before, after])).toEqual([
      [0, 10, 10],
      [3, 10, 13],
      [4, 13, 17],
      [0, 17, 17],
    ]);
    expect([intervals[0]?.from, intervals.at(-1)?.to, total]).toEqual([from, to, 17]);
    for (const [index, interval] of intervals.entries())
      if (index > 0) expect(interval.from).toBe(intervals[index - 1]?.to);
  });

  it('are gaps where one is longer than three of the usual ones', () => {
    const gaps = (length: number) =>
      trend([...daily, change(0, length, 9), ...daily]).intervals.filter(({ isGap }) => isGap)
        .length;
    expect(gaps(3 * day)).toBe(0);
    expect(gaps(3 * day + 1)).toBe(1);
  });

  it('are no gaps where the counter shows the same at both ends: it has shown it all the time', () => {
    expect(trend([...daily, change(30 * day, day, 1)]).intervals.some(({ isGap }) => isGap)).toBe(
      false,
    );
  });

  it('are no gaps where looks are always far apart, or where there is only one', () => {
    expect(trend([change(0, 40 * day, 1)]).intervals.some(({ isGap }) => isGap)).toBe(false);
    expect(
      trend(Array.from({ length: 5 }, () => change(0, 20 * day, 1))).intervals.some(
        ({ isGap }) => isGap,
      ),
    ).toBe(false);
  });
});

describe('Fewer intervals', () => {
  const entries = fc.array(
    fc.record({
      quiet: fc.oneof(fc.constant(0), fc.nat(3 * day)),
      span: fc.oneof(
        fc.integer({ min: 1, max: hour }),
        fc.integer({ min: 1, max: 4 * day }),
        fc.integer({ min: 1, max: 60 * day }),
      ),
      clicks: fc.nat(50),
      resetTo: fc.option(fc.nat(9), { freq: 9 }),
    }),
    { maxLength: 120 },
  );
  const ends = (intervals: readonly ClickInterval[]) =>
    intervals.flatMap(({ from, to }) => [from, to]);

  it('are at most as many as asked for, keep all clicks, and divide nothing', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(1, 12, 60), (list, most) => {
        const { intervals } = trend(list);
        const left = limitIntervals(intervals, most);
        expect(left.length).toBeLessThanOrEqual(most);
        expect(left.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(
          intervals.reduce((sum, { clicks }) => sum + clicks, 0),
        );
        const known = new Set(ends(intervals));
        expect(ends(left).filter((at) => !known.has(at))).toEqual([]);
        expect([left[0]?.from, left.at(-1)?.to]).toEqual([
          intervals[0]?.from,
          intervals.at(-1)?.to,
        ]);
        expect(left.some(({ wasReset }) => wasReset)).toBe(
          intervals.some(({ wasReset }) => wasReset),
        );
        for (const [index, interval] of left.entries())
          if (index > 0) expect(interval.from).toBe(left[index - 1]?.to);
      }),
      propertyRuns(200),
    );
  });

  it('leave a gap alone that is wide enough to be seen', () => {
    const { intervals } = trend([...daily, change(0, 8 * day, 40), ...daily]);
    const left = limitIntervals(intervals, 12);
    expect(
      left.filter(({ isGap }) => isGap).map(({ from, to, clicks }) => [(to - from) / 1000, clicks]),
    ).toEqual([[8 * day, 40]]);
  });

  it('merge what would be too narrow to be drawn', () => {
    const { intervals } = trend([change(0, 30, 1), change(0, day, 5), change(0, day, 5)]);
    expect(limitIntervals(intervals, 60).map(({ clicks }) => clicks)).toEqual([6, 5]);
  });
});
