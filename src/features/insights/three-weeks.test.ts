/**
 * Three weeks of two browsers that are opened at any times, with days closed and a change of the
 * clock: what this week and the week before are said to have is true of the clicks that really came.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Link } from '#contract/resources/links.ts';
import { createLibrary, type EngineLibrary } from '#engine/library/library.ts';
import { memoryHistoryPlace } from '#engine/storage/history-database.ts';
import { timestamp } from '#testing/library/made-up-links.ts';
import { freeBudget } from '#testing/library/simulated-host.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createManualClock, type ManualClock } from '#testing/time/manual-clock.ts';
import { calendarPeriods } from '#ui/format/calendar-periods.ts';
import { setLocale } from '#ui/format/locale.ts';
import { type KnownClicks, knownClicks } from './known-clicks.ts';

afterEach(() => setLocale({ locale: '', timeZone: '' }));

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const length = 21 * 24 * 60;

/** Where a clock is changed within the three weeks that begin on that day. */
const zones = {
  'forward on the last day of the second week': ['Europe/Zurich', 'de-CH', '2026-03-16'],
  'back on the last day of the second week': ['Europe/Zurich', 'de-CH', '2026-10-12'],
  'forward on the first day of the third week': ['America/New_York', 'en-US', '2026-02-22'],
  'forward at the midnight at which the third week begins': [
    'America/Santiago',
    'en-US',
    '2026-08-23',
  ],
  'not at all, half an hour off': ['Asia/Kolkata', 'en-IN', '2026-11-01'],
} as const;

/** Moments are in minutes after the beginning of the three weeks. */
interface GivenLink {
  readonly made: number;
  readonly clicks: readonly number[];
}

interface Opening {
  readonly at: number;
  /** The first look has all links, as after a whole sync, or the first ones alone. */
  readonly isWhole: boolean;
  /** A later look at one link. */
  readonly later: { readonly after: number; readonly link: number };
}

interface World {
  readonly links: readonly GivenLink[];
  /** Of each browser. */
  readonly openings: readonly (readonly Opening[])[];
}

const opening = fc.record({
  at: fc.nat(length - 100),
  isWhole: fc.nat(5).map((chance) => chance > 0),
  later: fc.record({ after: fc.integer({ min: 1, max: 45 }), link: fc.nat(7) }),
});

/** Opened at least two hours apart, and closed for four days. */
const browser = fc
  .record({ openings: fc.array(opening, { minLength: 8, maxLength: 30 }), away: fc.nat(length) })
  .map(({ openings, away }) =>
    openings
      .filter(({ at }) => at < away || at > away + 4 * 24 * 60)
      .sort((one, other) => one.at - other.at)
      .filter(({ at }, place, all) => at - (all[place - 1]?.at ?? -Infinity) >= 120),
  );

const world: fc.Arbitrary<World> = fc.record({
  links: fc.array(
    fc
      .record({
        made: fc.oneof(
          fc.integer({ min: -60 * 24 * 60, max: 0 }),
          fc.integer({ min: 0, max: length }),
        ),
        clicks: fc.array(fc.integer({ min: -5 * 24 * 60, max: length }), { maxLength: 50 }),
      })
      .map(({ made, clicks }) => ({ made, clicks: clicks.filter((at) => at > made) })),
    { minLength: 1, maxLength: 8 },
  ),
  openings: fc.tuple(browser, browser),
});

/** One look at an account by one browser, with what was known of each link after it. */
interface Look {
  readonly library: EngineLibrary;
  readonly clock: ManualClock;
  /** When each link was read last, by its place; in milliseconds since 1970. */
  readonly readAt: ReadonlyMap<number, number>;
}

/** A browser goes through its openings; `look` is called at the end of each. */
async function live(
  { links, openings }: { links: readonly GivenLink[]; openings: readonly Opening[] },
  begin: number,
  look: (look: Look) => Promise<void>,
): Promise<void> {
  const clock = createManualClock(begin - 100 * day);
  const historyPlace = memoryHistoryPlace();
  const readAt = new Map<number, number>();
  // Clicks come half a minute after each full one, and looks before that.
  const clicksUntil = (place: number, at: number) =>
    links[place]?.clicks.filter((click) => begin + click * minute + 30 * second < at).length ?? 0;
  const read = (place: number): Link => {
    readAt.set(place, clock.now());
    return {
      id: place + 1,
      alias: `a${place + 1}`,
      shorturl: `https://go.example/a${place + 1}`,
      longurl: `https://shop.example/${place + 1}`,
      clicks: clicksUntil(place, clock.now()),
      title: `Link ${place + 1}`,
      description: '',
      date: timestamp(begin + (links[place]?.made ?? 0) * minute),
    };
  };
  for (const { at, isWhole, later } of openings) {
    clock.sleep(begin + at * minute - clock.now());
    const library = createLibrary({
      clock,
      call: () => Promise.reject(new Error('Nothing may be asked')),
      online: () => true,
      budget: () => freeBudget,
      historyPlace,
    });
    const there = links.flatMap(({ made }, place) => (made < at ? [place] : []));
    const listed = isWhole ? there : there.slice(0, Math.ceil(there.length / 2));
    library.read({
      name: 'links.list',
      input: { page: 1 },
      reply: {
        data: {
          perpage: 100,
          currentpage: 1,
          nextpage: 1,
          maxpage: 1,
          result: there.length,
          rows: listed.map(read),
          unreadable: [],
          counted: true,
          more: listed.length < there.length ? 'yes' : 'no',
        },
      },
      at: clock.now(),
    });
    await library.trend(1);
    await clock.advance(second);
    clock.sleep(later.after * minute - second);
    const place = listed[later.link % Math.max(1, listed.length)];
    if (place !== undefined) {
      const { clicks, ...details } = read(place);
      const reply = { id: details.id, details, data: { clicks } };
      library.read({ name: 'links.get', input: { id: details.id }, reply, at: clock.now() });
    }
    await clock.advance(second);
    await look({ library, clock, readAt });
    library.close();
    await clock.advance(second);
  }
}

describe.each(Object.entries(zones))('Where the clock goes %s', (_, [timeZone, locale, monday]) => {
  it('a week that is called whole has what came, and one that is partly known has no more', async () => {
    setLocale({ locale, timeZone });
    const begin = calendarPeriods('week', Date.parse(`${monday}T20:00:00Z`)).period.from;
    const said = { exactly: 0, within: 0, atLeast: 0 };
    const check = (known: KnownClicks, truth: number) => {
      expect(known.least).toBeLessThanOrEqual(truth);
      expect(known.most ?? Infinity).toBeGreaterThanOrEqual(truth);
      if (known.most === null) said.atLeast += 1;
      else if (known.most > known.least) said.within += 1;
      else said.exactly += 1;
    };
    await fc.assert(
      fc.asyncProperty(world, async ({ links, openings }) => {
        for (const own of openings)
          await live({ links, openings: own }, begin, async ({ library, clock, readAt }) => {
            const came = (place: number, from: number, to: number) =>
              links[place]?.clicks.filter((click) => {
                const at = begin + click * minute + 30 * second;
                return at >= from && at < to;
              }).length ?? 0;
            const places = [...readAt.keys()];
            for (const unit of ['week', 'month'] as const) {
              const query = calendarPeriods(unit, (Math.floor(clock.now() / minute) + 2) * minute);
              const report = await library.period(query);
              const { period, before } = query;
              const sumOf = (from: number, to: (place: number) => number) =>
                places.reduce((sum, place) => sum + came(place, from, to(place)), 0);
              const read = (place: number) => readAt.get(place) ?? 0;
              check(
                knownClicks(report.sum, period.from, report.isComplete),
                sumOf(period.from, read),
              );
              check(
                knownClicks(report.before, before.from, report.isComplete),
                sumOf(before.from, () => before.to),
              );
            }
          });
      }),
      propertyRuns(10),
    );
    expect(Math.min(...Object.values(said))).toBeGreaterThan(0);
  });
});
