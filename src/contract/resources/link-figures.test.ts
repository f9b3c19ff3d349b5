import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { propertyRuns } from '#testing/property-runs.ts';
import { figures, targets } from './link-figures.ts';

const counts = [
  { name: 'Canada', count: 5 },
  { name: 'Chile', count: 0 },
];

describe('Top figures', () => {
  it.each<[unknown, unknown]>([
    [
      { Canada: 5, Chile: 0 },
      { kind: 'counts', counts },
    ],
    [
      { Canada: '5', Chile: '0' },
      { kind: 'counts', counts },
    ],
    [
      [
        ['Canada', 5],
        ['Chile', '0'],
      ],
      { kind: 'counts', counts },
    ],
    [{}, { kind: 'counts', counts: [] }],
    [[], { kind: 'counts', counts: [] }],
    [12, { kind: 'number', number: 12 }],
    ['12', { kind: 'number', number: 12 }],
    [0, { kind: 'number', number: 0 }],
    [null, { kind: 'nothing' }],
  ])('are read from %j', (wire, value) => {
    expect(figures.parse(wire)).toEqual(value);
  });

  it.each([
    { wire: { Canada: 'many' } },
    { wire: { Canada: -1 } },
    { wire: [['Canada']] },
    { wire: [5] },
    { wire: 'x' },
    { wire: -1 },
  ])('are not made up from $wire', ({ wire }) => {
    expect(figures.safeParse(wire).success).toBe(false);
  });

  it('hold only counts from zero, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        const read = figures.safeParse(wire);
        if (!read.success || read.data.kind === 'nothing') return;
        const numbers =
          read.data.kind === 'number'
            ? [read.data.number]
            : read.data.counts.map((entry) => entry.count);
        for (const number of numbers)
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
      }),
      propertyRuns(),
    );
  });

  it('are sent as a map, a number or null, as they are', () => {
    expect(z.encode(figures, { kind: 'counts', counts })).toEqual({ Canada: 5, Chile: 0 });
    expect(z.encode(figures, { kind: 'number', number: 3 })).toBe(3);
    expect(z.encode(figures, { kind: 'nothing' })).toBeNull();
  });
});

describe('Targets', () => {
  it('are a list in the application and a map on the way', () => {
    const wire = { Canada: 'https://shop.example/ca', Chile: 'https://shop.example/cl' };
    const list = targets.parse(wire);
    expect(list).toEqual([
      { name: 'Canada', link: 'https://shop.example/ca' },
      { name: 'Chile', link: 'https://shop.example/cl' },
    ]);
    expect(z.encode(targets, list)).toEqual(wire);
  });

  it.each([{ wire: [] }, { wire: '' }, { wire: { Canada: 7 } }, { wire: null }])(
    'are not read from $wire',
    ({ wire }) => {
      expect(targets.safeParse(wire).success).toBe(false);
    },
  );
});
