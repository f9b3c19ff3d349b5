import { describe, expect, it } from 'vitest';
import { chartIntervals } from './chart-intervals.ts';
import type { ClickInterval } from './trend-types.ts';

const hour = 3_600_000;
const begin = Date.UTC(2026, 10, 2, 6);

/** Intervals of so many hours, each with so many clicks. */
function intervalsOf(...parts: readonly (readonly [hours: number, clicks: number])[]) {
  let at = begin;
  let total = 0;
  return parts.map(([hours, clicks]): ClickInterval => {
    const from = at;
    at += hours * hour;
    const before = total;
    total += clicks;
    return { from, to: at, clicks, before, after: total, wasReset: false, isGap: false };
  });
}

const drawn = (intervals: readonly ClickInterval[], made: number | null = null) => {
  const chart = chartIntervals(intervals, made);
  return (
    chart && [
      chart.unit,
      chart.intervals.map(({ from, to, clicks }) => [(to - from) / hour, clicks]),
    ]
  );
};

describe('A chart', () => {
  it('has intervals of nearly a day or more: shorter ones join their neighbour, and no click is lost', () => {
    expect(drawn(intervalsOf([24, 5], [2, 1], [3, 1], [19, 4], [20, 7], [50, 9], [1, 2]))).toEqual([
      'day',
      [
        [24, 5],
        [24, 6],
        [20, 7],
        [51, 11],
      ],
    ]);
  });

  it('is by the hour in the first two days of a link', () => {
    const intervals = intervalsOf([0.5, 3], [1, 1], [4, 2], [2, 0], [0.2, 1]);
    expect(drawn(intervals, begin)).toEqual([
      'hour',
      [
        [1.5, 4],
        [4, 2],
        [2.2, 1],
      ],
    ]);
    expect(drawn(intervals)).toBeNull();
    expect(drawn(intervals, begin - 47 * hour)).toBeNull();
  });

  it.each([
    ['no interval', intervalsOf()],
    ['a second', intervalsOf([1 / 3600, 6])],
    ['two days', intervalsOf([24, 5], [24, 5])],
    ['many looks in a day', intervalsOf([6, 1], [6, 1], [6, 1], [6, 1])],
  ])('is not made of %s', (_, intervals) => {
    expect(drawn(intervals)).toBeNull();
  });

  it('is not made of three intervals in less than six hours, even of a new link', () => {
    expect(drawn(intervalsOf([1, 5], [2, 5], [2, 5]), begin)).toBeNull();
    expect(drawn(intervalsOf([2, 5], [2, 5], [2, 5]), begin)).not.toBeNull();
  });
});
