/** Labels of the time axis. */
import { expect, test } from 'vitest';
import { timeTicks } from './time-scale.ts';

const minute = 60_000;
const from = Date.UTC(2026, 4, 1, 9, 10);

test('A range of days has five labels at even distances', () => {
  const ticks = timeTicks({ from, to: from + 10 * 24 * 60 * minute });
  expect(ticks.map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('A label that would be the same as the one before is left out', () => {
  expect(timeTicks({ from, to: from + minute / 2 })).toHaveLength(1);
  expect(timeTicks({ from, to: from + 2 * minute }).map(({ share }) => share)).toEqual([0, 0.5, 1]);
});
