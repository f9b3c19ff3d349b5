/** What was observed of several links in a period. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryEntry, LinkHistory } from '#engine/storage/history-entries.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { ObservedSum } from './observed-sum.ts';

const hour = 3600;
const begin = Date.UTC(2026, 9, 25) / 1000;

const entry = fc.record({
  quiet: fc.nat(72).map((hours) => hours * hour),
  span: fc.integer({ min: 1, max: 72 }).map((hours) => hours * hour),
  clicks: fc.nat(50),
  resetTo: fc.constant(null),
});
const histories = fc.array(fc.array(entry, { maxLength: 30 }), { minLength: 1, maxLength: 6 });

function historyOf(entries: readonly HistoryEntry[]): LinkHistory {
  const clicks = entries.reduce((sum, each) => sum + each.clicks, 0);
  const seconds = entries.reduce((sum, { quiet, span }) => sum + quiet + span, 0);
  return { from: begin, first: 0, until: begin + seconds, total: clicks, entries };
}

/** The clicks of the intervals that begin at a moment or later, in the plainest way. */
function clicksSince({ from, entries }: LinkHistory, since: number): number {
  let at = from;
  let sum = 0;
  for (const { quiet, span, clicks } of entries) {
    if (at + quiet >= since) sum += clicks;
    at += quiet + span;
  }
  return sum;
}

test('A period has the clicks of the intervals that lie in it, in its sum, its bars and its movers', () => {
  fc.assert(
    fc.property(histories, fc.nat(60), (given, days) => {
      const all = given.map(historyOf);
      const since = begin + days * 24 * hour;
      const to = Math.max(...all.map(({ until }) => until));
      const sum = new ObservedSum({ since: since * 1000, to: to * 1000 });
      for (const [id, history] of all.entries()) sum.add(id, history);
      const clicks = all.map((history) => clicksSince(history, since));
      const expected = clicks.reduce((before, own) => before + own, 0);
      const found = sum.result();
      expect(found?.clicks ?? 0).toBe(expected);
      if (found === null) return;
      expect(found.movers.map((mover) => mover.clicks)).toEqual(
        clicks.filter((own) => own > 0).sort((one, other) => other - one),
      );
      for (const mover of found.movers) expect(mover.clicks).toBe(clicks[mover.id]);
      if (found.bars.length === 0) return;
      expect(found.bars.reduce((before, bar) => before + bar.clicks, 0)).toBe(expected);
      expect(found.bars[0]?.from).toBe(found.from);
      expect(found.bars.at(-1)?.to).toBe(found.to);
    }),
    propertyRuns(200),
  );
});

test('An interval that began before the period is left out as a whole', () => {
  const history = historyOf([
    { quiet: 0, span: 10 * hour, clicks: 7, resetTo: null },
    { quiet: 2 * hour, span: 10 * hour, clicks: 3, resetTo: null },
  ]);
  const observed = (hours: number) => {
    const to = (begin + 30 * hour) * 1000;
    const sum = new ObservedSum({ since: (begin + hours * hour) * 1000, to });
    sum.add(1, history);
    const found = sum.result();
    return found === null
      ? null
      : { from: (found.from / 1000 - begin) / hour, clicks: found.clicks };
  };
  expect(observed(0)).toEqual({ from: 0, clicks: 10 });
  expect(observed(5)).toEqual({ from: 10, clicks: 3 });
  // In a time without a change the counter is known at every moment.
  expect(observed(11)).toEqual({ from: 11, clicks: 3 });
  expect(observed(13)).toBeNull();
  expect(observed(23)).toBeNull();
});
