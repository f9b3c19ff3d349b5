import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { downsampled, unitAt } from './downsample.ts';
import { decodeBlock, decodeTimes, encodeBlock, encodeTimes } from './history-blocks.ts';
import { decodeEntries, encodeEntries, endOf, type HistoryEntry } from './history-entries.ts';

const hour = 3600;
const day = 24 * hour;
const week = 7 * day;
const largest = Number.MAX_SAFE_INTEGER;

const entry = (most: number): fc.Arbitrary<HistoryEntry> =>
  fc.record({
    quiet: fc.oneof(fc.constant(0), fc.nat(most)),
    span: fc.integer({ min: 1, max: most }),
    clicks: fc.oneof(fc.nat(200), fc.maxSafeNat()),
    resetTo: fc.option(fc.nat(1000), { freq: 5 }),
  });

/** Histories over months: some looks seconds apart, some weeks. */
const entries = fc.array(fc.oneof(entry(600), entry(3 * hour), entry(2 * day), entry(3 * week)), {
  maxLength: 60,
});
const from = fc.integer({ min: 1_600_000_000, max: 1_800_000_000 });

/** The moments of looks that entries begin and end at. */
function moments(start: number, list: readonly HistoryEntry[]): number[] {
  let at = start;
  return list.flatMap(({ quiet, span }) => {
    const begin = at + quiet;
    at = begin + span;
    return [begin, at];
  });
}

const smallClicks = (list: readonly HistoryEntry[]) =>
  list.map((each) => ({ ...each, clicks: each.clicks % 1000 }));
const sumOf = (list: readonly HistoryEntry[]) => list.reduce((sum, { clicks }) => sum + clicks, 0);
/** What the counter shows after all entries. */
const totalAfter = (first: number, list: readonly HistoryEntry[]) =>
  list.reduce((total, { clicks, resetTo }) => resetTo ?? total + clicks, first);

describe('History entries', () => {
  it('are the same after they were bytes', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(decodeEntries(encodeEntries(list))).toEqual(list);
      }),
      propertyRuns(200),
    );
    const wide = { quiet: largest, span: (largest - 1) / 2, clicks: largest, resetTo: largest };
    expect(decodeEntries(encodeEntries([wide]))).toEqual([wide]);
  });

  it('take few bytes: six for a day without change, an hour and less than 128 clicks', () => {
    expect(encodeEntries([{ quiet: day, span: hour, clicks: 100, resetTo: null }])).toHaveLength(6);
  });

  it('are refused where bytes end in the middle, are too large, or an entry has no span', () => {
    const bytes = encodeEntries([{ quiet: day, span: hour, clicks: 7, resetTo: 3 }]);
    for (let length = 1; length < bytes.length; length += 1) {
      expect(() => decodeEntries(bytes.slice(0, length))).toThrow(RangeError);
    }
    expect(() => decodeEntries(Uint8Array.from([0, 0, 1]))).toThrow(RangeError);
    expect(() => decodeEntries(new Uint8Array(9).fill(255))).toThrow(RangeError);
    expect(() => encodeEntries([{ quiet: -1, span: 1, clicks: 1, resetTo: null }])).toThrow(
      RangeError,
    );
  });
});

describe('Thinning', () => {
  it('keeps clicks, the total and the end, divides nothing, and leaves one entry of each unit', () => {
    fc.assert(
      fc.property(from, entries, fc.nat(week), (start, given, later) => {
        const list = smallClicks(given);
        const now = endOf(start, list) + later;
        const left = downsampled(list, start, now);
        expect(sumOf(left)).toBe(sumOf(list));
        expect(totalAfter(5, left)).toBe(totalAfter(5, list));
        expect(endOf(start, left)).toBe(endOf(start, list));
        // Every moment that is left was there before.
        const before = new Set(moments(start, list));
        expect(moments(start, left).filter((at) => !before.has(at))).toEqual([]);
        const ends = moments(start, left).filter((_, index) => index % 2 === 1);
        const buckets = ends.map(
          (end) => `${unitAt(end, now)} ${Math.floor(end / unitAt(end, now))}`,
        );
        expect(new Set(buckets).size).toBe(buckets.length);
      }),
      propertyRuns(200),
    );
  });

  it('gives the same entries, often or once', () => {
    fc.assert(
      fc.property(
        from,
        entries,
        fc.nat(60 * day),
        fc.nat(60 * day),
        (start, given, soon, later) => {
          const list = smallClicks(given);
          const first = endOf(start, list) + soon;
          const second = first + later;
          expect(downsampled(downsampled(list, start, first), start, second)).toEqual(
            downsampled(list, start, second),
          );
        },
      ),
      propertyRuns(200),
    );
  });

  it('keeps five minutes for a day, hours for two weeks, and days after', () => {
    const minutes = 60;
    const every = Array.from(
      { length: 24 * 60 * 40 },
      (): HistoryEntry => ({ quiet: 0, span: minutes, clicks: 1, resetTo: null }),
    );
    const start = Date.UTC(2026, 0, 1) / 1000;
    const left = downsampled(every, start, start + 40 * day);
    const spans = left.map(({ span }) => span);
    expect([287, 288, 289]).toContain(spans.filter((span) => span === 5 * minutes).length);
    expect(spans.filter((span) => span === hour).length).toBeGreaterThanOrEqual(24 * 12);
    expect(spans.filter((span) => span === day).length).toBeGreaterThanOrEqual(24);
    expect(left.length).toBeLessThan(24 * 12 + 24 * 14 + 30);
  });
});

describe('Blocks of histories', () => {
  const history = fc.record({
    id: fc.integer({ min: 1, max: largest }),
    from: fc.nat(4_000_000_000),
    first: fc.maxSafeNat(),
    until: fc.integer({ min: 4_000_000_000, max: 5_000_000_000 }),
    total: fc.maxSafeNat(),
    seen: fc.integer({ min: -1, max: 1_000_000 }),
    entries: entries.map(encodeEntries),
  });

  it('are the same after they were bytes', () => {
    fc.assert(
      fc.property(fc.array(history, { maxLength: 20 }), (list) => {
        expect(decodeBlock(encodeBlock(list))).toEqual(list);
      }),
      propertyRuns(100),
    );
  });

  it('are none where another version wrote them, or where they end in the middle', () => {
    const bytes = encodeBlock([
      { id: 1, from: 1, first: 2, until: 3, total: 4, seen: -1, entries: encodeEntries([]) },
    ]);
    expect(decodeBlock(Uint8Array.from([9, ...bytes.slice(1)]))).toBeNull();
    expect(decodeBlock(bytes.slice(0, -1))).toBeNull();
    expect(decodeBlock(new Uint8Array())).toBeNull();
  });

  it('keep the times of visits', () => {
    const times = { last: Date.UTC(2026, 0, 1), before: null };
    expect(decodeTimes(encodeTimes(times))).toEqual(times);
    expect(decodeTimes(encodeTimes({ last: 1, before: 0 }))).toEqual({ last: 1, before: 0 });
    expect(decodeTimes(Uint8Array.from([1, 5]))).toBeNull();
    expect(decodeTimes(Uint8Array.from([2, 5, 5]))).toBeNull();
  });
});
