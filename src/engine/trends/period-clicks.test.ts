/** Period clicks: a week has the clicks that came in it, or says how many may belong elsewhere. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { LinkHistories } from './link-histories.ts';
import { periodClicks } from './period-clicks.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A Monday. */
const week = { from: Date.UTC(2026, 10, 23), to: Date.UTC(2026, 10, 30) };
const unknown = Number.NaN;

/** What was observed of link 1, each at hours after the Monday with its total. */
function observed(readings: readonly (readonly [hours: number, clicks: number])[], made = unknown) {
  const histories = new LinkHistories();
  for (const [hours, clicks] of readings)
    histories.observe({ id: 1, clicks, at: week.from + hours * hour, made });
  const history = histories.of(1);
  const found = history === null ? null : periodClicks(history, made, week);
  if (found === null) return null;
  const { clicks, certain, unclear, since } = found;
  return { clicks, certain, unclear, since };
}

describe('A week', () => {
  it('has the clicks between two observations that lie in it', () => {
    const readings = [
      [-30, 4],
      [0, 10],
      [5, 14],
      [168, 20],
      [200, 90],
    ] as const;
    expect(observed(readings)).toEqual({ clicks: 10, certain: 10, unclear: 0, since: week.from });
  });

  it('has the clicks of an interval that reaches over its end where most of that lies in it', () => {
    expect(
      observed([
        [-10, 4],
        [30, 10],
        [31, 11],
      ]),
    ).toEqual({
      clicks: 7,
      certain: 1,
      unclear: 6,
      since: week.from,
    });
    expect(
      observed([
        [-30, 4],
        [10, 10],
        [31, 11],
      ]),
    ).toEqual({
      clicks: 1,
      certain: 1,
      unclear: 6,
      since: week.from,
    });
  });

  it('is known from the first observation on', () => {
    expect(
      observed([
        [50, 100],
        [60, 104],
      ]),
    ).toEqual({
      clicks: 4,
      certain: 4,
      unclear: 0,
      since: week.from + 50 * hour,
    });
    expect(
      observed([
        [170, 100],
        [180, 104],
      ]),
    ).toEqual({ clicks: 0, certain: 0, unclear: 0, since: week.to });
    expect(
      observed(
        [
          [170, 100],
          [180, 104],
        ],
        week.from + 169 * hour,
      ),
    ).toBeNull();
    expect(
      observed([
        [-50, 1],
        [-30, 2],
      ]),
    ).toBeNull();
  });

  it('has all clicks of a link that was created in it', () => {
    const made = week.from + 20 * hour;
    expect(
      observed(
        [
          [90, 30],
          [100, 31],
        ],
        made,
      ),
    ).toEqual({
      clicks: 31,
      certain: 31,
      unclear: 0,
      since: week.from,
    });
  });

  it('has no clicks of a link from before, though it is met late', () => {
    expect(
      observed(
        [
          [90, 30],
          [100, 31],
        ],
        week.from - 3 * day,
      ),
    ).toMatchObject({ clicks: 1 });
  });
});

it('For visits at any times, the number of a week lies within what is certain and what may be', () => {
  const click = fc.integer({ min: -7 * 24 * 60, max: 14 * 24 * 60 });
  const visit = fc.integer({ min: -7 * 24 * 60, max: 14 * 24 * 60 });
  const world = fc.record({
    clicks: fc.array(click, { maxLength: 60 }),
    visits: fc.uniqueArray(visit, { minLength: 1, maxLength: 20 }),
    made: fc.option(fc.integer({ min: -20 * 24 * 60, max: 5 * 24 * 60 })),
  });
  fc.assert(
    fc.property(world, ({ clicks, visits, made }) => {
      const begin = made ?? -Infinity;
      const real = clicks.filter((minute) => minute >= begin);
      const times = visits.filter((minute) => minute >= begin).sort((a, b) => a - b);
      const upTo = (minute: number) => real.filter((each) => each < minute).length;
      const readings = times.map((minute) => [minute / 60, upTo(minute)] as const);
      const found = observed(readings, made === null ? unknown : week.from + made * 60_000);
      if (found === null) return;
      const last = times.at(-1) ?? 0;
      const since = (found.since - week.from) / 60_000;
      const truth = real.filter(
        (minute) => minute >= since && minute < Math.min(last, 7 * 24 * 60),
      ).length;
      for (const said of [found.clicks, truth]) {
        expect(said).toBeGreaterThanOrEqual(found.certain);
        expect(said).toBeLessThanOrEqual(found.certain + found.unclear);
      }
    }),
    propertyRuns(500),
  );
});
