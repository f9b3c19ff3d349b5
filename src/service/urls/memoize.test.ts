/**
 * LRU memoization: what is kept, what is forgotten first, and which texts are computed each time.
 */
import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('A text is computed once, a text that is too long to keep each time', () => {
  const compute = vi.fn((text: string) => text.length);
  expect(['abc', 'abc', '', '', 'too long', 'too long'].map(memoize(10, 5, compute))).toEqual([
    3, 3, 0, 0, 8, 8,
  ]);
  expect(compute.mock.calls.map(([text]) => text)).toEqual(['abc', '', 'too long', 'too long']);
});

test('When it is full, the text that was used longest ago is forgotten', () => {
  const compute = vi.fn((text: string) => text);
  const ask = memoize(3, 5, compute);
  ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd'].map(ask);
  expect(compute).toHaveBeenCalledTimes(4);
  ask('b');
  expect(compute).toHaveBeenCalledTimes(5);
});
