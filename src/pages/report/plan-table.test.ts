/** Plan table: columns in parts. */
import { expect, test } from 'vitest';
import { columnParts } from './plan-table.ts';

test.each([
  [1, [1]],
  [6, [6]],
  [7, [4, 3]],
  [13, [5, 5, 3]],
  [20, [5, 5, 5, 5]],
])('%i columns are parts of nearly one size', (columns, sizes) => {
  expect(columnParts(columns).map(({ from, to }) => to - from)).toEqual(sizes);
});

test('Parts have every column once, in order, and none is empty or too wide', () => {
  for (let columns = 1; columns <= 200; columns += 1) {
    const parts = columnParts(columns);
    const covered = parts.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    );
    expect(covered).toEqual(Array.from({ length: columns }, (_, index) => index));
    const sizes = parts.map(({ from, to }) => to - from);
    expect(sizes.every((size) => size > 0 && size <= 6)).toBe(true);
  }
});
