/** Compare periods: a change is said where both are known, as a range where clicks may belong to either. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { comparePeriods } from './compare-periods.ts';
import type { KnownClicks } from './known-clicks.ts';

const exactly = (clicks: number): KnownClicks => ({ least: clicks, most: clicks });
const about = (clicks: number, unclear: number): KnownClicks => ({
  least: Math.max(0, clicks - unclear),
  most: clicks + unclear,
});
const atLeast = (least: number): KnownClicks => ({ least, most: null });

test.each([
  [exactly(112), exactly(100), { kind: 'more', from: 12, to: 12 }],
  [exactly(90), exactly(100), { kind: 'less', from: 10, to: 10 }],
  [exactly(100), exactly(100), 'same'],
  [about(112, 2), exactly(100), { kind: 'more', from: 10, to: 14 }],
  [about(100, 5), exactly(100), null],
  [about(200, 90), exactly(100), null],
  [exactly(20), exactly(0), null],
  [exactly(20), about(4, 6), null],
  [atLeast(20), exactly(10), null],
  [exactly(20), atLeast(10), null],
])('%o after %o is %o', (now, before, change) => {
  expect(comparePeriods(now, before)).toEqual(change);
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
        about(one.clicks, one.unclear),
        about(other.clicks, other.unclear),
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
