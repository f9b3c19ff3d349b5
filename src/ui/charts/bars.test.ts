import { describe, expect, test } from 'vitest';
import { barLength, firstBars, largestNamed, toBars } from './bars.ts';

describe('toBars', () => {
  test('The longest bar comes first, and each is as long as its share of the longest', () => {
    const { all, sum } = toBars([
      { name: 'France', count: 5 },
      { name: 'Germany', count: 20 },
    ]);
    expect(all.map((bar) => [bar.name, bar.length])).toEqual([
      ['Germany', 1],
      ['France', 0.25],
    ]);
    expect(sum).toBe(25);
  });

  test('The whole is what is given, and never less than what the counts add up to', () => {
    const counts = [{ name: 'Germany', count: 19 }];
    expect(toBars(counts, 100)).toMatchObject({ sum: 19, whole: 100 });
    expect(toBars(counts, 10)).toMatchObject({ whole: 19 });
    expect(toBars(counts, null)).toMatchObject({ whole: 19 });
  });

  test('Zeros have no length rather than one that is not a number', () => {
    expect(toBars([{ name: 'Germany', count: 0 }]).all[0]?.length).toBe(0);
    expect(toBars([])).toEqual({ all: [], sum: 0, whole: 0 });
  });

  test('A count that could not be read comes last, without length, and is no part of the sum', () => {
    const { all, sum } = toBars([
      { name: 'France', count: null },
      { name: 'Germany', count: 0 },
      { name: null, count: 20 },
    ]);
    expect(all.map((bar) => [bar.name, bar.count, bar.length])).toEqual([
      [null, 20, 0],
      ['Germany', 0, 0],
      ['France', null, 0],
    ]);
    expect(sum).toBe(20);
    expect(toBars([{ name: 'France', count: null }])).toMatchObject({
      all: [{ length: 0 }],
      sum: 0,
    });
  });

  test('A name that comes twice makes two bars that can be told apart', () => {
    const { all } = toBars([
      { name: '', count: 1 },
      { name: '', count: 1 },
    ]);
    expect(new Set(all.map((bar) => bar.key)).size).toBe(2);
  });
});

test('Bars are scaled to the largest row with a name, and what is left over has none', () => {
  const rows = [{ value: 18 }, { value: 2 }, { value: 80, isRest: true }];
  const lengths = rows.map((row) => barLength(row, largestNamed(rows)));
  expect(lengths).toEqual([1, 2 / 18, 0]);
  expect(largestNamed([{ value: 5, isRest: true }])).toBe(1);
});

test('Of many bars the first eight are shown, but never all except one', () => {
  const many = (length: number) =>
    toBars(Array.from({ length }, (_, index) => ({ name: `${index}`, count: 1 }))).all;
  expect(firstBars(many(8))).toHaveLength(8);
  expect(firstBars(many(9))).toHaveLength(9);
  expect(firstBars(many(10))).toHaveLength(8);
});
