import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ChannelMembers } from '#engine/library/channel-members.ts';
import { groupings, linkChecks } from '#engine/library/insight-types.ts';
import type { LinkView } from '#engine/library/library-types.ts';
import { LinkRows } from '#engine/library/rows/link-rows.ts';
import { LibrarySearch } from '#engine/library/search/library-search.ts';
import { createSlices } from '#engine/library/search/slices.ts';
import { LinkHistories } from '#engine/trends/link-histories.ts';
import { type MadeUpLink, timestamp, viewOf } from '#testing/library/made-up-links.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { Insights } from './insights.ts';
import { LinkFacts } from './link-facts.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 24, 9);

/** What the library is asked, in the plainest way: a link with what is known of it. */
interface KnownLink extends MadeUpLink {
  readonly channels: readonly number[];
  /** Days from now; null where none is known. */
  readonly expiresIn: number | null;
  readonly gained: number;
  readonly note: string;
}

const tag = fc.constantFrom('', 'news', 'news letter', 'Poster');
const links = fc.array(
  fc.record({
    host: fc.constantFrom('shop.example', 'www.shop.example', 'blog.example', 'other.example'),
    path: fc.constantFrom('', '/', '/a', '/a/', '/b?x=1&y=2', '/b?y=2&x=1'),
    source: tag,
    campaign: tag,
    clicks: fc.option(fc.nat(50), { nil: null, freq: 8 }),
    age: fc.option(fc.nat(60), { nil: null, freq: 8 }),
    channels: fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 2 }),
    expiresIn: fc.option(fc.integer({ min: -20, max: 40 }), { nil: null }),
    gained: fc.constantFrom(0, 0, 3, 7),
    note: fc.constantFrom('', '', 'posters hung'),
    domain: fc.constantFrom('go.example', 's.example'),
  }),
  { maxLength: 40 },
);

type GivenLink = typeof links extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

/** A link of the shop, a day old, with five clicks. */
const shopLink: GivenLink = {
  host: 'shop.example',
  path: '',
  source: '',
  campaign: '',
  clicks: 5,
  age: 1,
  channels: [],
  expiresIn: null,
  gained: 0,
  note: '',
  domain: 'go.example',
};

function linkOf(given: GivenLink, index: number): KnownLink {
  const { host, path, source, campaign, clicks, age, channels, expiresIn, gained, note, domain } =
    given;
  const tags = new URLSearchParams();
  if (source !== '') tags.set('utm_source', source);
  if (campaign !== '') tags.set('utm_campaign', campaign);
  const query = tags.size === 0 ? '' : `${path.includes('?') ? '&' : '?'}${tags}`;
  const id = index + 1;
  return {
    id,
    alias: `a${id}`,
    shorturl: `https://${domain}/a${id}`,
    longurl: `https://${host}${path}${query}`,
    clicks,
    title: `Link ${id}`,
    description: '',
    date: age === null ? null : timestamp(now - age * day - 1000),
    channels,
    expiresIn,
    gained,
    note,
  };
}

function open(known: readonly KnownLink[], isWhole = true, histories = new LinkHistories()) {
  const rows = new LinkRows();
  for (const link of known) rows.write(link, { at: now, isRow: true });
  const channelsOf = new Map(known.map(({ id, channels }) => [id, channels]));
  const members: ChannelMembers = {
    channels: () =>
      [1, 2, 3].map((id) => ({ id, name: `Channel ${id}`, color: null, isRead: true })),
    channelsOf: (id) => channelsOf.get(id) ?? [],
    progress: () => ({ read: 3, all: 3 }),
    version: () => 0,
  };
  const notes = new Map(known.map(({ id, note }) => [id, note]));
  const gains = new Map(known.map(({ id, gained }) => [id, gained]));
  const expiries = known.flatMap(({ id, expiresIn }) =>
    expiresIn === null ? [] : [{ id, expiry: timestamp(now + expiresIn * day + 1000) }],
  );
  const facts = new LinkFacts(rows, {
    now: () => now,
    members,
    expiries: { list: () => Promise.resolve(expiries), get: () => 0 },
    gainOf: (id) => gains.get(id) ?? 0,
    gainsVersion: () => 0,
    historyOf: (id) => histories.of(id),
    notes: { textOf: (id) => notes.get(id) ?? '', count: () => notes.size, version: () => 0 },
  });
  const search = new LibrarySearch(rows, { now: () => 0, facts });
  const insights = new Insights({
    rows,
    facts,
    now: () => now,
    slices: () => createSlices({ now: () => 0 }),
    status: () => ({ isWhole, total: known.length }),
    lastVisit: () => now - day,
    histories,
    details: { version: 0, open: () => Promise.resolve(), of: () => null },
    idsOf: (view) => search.ids(view),
  });
  return { rows, facts, insights, search };
}

const sumOf = (some: readonly KnownLink[]) => ({
  links: some.length,
  clicks: some.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0),
});
const gainOf = (some: readonly KnownLink[]) => some.reduce((sum, { gained }) => sum + gained, 0);
const tagsOf = ({ longurl }: KnownLink) => new URL(longurl!).searchParams;
const siteOf = ({ longurl }: KnownLink) => new URL(longurl!).host.replace(/^www\./, '');
const ageOf = ({ date }: KnownLink) =>
  date === null ? Number.NaN : now - Date.parse(`${date.replace(' ', 'T')}Z`);
const isTagged = (link: KnownLink) =>
  tagsOf(link).has('utm_source') || tagsOf(link).has('utm_campaign');
const destinationOf = (link: KnownLink) => {
  const url = new URL(link.longurl!);
  url.searchParams.sort();
  return `${siteOf(link)}${url.pathname.replace(/\/$/, '')}${url.search}`;
};

/** The values of a link by which it is grouped. */
function valuesOf(link: KnownLink, by: (typeof groupings)[number]): string[] {
  const values = {
    channel: link.channels.map(String),
    source: tagsOf(link).getAll('utm_source'),
    medium: [],
    campaign: tagsOf(link).getAll('utm_campaign'),
    site: [siteOf(link)],
    domain: [new URL(link.shorturl!).host],
  };
  return values[by];
}

function fails(check: (typeof linkChecks)[number], link: KnownLink, all: readonly KnownLink[]) {
  const onSite = all.filter((each) => siteOf(each) === siteOf(link));
  const expected = {
    noClicks: link.clicks === 0 && ageOf(link) > 14 * day,
    // Nothing was observed of these links.
    dead: false,
    sameDestination: all.some(
      (each) => each !== link && destinationOf(each) === destinationOf(link),
    ),
    expiring: link.expiresIn !== null && link.expiresIn >= 0 && link.expiresIn < 14,
    noUtm: !isTagged(link) && onSite.filter(isTagged).length * 2 >= onSite.length,
    gained: link.gained > 0,
    noted: link.note !== '',
  };
  return expected[check];
}

const viewFor = (
  by: (typeof groupings)[number],
  values: readonly string[],
  isNot = false,
): Partial<LinkView> => ({ [by]: { values, isNot } });

describe('For any library', () => {
  const forAny = (check: (known: readonly KnownLink[]) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(links, (made) => check(made.map(linkOf))),
      propertyRuns(60),
    );

  it('the summary is the sum over its links', () =>
    forAny(async (known) => {
      const recent = known.filter((link) => ageOf(link) <= 30 * day);
      expect(await open(known).insights.summary()).toEqual({
        ...sumOf(known),
        clickedLinks: known.filter(({ clicks }) => (clicks ?? 0) > 0).length,
        unreadClicks: known.filter(({ clicks }) => clicks === null).length,
        createdThisWeek: known.filter((link) => ageOf(link) <= 7 * day).length,
        createdIn30Days: sumOf(recent),
        isComplete: true,
        total: known.length,
      });
    }));

  it('each group has the sums of the links that its filter finds', () =>
    forAny(async (known) => {
      const { insights, search } = open(known);
      for (const by of groupings) {
        const { groups, none, overlaps } = await insights.groups(by);
        for (const { key, links: count, clicks, gained } of groups) {
          const own = known.filter((link) => valuesOf(link, by).includes(key));
          const found = { by, key, links: count, clicks, gained };
          expect(found).toEqual({ by, key, ...sumOf(own), gained: gainOf(own) });
          const view = viewOf(viewFor(by, [key]));
          expect((await search.query('table', view, 0, 200)).total).toBe(own.length);
        }
        const without = known.filter((link) => valuesOf(link, by).length === 0);
        const rest = { by, ...sumOf(without), gained: gainOf(without), week: null };
        expect({ by, ...none }).toEqual(rest);
        const keys = known.flatMap((link) => valuesOf(link, by));
        expect(keys.filter((key) => !groups.some((group) => group.key === key))).toEqual([]);
        expect(overlaps).toBe(known.some((link) => valuesOf(link, by).length > 1));
        expect(groups.map(({ clicks }) => clicks)).toEqual(
          groups.map(({ clicks }) => clicks).sort((one, other) => other - one),
        );
      }
    }));

  it('a filter by several values finds the links that have one of them, or turned round none', () =>
    forAny(async (known) => {
      const { insights, search } = open(known);
      for (const by of groupings) {
        const { groups } = await insights.groups(by);
        // Without a value, and with each of the first two.
        const values = ['', ...groups.slice(0, 2).map(({ key }) => key)];
        const fits = (link: KnownLink) => {
          const own = valuesOf(link, by);
          return own.length === 0 || own.some((value) => values.includes(value));
        };
        const found = await search.query('table', viewOf(viewFor(by, values)), 0, 200);
        expect({ by, total: found.total }).toEqual({ by, total: known.filter(fits).length });
        const others = await search.query('table', viewOf(viewFor(by, values, true)), 0, 200);
        expect(others.total).toBe(known.length - found.total);
      }
    }));

  it('a selection has the sums of its links, whether they belong by tag, by id or by channel', () =>
    forAny(async (known) => {
      const { insights } = open(known);
      const isTaggedNews = (link: KnownLink) =>
        tagsOf(link)
          .getAll('utm_campaign')
          .some((value) => value === 'news' || value === 'Poster');
      const campaign = { campaigns: ['news', 'Poster'], ids: [1, 2, 99] };
      const ofCampaign = known.filter(
        (link) => isTaggedNews(link) || link.id === 1 || link.id === 2,
      );
      const ofChannel = known.filter(({ channels }) => channels.includes(2));
      const { sums, since } = await insights.sums([campaign, { channel: 2 }, {}]);
      expect(since).toBe(now - day);
      expect(
        sums.map(({ links: count, clicks, gained }) => ({ links: count, clicks, gained })),
      ).toEqual([ofCampaign, ofChannel, []].map((own) => ({ ...sumOf(own), gained: gainOf(own) })));
      expect(sums[0]?.taggedLinks).toBe(known.filter(isTaggedNews).length);
      const most = Math.max(0, ...ofCampaign.map(({ clicks }) => clicks ?? 0));
      expect(sums[0]?.best?.clicks ?? 0).toBe(most);

      const report = await insights.report(campaign);
      expect(report.links.map(({ link }) => link.id).sort()).toEqual(
        ofCampaign.map(({ id }) => id).sort(),
      );
      for (const { link, isTagged: byTag } of report.links)
        expect(byTag).toBe(isTaggedNews(known[link.id - 1]!));
      const { groups, none } = report.groups.site;
      expect([...groups, none].reduce((sum, { clicks }) => sum + clicks, 0)).toBe(
        report.sum.clicks,
      );
      expect(groups.every((group) => group.links > 0)).toBe(true);
    }));

  it('each check counts the links that its filter finds', () =>
    forAny(async (known) => {
      const { insights, search } = open(known);
      const results = new Map((await insights.checks()).map((each) => [each.check, each]));
      for (const check of linkChecks) {
        const own = known.filter((link) => fails(check, link, known));
        const found = await search.query('table', viewOf({ check }), 0, 200);
        expect(found.rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
        if (check !== 'gained' && check !== 'noted')
          expect(results.get(check)?.links ?? 0).toBe(own.length);
      }
    }));

  it('a search finds each link by the words of its note too', () =>
    forAny(async (known) => {
      const { search } = open(known);
      const found = await search.query('table', viewOf({ q: 'hung link' }), 0, 200);
      const own = known.filter(({ note }) => note !== '');
      expect(found.rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    }));

  it('the best links are those that a sort would put first', () =>
    forAny(async (known) => {
      const { insights } = open(known);
      const clicks = known.map((link) => link.clicks ?? 0).filter((each) => each > 0);
      const byClicks = await insights.best({ by: 'clicks', count: 8, madeWithin: null });
      expect(byClicks.map((each) => each.clicks)).toEqual(
        clicks.sort((one, other) => other - one).slice(0, 8),
      );
      const rates = known
        .filter(
          (link) => (link.clicks ?? 0) > 0 && ageOf(link) >= 3 * day && ageOf(link) <= 14 * day,
        )
        .map((link) => (link.clicks ?? 0) / (ageOf(link) / day));
      const perDay = await insights.best({ by: 'perDay', count: 8, madeWithin: 14 });
      expect(perDay.map((each) => each.perDay)).toEqual(
        rates.sort((one, other) => other - one).slice(0, 8),
      );
    }));

  it('new clicks are those of all links since the last visit', () =>
    forAny(async (known) => {
      const { insights } = open(known);
      const gained = known.filter((link) => link.gained > 0);
      const changes = await insights.sinceVisit();
      expect(changes).toMatchObject({
        since: now - day,
        clicks: gained.reduce((sum, link) => sum + link.gained, 0),
        links: gained.length,
        isComplete: true,
        bars: [],
      });
      expect(changes?.top).toHaveLength(Math.min(5, gained.length));
    }));
});

test('Rows show the channels of their links, what is new, and which domain is usual', async () => {
  const { insights } = open([
    linkOf({ ...shopLink, channels: [2, 3] }, 0),
    linkOf({ ...shopLink, gained: 3, domain: 's.example' }, 1),
    linkOf(shopLink, 2),
  ]);
  expect(await insights.rowFacts([1, 2, 3, 99])).toMatchObject({
    since: now - day,
    mainDomain: 'go.example',
    links: [
      { id: 1, channels: [2, 3], gained: 0 },
      { id: 2, channels: [], gained: 3 },
    ],
  });
});

test('The usual site is that of at least half of the destinations', async () => {
  const onSites = (...sites: string[]) =>
    open(sites.map((site, at) => ({ ...linkOf(shopLink, at), longurl: `https://${site}/` })));
  const usual = async (...sites: string[]) =>
    (await onSites(...sites).insights.rowFacts([1])).mainSite;
  expect(await usual('www.shop.example', 'shop.example', 'b.example', 'c.example')).toBe(
    'shop.example',
  );
  expect(await usual('a.example', 'b.example', 'c.example')).toBe('');
});

test('A channel has the source and medium of at least half of its links', async () => {
  const of = (channels: GivenLink['channels'], source: GivenLink['source'], medium = '') => {
    const link = linkOf({ ...shopLink, channels, source }, 0);
    const tag = medium === '' ? '' : `&utm_medium=${medium}`;
    return { ...link, longurl: `${link.longurl}${tag}` };
  };
  const known = [
    of([1], 'news', 'email'),
    of([1, 2], 'news', 'email'),
    of([1], 'Poster'),
    of([1], ''),
    of([2], 'Poster'),
    of([2], ''),
    of([3], ''),
    of([3], ''),
    of([3], 'news'),
  ].map((link, index) => ({ ...link, id: index + 1 }));
  expect(await open(known).insights.channelTags()).toEqual([
    { id: 1, name: 'Channel 1', source: 'news', medium: 'email' },
  ]);
});

test('Trends are shown once a link of any row has a chart', async () => {
  const link = linkOf({ ...shopLink, age: 60 }, 0);
  const histories = new LinkHistories();
  const { insights } = open([link], true, histories);
  const observe = (daysAgo: number, clicks: number) =>
    histories.observe({ id: link.id, clicks, at: now - daysAgo * day, made: now - 60 * day });
  for (const [daysAgo, clicks] of [
    [40, 0],
    [39, 1],
    [38, 2],
    [37, 3],
    [3, 4],
    [2, 5],
  ] as const)
    observe(daysAgo, clicks);
  expect((await insights.rowFacts([])).hasTrends).toBe(false);
  observe(1, 6);
  observe(0, 7);
  insights.clear();
  expect((await insights.rowFacts([])).hasTrends).toBe(true);
});

test('A period has the clicks of its links, channels and campaigns; none is known before the first reading', async () => {
  const old = linkOf({ ...shopLink, age: 60, channels: [2], campaign: 'news' }, 0);
  const young = linkOf({ ...shopLink, age: 1, channels: [2, 3] }, 1);
  const histories = new LinkHistories();
  const made = (link: KnownLink) => Date.parse(`${link.date?.replace(' ', 'T')}Z`);
  const observe = (link: KnownLink, at: number, clicks: number) =>
    histories.observe({ id: link.id, clicks, at, made: made(link) });
  const first = now - 3 * 3_600_000;
  observe(old, first, 10);
  observe(old, now, 15);
  observe(young, now, 7);
  const { insights } = open([old, young], true, histories);
  const period = { from: now - 2 * day, to: now + 60_000 };
  const before = { from: period.from - 7 * day, to: period.to - 7 * day };
  const { links, ...report } = await insights.period({ period, before });
  expect(links.map(({ link, clicks }) => [link.id, clicks])).toEqual([
    [2, 7],
    [1, 5],
  ]);
  expect(report).toEqual({
    sum: { clicks: 12, certain: 12, links: 2, unclear: 0, since: first, late: 0 },
    before: { clicks: 0, certain: 0, links: 0, unclear: 0, since: before.to, late: 0 },
    channels: [
      { key: '2', label: 'Channel 2', clicks: 12 },
      { key: '3', label: 'Channel 3', clicks: 7 },
    ],
    campaigns: [{ key: 'news', label: 'news', clicks: 5 }],
    isComplete: true,
  });
});

test('A period tells of links that were first read in it, or after it, and were there before', async () => {
  const hour = 3_600_000;
  const old = { ...shopLink, age: 60 };
  const weekend = { ...shopLink, age: 4 };
  const known = [old, old, old, weekend].map(linkOf);
  const histories = new LinkHistories();
  const observe = (id: number, at: number, clicks: number) => {
    const made = Date.parse(`${known[id - 1]?.date?.replace(' ', 'T')}Z`);
    histories.observe({ id, clicks, at, made });
  };
  const period = { from: now - 2 * day, to: now + 60_000 };
  const before = { from: period.from - 7 * day, to: period.to - 7 * day };
  observe(1, before.from - hour, 10);
  observe(1, before.from + hour, 10);
  observe(2, before.from + 5 * hour, 20);
  // On one day the rest is met, of which the last was created while nothing was read.
  for (const [id, clicks] of [
    [1, 12],
    [2, 20],
    [3, 30],
    [4, 5],
  ] as const)
    observe(id, period.from + 9 * hour, clicks);
  const { insights } = open(known, true, histories);
  const report = await insights.period({ period, before });
  expect(report.before).toMatchObject({ clicks: 0, since: before.from, late: 2 });
  expect(report.sum).toMatchObject({ clicks: 0, unclear: 7, since: period.from, late: 1 });
});

test('A week has the new clicks of each channel, tag and link; what is not known is never 0', async () => {
  const hour = 3_600_000;
  const week = now - 2 * day;
  const histories = new LinkHistories();
  const given = { ...shopLink, age: 60 };
  const all: GivenLink[] = [
    { ...given, channels: [1], campaign: 'news' },
    { ...given, channels: [1] },
    { ...given, channels: [2] },
    { ...given, channels: [2], source: 'news' },
    { ...given, age: 1, channels: [3], source: 'Poster' },
    { ...given, age: null, source: 'Poster' },
  ];
  const [whole, quiet, late, lateQuiet, fresh, unread] = all.map(linkOf);
  const observe = (link: KnownLink | undefined, at: number, clicks: number) => {
    if (link === undefined) return;
    const made = Date.parse(`${link.date?.replace(' ', 'T')}Z`);
    histories.observe({ id: link.id, clicks, at, made });
  };
  for (const link of [whole, quiet]) observe(link, week - hour, 10);
  for (const link of [whole, quiet]) observe(link, week + hour / 2, 10);
  for (const link of [late, lateQuiet]) observe(link, week + 26 * hour, 4);
  for (const [link, clicks] of [
    [whole, 15],
    [quiet, 10],
    [late, 6],
    [lateQuiet, 4],
    [fresh, 7],
  ] as const)
    observe(link, now, clicks);
  const known = [whole, quiet, late, lateQuiet, fresh, unread].filter((link) => link !== undefined);
  const { insights, search } = open(known, true, histories);

  const channels = await insights.groups('channel', week);
  const weekOf = new Map(channels.groups.map((group) => [group.key, group.week]));
  expect(Object.fromEntries(weekOf)).toEqual({ 1: 5, 2: 2, 3: 7 });
  expect(channels.none.week).toBeNull();
  expect(channels.isWeekComplete).toBe(true);
  expect(channels.week).toMatchObject({ clicks: 14, links: 3, since: week, late: 2 });
  const sources = await insights.groups('source', week);
  expect(sources.groups.map((group) => [group.key, group.week])).toEqual([
    ['Poster', 7],
    ['news', null],
  ]);
  const none = { sums: [{ week: 5 }, { week: 0 }, { week: null }, { week: 0 }] };
  const asked = [{ campaigns: ['news'] }, { ids: [2] }, { ids: [4] }, { campaigns: ['none'] }];
  expect(await insights.sums(asked, week)).toMatchObject(none);
  expect((await insights.rowFacts([1, 2, 4], week)).links.map((link) => link.week)).toEqual([
    5,
    0,
    null,
  ]);

  const { observed } = await insights.report({ ids: [1, 3, 4, 5, 6], observed: { week } });
  expect(observed).toMatchObject({ clicks: 14, links: 4, from: week, to: now });
  expect(observed?.week).toMatchObject({ begin: week, since: week, late: 2, unclear: 0 });
  expect(observed?.movers.map(({ link, clicks }) => [link.id, clicks])).toEqual([
    [5, 7],
    [1, 5],
    [3, 2],
  ]);
  const nothing = await insights.report({ ids: [6], observed: { week } });
  expect(nothing.observed).toBeNull();

  // What is not known comes last, in both directions.
  const sorted = async (descending: boolean) => {
    const view = viewOf({ sort: 'week', week, descending });
    return (await search.query('table', view, 0, 9)).rows.map(({ id }) => id);
  };
  expect(await sorted(true)).toEqual([5, 1, 3, 2, 6, 4]);
  expect(await sorted(false)).toEqual([2, 3, 1, 5, 4, 6]);

  // Without a week nothing is said of one.
  const plain = await insights.groups('channel');
  expect(plain).toMatchObject({ week: null, isWeekComplete: false });
  expect(plain.groups.map((group) => group.week)).toEqual([null, null, null]);
});

test('A link is dead after clicks and then 14 observed days without one, and never where fewer were observed', async () => {
  const hour = 3_600_000;
  /** Days ago and clicks of each reading. */
  const readings: Record<string, readonly (readonly [daysAgo: number, clicks: number])[]> = {
    dead: [
      [40, 3],
      [15, 9],
      [0, 9],
    ],
    'dead, read in between': [
      [14, 5],
      [6, 5],
      [0, 5],
    ],
    'of fewer days': [
      [13.9, 5],
      [0, 5],
    ],
    'read once': [[0, 5]],
    'never clicked': [
      [30, 0],
      [0, 0],
    ],
    'clicked again': [
      [30, 4],
      [16, 4],
      [2, 5],
      [0, 5],
    ],
    'not read today': [
      [30, 4],
      [2, 4],
    ],
    'set back': [
      [30, 4],
      [3, 1],
      [0, 1],
    ],
  };
  const names = Object.keys(readings);
  const all = names.map((name) => ({
    ...shopLink,
    age: 60,
    clicks: readings[name]?.at(-1)?.[1] ?? 0,
  }));
  const known = all.map(linkOf);
  const histories = new LinkHistories();
  for (const [index, name] of names.entries())
    for (const [daysAgo, clicks] of readings[name] ?? [])
      histories.observe({ id: index + 1, clicks, at: now - daysAgo * day, made: now - 60 * day });
  const { insights, search } = open(known, true, histories);
  const dead = (await insights.checks()).find(({ check }) => check === 'dead');
  expect(dead?.links).toBe(2);
  // The one with most clicks is the one to begin with.
  expect(dead?.examples.map(({ id }) => names[id - 1])).toEqual(['dead', 'dead, read in between']);
  const view = viewOf({ check: 'dead' });
  const found = async () =>
    (await search.query('table', view, 0, 9)).rows.map(({ id }) => names[id - 1]);
  expect((await found()).toSorted()).toEqual(['dead', 'dead, read in between']);
  // Each reading tells anew, also one that changes no row.
  histories.observe({ id: 3, clicks: 5, at: now + 3 * hour, made: now - 60 * day });
  expect((await found()).toSorted()).toEqual(['dead', 'dead, read in between', 'of fewer days']);
});

test('A link whose destination has changed is counted where it leads now, one that is gone nowhere', async () => {
  const given: GivenLink = { ...shopLink, source: 'news' };
  const { rows, insights } = open([linkOf(given, 0), linkOf(given, 1)]);
  expect((await insights.groups('source')).groups).toMatchObject([{ key: 'news', links: 2 }]);
  rows.write(linkOf({ ...given, source: 'Poster' }, 0), { at: now + 1, isRow: true });
  expect((await insights.groups('source')).groups.map(({ key }) => key)).toEqual([
    'Poster',
    'news',
  ]);
  rows.remove(2);
  expect((await insights.groups('source')).groups.map(({ key }) => key)).toEqual(['Poster']);
  insights.clear();
  expect((await insights.groups('source')).groups.map(({ key }) => key)).toEqual(['Poster']);
});

test('The place of a link counts those with more clicks, and is not told before all links are read', async () => {
  const given: GivenLink = { ...shopLink, path: '/', age: 3 };
  const known = [5, 9, 9, 1, null].map((clicks, index) => linkOf({ ...given, clicks }, index));
  const { insights } = open(known);
  const ranks = await Promise.all([1, 2, 3, 4].map((id) => insights.rank(id)));
  expect(ranks.map((place) => place?.rank)).toEqual([3, 1, 1, 4]);
  expect(ranks[0]?.links).toBe(5);
  expect(await insights.rank(5)).toBeNull();
  expect(await insights.rank(99)).toBeNull();
  expect(await open(known, false).insights.rank(1)).toBeNull();
});
