/** Mark groups: no line or label covers another one, and no mark is lost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { groupMarks } from './group-marks.ts';

const range = { from: 0, to: 1000 };
const marksAt = (...times: readonly number[]) =>
  times.map((at, index) => ({ at, number: index + 1, isDim: false }));

test('Neighbours whose lines or labels would be too close share one', () => {
  const groups = groupMarks(marksAt(100, 113, 120, 900), range, 1000);
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 4],
  ]);
  expect(groupMarks(marksAt(100, 113), range, 1000)).toHaveLength(1);
  expect(groupMarks(marksAt(100, 120), range, 1000)).toHaveLength(2);
});

test('A label is over its line, and within the plot at its edges', () => {
  const anchors = groupMarks(marksAt(0, 500, 1000), range, 600).map(({ anchor }) => anchor);
  expect(anchors).toEqual([0, 0.5, 1]);
});

test('A shared line is dim only where all of its marks are', () => {
  const marks = marksAt(100, 105).map((mark, index) => ({ ...mark, isDim: index === 0 }));
  expect(groupMarks(marks, range, 1000)).toMatchObject([{ isDim: false }]);
});

test('Marks outside the range are not drawn', () => {
  expect(groupMarks(marksAt(-5, 500, 1005), range, 1000)).toMatchObject([{ first: 2, last: 2 }]);
});

test('Two thousand marks are as many lines as there is room for, and each is in one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 2000 }), fc.integer(), (times, seed) => {
      const width = 200 + (Math.abs(seed) % 1500);
      const marks = marksAt(...times.toSorted((one, other) => one - other));
      const groups = groupMarks(marks, range, width);
      expect(groups.length).toBeLessThanOrEqual(width / 14 + 1);
      const lines = groups.map(({ share }) => share * width);
      for (const [index, line] of lines.entries())
        expect(line - (lines[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(14);
      expect(groups.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(marks.length);
    }),
    propertyRuns(),
  );
});
