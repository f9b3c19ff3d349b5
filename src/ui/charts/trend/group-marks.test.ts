/** Mark groups: no line or label covers another one, and no mark is lost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupMarks } from './group-marks.ts';

const range = { from: 0, to: 1000 };
const marksAt = (...times: readonly number[]) =>
  times.map((at, index) => ({ at, number: index + 1, isDim: false }));

test('Neighbours under 14 pixels share a line', () => {
  const groups = groupMarks(marksAt(100, 113, 120, 900), range, 1000);
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 4],
  ]);
  expect(groupMarks(marksAt(100, 115), range, 1000)).toHaveLength(2);
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
      expect(groups.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBe(marks.length);
    }),
  );
});
