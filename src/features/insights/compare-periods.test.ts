/** Compare periods: a change is said where both are known, as a range where clicks may belong to either. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { comparePeriods } from './compare-periods.ts';

const begin = { period: 700, before: 0 };
const sum = (clicks: number, unclear = 0, since = 0, late = 0) => ({
  clicks,
  unclear,
  since,
  late,
  links: 1,
});

test.each([
  [sum(112), sum(100), { kind: 'more', from: 12, to: 12 }],
  [sum(90), sum(100), { kind: 'less', from: 10, to: 10 }],
  [sum(100), sum(100), 'same'],
  [sum(112, 2), sum(100), { kind: 'more', from: 10, to: 14 }],
  [sum(100, 5), sum(100), null],
  [sum(200, 90), sum(100), null],
  [sum(20), sum(0), null],
  [sum(20, 0, 800), sum(10), null],
  [sum(20), sum(10, 0, 50), null],
  [sum(20), sum(10, 0, 0, 3), null],
])('%o after %o is %o', (now, before, change) => {
  expect(comparePeriods(now, before, begin)).toEqual(change);
});

test('Of any true numbers within what is unclear, the change lies within the one that is said', () => {
  const part = fc.record({
    clicks: fc.nat(500),
    unclear: fc.nat(30),
    off: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(part, part, (one, other) => {
      const change = comparePeriods(
        sum(one.clicks, one.unclear),
        sum(other.clicks, other.unclear),
        begin,
      );
      if (change === null || change === 'same') return;
      const truth = ({ clicks, unclear, off }: typeof one) => Math.max(0, clicks + off * unclear);
      const percent = (truth(one) / truth(other) - 1) * 100 * (change.kind === 'more' ? 1 : -1);
      expect(percent).toBeGreaterThanOrEqual(change.from - 0.51);
      expect(percent).toBeLessThanOrEqual(change.to + 0.51);
    }),
    propertyRuns(500),
  );
});
