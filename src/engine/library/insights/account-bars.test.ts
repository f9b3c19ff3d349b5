import { expect, test } from 'vitest';
import type { LinkHistory } from '#engine/storage/history-entries.ts';
import { AccountBars } from './account-bars.ts';

const hour = 3600;
const day = 24 * hour;
const begin = Date.UTC(2026, 9, 25) / 1000;

/**
 * A link that was read at these hours after the beginning, with these clicks since the reading
 * before.
 */
function history(readings: readonly (readonly [hours: number, clicks: number])[]): LinkHistory {
  const from = begin;
  let at = 0;
  const entries = readings.map(([hours, clicks]) => {
    const span = (hours - at) * hour;
    at = hours;
    return { quiet: 0, span, clicks, resetTo: null };
  });
  const total = readings.reduce((sum, [, clicks]) => sum + clicks, 0);
  return { from, first: 0, until: from + at * hour, total, entries };
}

function barsOf(histories: readonly LinkHistory[], since: number, hours: number) {
  const bars = new AccountBars({
    from: begin * 1000,
    to: (begin + hours * hour) * 1000,
    since: (begin + since * hour) * 1000,
  });
  for (const each of histories) bars.add(each);
  return bars.bars().map(({ from, to, clicks }) => ({
    from: (from / 1000 - begin) / hour,
    to: (to / 1000 - begin) / hour,
    clicks,
  }));
}

test('A bar lasts from one visit to the next, and has the clicks of all links in it', () => {
  const one = history([
    [48, 10],
    [96, 20],
    [120, 5],
  ]);
  const other = history([
    [48, 1],
    [96, 2],
    [120, 3],
  ]);
  expect(barsOf([one, other], 96, 120)).toEqual([
    { from: 0, to: 48, clicks: 11 },
    { from: 48, to: 96, clicks: 22 },
    { from: 96, to: 120, clicks: 8 },
  ]);
});

test('Visits that follow each other within 20 hours share a bar, and the last one begins with the last visit', () => {
  const one = history([
    [24, 4],
    [30, 4],
    [50, 4],
    [74, 7],
    [76, 2],
  ]);
  const bars = barsOf([one], 74, 76);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 24],
    [24, 50],
    [50, 74],
    [74, 76],
  ]);
  expect(bars.map(({ clicks }) => clicks)).toEqual([4, 8, 7, 2]);
});

test('A visit in which a link with clicks was not read divides no bar, so that no split is invented', () => {
  const read = history([
    [24, 5],
    [48, 5],
    [72, 5],
    [96, 5],
    [120, 5],
  ]);
  const missed = history([
    [72, 30],
    [96, 1],
    [120, 2],
  ]);
  expect(barsOf([read, read, read, missed], 96, 120)).toEqual([
    { from: 0, to: 72, clicks: 75 },
    { from: 72, to: 96, clicks: 16 },
    { from: 96, to: 120, clicks: 17 },
  ]);
  // A link without clicks hides nothing.
  const quiet = history([[120, 0]]);
  expect(barsOf([read, read, quiet], 96, 120)).toHaveLength(5);
});

test('Many links without a click hide no visit in which a few had some', () => {
  const clicked = history([
    [24, 5],
    [48, 5],
    [72, 5],
    [96, 5],
  ]);
  const quiet = Array.from({ length: 40 }, () => history([[96, 0]]));
  expect(barsOf([clicked, ...quiet], 72, 96).map(({ clicks }) => clicks)).toEqual([5, 5, 5, 5]);
});

test('What came after the readings of a long last visit is new', () => {
  const one = history([
    [24, 4],
    [48, 4],
    [72, 4],
    [77, 9],
  ]);
  const bars = barsOf([one, one], 75, 77);
  expect(bars.at(-1)).toEqual({ from: 75, to: 77, clicks: 18 });
});

test('Two intervals, or less than six hours, are no chart', () => {
  expect(
    barsOf(
      [
        history([
          [24, 4],
          [48, 4],
        ]),
      ],
      24,
      48,
    ),
  ).toEqual([]);
  expect(
    barsOf(
      [
        history([
          [1, 4],
          [2, 4],
          [3, 4],
        ]),
      ],
      2,
      3,
    ),
  ).toEqual([]);
  expect(barsOf([], 1, (2 * day) / hour)).toEqual([]);
});
