import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkHistory } from '#local/history/history-entries.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createAccountSum } from './account-trend.ts';
import { trendOf } from './intervals.ts';

const day = 86_400;
const now = Date.UTC(2026, 4, 31, 12) / 1000;
const period = { from: (now - 30 * day) * 1000, to: now * 1000 };

/** A history that ends at a number of days before now, with changes of a day each. */
function history(endsBefore: number, clicks: readonly number[]): LinkHistory {
  const entries = clicks.map((each) => ({ quiet: 0, span: day, clicks: each, beganAt: null }));
  const end = now - endsBefore * day;
  const total = clicks.reduce((sum, each) => sum + each, 0);
  return { from: end - clicks.length * day, first: 0, until: end, total, entries };
}

function sumOf(histories: readonly LinkHistory[], links: number | null = null) {
  const sum = createAccountSum(period);
  for (const [index, each] of histories.entries()) sum.add(index + 1, each);
  return sum.trend(histories.length, links);
}

describe('The trend of an account', () => {
  it('is the sum of intervals within the period, apart from those that reach into it', () => {
    // Of 40 days, 29 begin and end within the period, and one reaches into it.
    const long = history(
      0.5,
      Array.from({ length: 40 }, () => 2),
    );
    expect(sumOf([history(0, [5, 6, 7]), long])).toMatchObject({ clicks: 18 + 58, reachingIn: 2 });
    const reaching = sumOf([
      { ...history(0, [9]), entries: [{ quiet: 0, span: 40 * day, clicks: 9, beganAt: null }], from: now - 40 * day },
    ]);
    expect(reaching).toMatchObject({ clicks: 0, reachingIn: 9, movers: [] });
  });

  it('says what it covers, by links and by clicks', () => {
    const once = { from: now, first: 100, until: now, total: 100, entries: [] };
    const before = history(31, [4]);
    const trend = sumOf([history(0, [300]), once, before], 12);
    expect(trend.coverage).toEqual({ links: 12, linksLooked: 1, clicks: 404, clicksLooked: 300 });
    expect(trend.clicks).toBe(300);
  });

  it('has no total where the links looked at have less than half of the known clicks, but movers', () => {
    const once = { from: now, first: 301, until: now, total: 301, entries: [] };
    const trend = sumOf([history(0, [300]), once]);
    expect(trend).toMatchObject({ clicks: null, band: [] });
    expect(trend.movers).toEqual([{ id: 1, clicks: 300, from: (now - day) * 1000, to: now * 1000 }]);
  });

  it('is told where no link has any click, if half of the links were looked at', () => {
    const quiet = { from: now - day, first: 0, until: now, total: 0, entries: [] };
    expect(sumOf([quiet]).clicks).toBe(0);
    expect(sumOf([quiet], 3).clicks).toBeNull();
    expect(sumOf([]).clicks).toBeNull();
  });

  it('orders movers by their clicks, with the first and last look between which these came, at most eight', () => {
    const trend = sumOf(Array.from({ length: 10 }, (_, index) => history(index, [index + 1, 1])));
    expect(trend.movers.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    expect(trend.movers[0]).toEqual({ id: 10, clicks: 11, from: (now - 11 * day) * 1000, to: (now - 9 * day) * 1000 });
  });

  it('counts counters that began again, and no clicks for that', () => {
    const entries = [{ quiet: 0, span: day, clicks: 0, beganAt: 3 }];
    const trend = sumOf([{ from: now - day, first: 50, until: now, total: 3, entries }]);
    expect(trend).toMatchObject({ clicks: 0, beganAgain: 1, movers: [] });
  });

  it('lies at each moment between what has come for certain and what can have come', () => {
    const entry = fc.record({
      quiet: fc.nat(5 * day),
      span: fc.integer({ min: 1, max: 9 * day }),
      clicks: fc.nat(50),
      beganAt: fc.constant(null),
    });
    const anyHistory = fc
      .record({ back: fc.nat(10 * day), entries: fc.array(entry, { maxLength: 12 }) })
      .map(({ back, entries }): LinkHistory => {
        const until = now - back;
        const length = entries.reduce((sum, { quiet, span }) => sum + quiet + span, 0);
        return { from: until - length, first: 0, until, total: entries.reduce((sum, { clicks }) => sum + clicks, 0), entries };
      });
    const isLooked = ({ from, until }: LinkHistory) => until * 1000 > period.from && until > from;
    fc.assert(
      fc.property(fc.array(anyHistory, { minLength: 1, maxLength: 8 }), (histories) => {
        const { clicks, band, from: begin } = sumOf(histories);
        if (clicks === null) return;
        const within = histories
          .flatMap((each, index) => trendOf(index, each).intervals)
          .filter(({ from }) => from >= period.from);
        expect(clicks).toBe(within.reduce((sum, interval) => sum + interval.clicks, 0));
        expect(begin).toBe(Math.max(period.from, Math.min(...histories.filter(isLooked).map(({ from }) => from * 1000))));
        expect(band[0]).toEqual({ at: begin, least: 0, most: 0 });
        expect(band.at(-1)).toEqual({ at: period.to, least: clicks, most: clicks });
        for (const { at, least, most } of band) {
          const certain = within.filter(({ to }) => to <= at).reduce((sum, interval) => sum + interval.clicks, 0);
          const possible = within.filter(({ from }) => from < at).reduce((sum, interval) => sum + interval.clicks, 0);
          expect([least, most]).toEqual([certain, possible]);
        }
      }),
      propertyRuns(300),
    );
  });
});
