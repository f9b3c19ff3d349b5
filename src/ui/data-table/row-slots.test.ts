/** Row slots: which rows take over the elements of others. */
import { expect, test } from 'vitest';
import { assignSlots } from './row-slots.ts';

const slotsOf = (before: readonly (readonly [string, number])[], keys: readonly string[], kept: readonly number[] = []) =>
  assignSlots(
    before.map(([key, slot]) => ({ key, slot })),
    keys,
    (slot) => !kept.includes(slot),
  ).map(({ key, slot }) => [key, slot]);

const list = [
  ['a', 0],
  ['b', 1],
  ['c', 2],
] as const;

test('Rows of another list take over the elements in their order, and more rows get new ones', () => {
  expect(slotsOf(list, ['x', 'y'])).toEqual([
    ['x', 0],
    ['y', 1],
  ]);
  expect(slotsOf(list, ['w', 'x', 'y', 'z']).map(([, slot]) => slot)).toEqual([0, 1, 2, 3]);
});

test('A row that stays keeps its elements, and the rows behind it take over what became free', () => {
  expect(slotsOf(list, ['b', 'c', 'd'])).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 0],
  ]);
});

test('Rows before one that stays get new elements, so that nothing is moved', () => {
  expect(slotsOf(list, ['z', 'a', 'b'])).toEqual([
    ['z', 3],
    ['a', 0],
    ['b', 1],
  ]);
});

test('The elements of a row that was pointed at or had the focus become no other row’s', () => {
  expect(slotsOf(list, ['x', 'y', 'z'], [1]).map(([, slot]) => slot)).toEqual([0, 2, 3]);
});

test('A row that is there twice, as its list has changed, has two slots', () => {
  expect(slotsOf(list, ['a', 'b', 'a']).map(([, slot]) => slot)).toEqual([0, 1, 2]);
});
