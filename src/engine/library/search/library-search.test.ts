import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { linkTitle } from '#contract/resources/link-title.ts';
import { searchedText, toSearchText } from '#contract/search.ts';
import { LinkFacts, noFactSources } from '#engine/library/insights/link-facts.ts';
import { type LibraryLink, type LinkView, librarySorts } from '#engine/library/library-types.ts';
import { LinkRows } from '#engine/library/rows/link-rows.ts';
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import { type MadeUpLink, madeUpLinks, timestamp, viewOf } from '#testing/library/made-up-links.ts';
import { caseFactor, propertyRuns } from '#testing/property-runs.ts';
import { plainLink } from '#testing/service/store-rows.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { eventually } from '#testing/time/eventually.ts';
import { LibrarySearch } from './library-search.ts';

function open(
  links: readonly MadeUpLink[],
  given: Partial<ConstructorParameters<typeof LibrarySearch>[1]> = {},
) {
  const rows = new LinkRows();
  for (const link of links) rows.write(link, { at: 1, isRow: true });
  return { rows, search: new LibrarySearch(rows, { now: () => 0, ...given }) };
}

/** What the interface promises, in the plainest way. */
function expected(links: readonly MadeUpLink[], view: LinkView): number[] {
  const words = toSearchText(view.q).split(/\s+/u).filter(Boolean);
  const within = ({ from, to }: LinkView['clicks'], value: number | null) =>
    (from === null && to === null) ||
    (value !== null && value >= (from ?? -Infinity) && value < (to ?? Infinity));
  const time = ({ date }: MadeUpLink) =>
    date === null ? null : Date.parse(`${date.replace(' ', 'T')}Z`);
  const key = (link: MadeUpLink): number | string | null => {
    if (view.sort === 'clicks') return link.clicks;
    if (view.sort === 'date') return time(link);
    if (['perDay', 'gained', 'week', 'channel'].includes(view.sort))
      throw new Error('No row tells it');
    const texts: Partial<Record<LinkView['sort'], string | null>> = {
      alias: link.alias,
      title: linkTitle(link),
      destination: link.longurl,
    };
    const text = texts[view.sort];
    return text ? toSearchText(text) : null;
  };
  const sign = view.descending ? -1 : 1;
  return links
    .filter(({ alias, longurl, title, description, ...link }) => {
      const text = toSearchText(
        // The made-up links have no parameters.
        [alias, longurl?.replace('https://', ''), title, description]
          .map((each) => each ?? '')
          .join('\n'),
      );
      return (
        words.every((word) => text.includes(word)) &&
        within(view.clicks, link.clicks) &&
        within(view.made, time({ alias, longurl, title, description, ...link })) &&
        (view.domain === undefined ||
          view.domain.values.includes(new URL(link.shorturl!).host) !== view.domain.isNot) &&
        (view.host === null || new URL(longurl!).host === view.host)
      );
    })
    .sort((one, other) => {
      const first = key(one);
      const second = key(other);
      if (first === null || second === null)
        return Number(first === null) - Number(second === null) || sign * (one.id - other.id);
      return sign * (first < second ? -1 : first > second ? 1 : one.id - other.id);
    })
    .map(({ id }) => id);
}

/**
 * Rows for these links in the service, which then has them under the same ids; in one statement for
 * each five hundred.
 */
async function addRows(
  { store, accountId }: TestService,
  links: readonly MadeUpLink[],
): Promise<void> {
  const rows = links.map(({ id, alias, longurl, title, description }) => {
    const text = {
      alias: alias ?? '',
      url: longurl ?? '',
      title: title ?? '',
      description: description ?? '',
    };
    // A service reads schemes too.
    const searched = searchedText({ ...text, url: text.url.replace('https://', '') });
    return { ...plainLink, ...text, id, accountId, ordinal: id, searched };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await store.db
      .insertInto('link')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await numberLinks(store.db, accountId);
}

/** Orders by clicks a day and by new clicks depend on more than the row, and have tests of their own. */
const otherSorts: readonly string[] = ['perDay', 'gained', 'week', 'channel'];
const plainSorts = librarySorts.filter((sort) => !otherSorts.includes(sort));

const idsOf = (links: readonly LibraryLink[]) => links.map(({ id }) => id);
const links = madeUpLinks(2000);
const nowhere = { values: ['nowhere.example'], isNot: false };

describe('A view', () => {
  const bound = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });
  const word = fc.constantFrom(
    'sale',
    'SALE',
    'strasse',
    'straße',
    '東京',
    'café',
    'i̇zmir',
    'İ',
    '%',
    '_',
    '\\',
    'a1',
    '/1',
    'for',
  );
  const views: fc.Arbitrary<LinkView> = fc.record({
    q: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
    sort: fc.constantFrom(...plainSorts),
    descending: fc.boolean(),
    clicks: fc.record({ from: bound(50), to: bound(500) }),
    made: fc.record({ from: bound(1e6), to: bound(1e6) }).map(({ from, to }) => ({
      from: from === null ? null : Date.UTC(2025, 0, 1) + from * 40,
      to: to === null ? null : Date.UTC(2025, 0, 1) + to * 40,
    })),
    domain: fc.option(
      fc.record({
        values: fc.subarray(['go.example', 's.example', 'nowhere.example'], { minLength: 1 }),
        isNot: fc.boolean(),
      }),
      { nil: undefined },
    ),
    host: fc.constantFrom(null, null, 'shop.example'),
  });

  it('any view is what a plain filter and a comparing sort give, whatever was asked before', async () => {
    const { search } = open(links);
    await fc.assert(
      fc.asyncProperty(views, async (view) => {
        const { total, rows } = await search.query('table', view, 0, 200);
        const all = expected(links, view);
        expect(total).toBe(all.length);
        expect(idsOf(rows)).toEqual(all.slice(0, 200));
      }),
      propertyRuns(100),
    );
  });

  it('typing on narrows the last result to what a fresh scan finds', async () => {
    const { search } = open(links);
    for (const q of ['s', 'su', 'sum', 'summer', 'summer g', 'summer guide', 'summer guid']) {
      const { total } = await search.query('table', viewOf({ q }), 0, 1);
      expect(total).toBe(expected(links, viewOf({ q })).length);
    }
  });

  it('finds what the service finds, in many links of many scripts', async () => {
    const service = await createTestService();
    // Each a minute younger than the one before, so that both have one order.
    const many = madeUpLinks(1000 * Math.min(10, caseFactor), 6).map((link) => ({
      ...link,
      date: timestamp(link.id * 60_000),
    }));
    const odd = [
      'Straße',
      'İstanbul',
      '東京 Tower',
      'cafe\u0301',
      'café',
      '100%',
      'a_b',
      'back\\slash',
      'ﬁne',
      'ＷＩＤＥ',
      'Ελλάς',
    ];
    for (const [index, title] of odd.entries()) many[index * 17] = { ...many[index * 17]!, title };
    await addRows(service, many);
    const { search } = open(many);
    const pieces = [
      ...new Set(
        many.flatMap(({ title, longurl, alias }) => `${title} ${longurl} ${alias}`.split(/[ /]/u)),
      ),
    ];
    const piece = fc
      .tuple(
        fc.constantFrom(
          ...pieces,
          ...odd,
          'STRASSE',
          'i̇stanbul',
          'tower 東',
          'cafe',
          'wide',
          'ς',
          'σ',
        ),
        fc.nat(9),
        fc.nat(9),
      )
      .map(([word, from, length]) =>
        word.slice(from % Math.max(1, word.length)).slice(0, length + 1),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 3 }), async (words) => {
        const q = words.join(' ').trim();
        const request = new Request(
          `${service.address}/api/urls?limit=100&q=${encodeURIComponent(q)}`,
          {
            headers: { Authorization: `Bearer ${service.key}` },
          },
        );
        const { data } = (await (await service.fetch(request)).json()) as {
          data: { result: number; urls: { id: number }[] };
        };
        const { total, rows } = await search.query('table', viewOf({ q }), 0, 100);
        expect(total).toBe(data.result);
        expect(idsOf(rows)).toEqual(data.urls.map(({ id }) => id));
      }),
      propertyRuns(100),
    );
  });

  it('is windowed, and tells the version that it was read from', async () => {
    const { search, rows } = open(links);
    const all = expected(links, viewOf());
    const { from, rows: shown, version } = await search.query('table', viewOf(), 1990, 500);
    expect([from, idsOf(shown)]).toEqual([1990, all.slice(1990)]);
    rows.write({ ...links[0]!, title: 'Another' }, { at: 2, isRow: true });
    expect((await search.query('table', viewOf(), 0, 500)).version).toBeGreaterThan(version);
  });

  it('has the orders of all columns made while nobody asks, and a question ends that', async () => {
    const signals: AbortSignal[] = [];
    const waits: (() => void)[] = [];
    const quiet = (signal: AbortSignal) =>
      new Promise<void>((resolve) => void (signals.push(signal), waits.push(resolve)));
    const { search, rows } = open(links, { quiet });
    await search.query('table', viewOf(), 0, 10);
    await search.query('table', viewOf({ q: 'sale' }), 0, 10);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    const read = vi.spyOn(rows, 'fields');
    for (const end of waits) end();
    await eventually(() => expect(read).toHaveBeenCalledTimes(3 * rows.known));
    for (const sort of ['alias', 'title', 'destination'] as const)
      await search.query('table', viewOf({ sort }), 0, 10);
    expect(read).toHaveBeenCalledTimes(3 * rows.known);
    search.close();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('is asked for again where a row changes while it is searched', async () => {
    const changes = [() => rows.remove(1), () => rows.remove(2)];
    let time = 0;
    const { search, rows } = open(links, {
      now: () => (time += 9),
      turn: async () => void changes.shift()?.(),
    });
    const { total } = await search.query('table', viewOf({ sort: 'title' }), 0, 10);
    expect(total).toBe(1998);
  });

  it('a later query of the same viewer ends the earlier one as cancelled, and no other', async () => {
    let time = 0;
    const { search } = open(links, { now: () => (time += 9) });
    const earlier = search.query('table', viewOf({ q: 'sale' }), 0, 10);
    const other = search.query('picker', viewOf({ q: 'sale' }), 0, 10);
    const later = search.query('table', viewOf({ q: 'news' }), 0, 10);
    await expect(earlier).rejects.toMatchObject({ kind: 'cancelled' });
    expect((await other).total).toBe(expected(links, viewOf({ q: 'sale' })).length);
    expect((await later).total).toBe(expected(links, viewOf({ q: 'news' })).length);
  });
});

describe('Similar links', () => {
  const few = madeUpLinks(40).map((link) => ({
    ...link,
    title: link.id === 7 ? 'Christmas brochure' : 'Sale',
  }));

  it('are shown where fewer than five fit, apart from those that fit, within the other filters', async () => {
    const { search } = open(few);
    expect((await search.query('table', viewOf({ q: 'chritsmas' }), 0, 10)).total).toBe(0);
    expect(idsOf(await search.similar(viewOf({ q: 'chritsmas' })))).toEqual([7]);
    expect(idsOf((await search.query('table', viewOf({ q: 'christmas' }), 0, 10)).rows)).toEqual([
      7,
    ]);
    expect(await search.similar(viewOf({ q: 'christmas' }))).toEqual([]);
    expect(await search.similar(viewOf({ q: 'chritsmas', domain: nowhere }))).toEqual([]);
  });

  it('are not looked for without keywords, and with many results', async () => {
    const { search } = open(few);
    for (const view of [viewOf({ domain: nowhere }), viewOf({ q: 'sale' })]) {
      expect(await search.similar(view)).toEqual([]);
    }
  });
});

describe('First rows', () => {
  it('are those of the window, and counted where there are no more', async () => {
    const words = fc.constantFrom('', 's', 'sa', 'sale', 'news 7', 'm1', 'nowhere');
    const views = fc.tuple(words, fc.constantFrom(...plainSorts), fc.boolean());
    await fc.assert(
      fc.asyncProperty(
        fc.array(views, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 200 }),
        async (typed, count) => {
          const { search } = open(links);
          for (const [q, sort, descending] of typed) {
            const view = viewOf({ q, sort, descending });
            const first = await search.first(view, count);
            const window = await search.query('table', view, 0, count);
            // Without an order to walk in there is nothing to begin with.
            if (first === null) continue;
            expect(idsOf(first.rows)).toEqual(idsOf(window.rows));
            expect(first.isCounted).toBe(window.total <= count);
            expect(first.total).toBe(first.rows.length);
          }
        },
      ),
      propertyRuns(15),
    );
  });

  it('need an order, which the first window has made, and follow each change of a link', async () => {
    const { rows, search } = open(links);
    expect(await search.first(viewOf({ q: 'sale' }), 10)).toBeNull();
    await search.query('table', viewOf({ q: 'sale' }), 0, 10);
    expect((await search.first(viewOf({ q: 'sale' }), 10))?.rows).toHaveLength(10);
    rows.write(
      { ...links[0]!, id: 99_999, title: 'Sale of the century', date: '2030-01-01 00:00:00' },
      { at: 2, isRow: true },
    );
    expect(await search.first(viewOf({ q: 'century' }), 10)).toBeNull();
    await search.query('table', viewOf(), 0, 10);
    const found = await search.first(viewOf({ q: 'century' }), 10);
    expect([idsOf(found?.rows ?? []), found?.isCounted]).toEqual([[99_999], true]);
  });

  it('are given up after a few milliseconds', async () => {
    let time = 0;
    const { search } = open(links, { now: () => time });
    await search.query('table', viewOf(), 0, 10);
    expect((await search.first(viewOf({ q: 'nowhere' }), 10))?.isCounted).toBe(true);
    const busy = open(links, { now: () => (time += 5) });
    await busy.search.query('table', viewOf(), 0, 10);
    expect(await busy.search.first(viewOf({ q: 'nowhere' }), 10)).toBeNull();
  });
});

describe('Facets', () => {
  it('count the values of a view, each field as if it had no filter', async () => {
    const { search } = open(links);
    const only = (value: string) =>
      viewOf({ q: 'sale', domain: { values: [value], isNot: false } });
    const inDomain = (domain: string) => expected(links, only(domain)).length;
    const { domain, site, source } = await search.facets(only('go.example'));
    expect(
      Object.fromEntries(domain.values.map(({ value, count: number }) => [value, number])),
    ).toEqual({ 'go.example': inDomain('go.example'), 's.example': inDomain('s.example') });
    expect(source).toEqual({ values: [], none: inDomain('go.example') });
    expect(site.values).toHaveLength(4);
    const counts = site.values.map((each) => each.count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.reduce((sum, each) => sum + each)).toBe(inDomain('go.example'));
  });
});

describe('Clicks', () => {
  it('of a view are summed', async () => {
    const { search } = open(links);
    const found = new Set(expected(links, viewOf({ q: 'sale' })));
    const { clicks } = await search.query('table', viewOf({ q: 'sale' }), 0, 1);
    const known = links.filter(({ id }) => found.has(id));
    expect(clicks).toBe(known.reduce((sum, link) => sum + (link.clicks ?? 0), 0));
  });

  it('a day sort links by their age, the youngest last, whichever way', async () => {
    const now = Date.UTC(2026, 0, 31);
    const agedLinks = [1, 2, 10, 30].map((days, index) => {
      const date = timestamp(now - days * 86_400_000);
      return { ...links[index]!, id: index + 1, clicks: 60, date };
    });
    const { search } = open(agedLinks, { now: () => now });
    const sorted = async (descending: boolean) =>
      idsOf((await search.query('table', viewOf({ sort: 'perDay', descending }), 0, 9)).rows);
    expect(await sorted(true)).toEqual([3, 4, 2, 1]);
    expect(await sorted(false)).toEqual([4, 3, 1, 2]);
    const young = await search.query('table', viewOf({ madeWithin: 7 }), 0, 9);
    expect(new Set(idsOf(young.rows))).toEqual(new Set([1, 2]));
  });
});

describe('New clicks', () => {
  it('sort links by what came since the last visit, also where only that changes', async () => {
    const rows = new LinkRows();
    for (const link of links.slice(0, 4)) rows.write(link, { at: 1, isRow: true });
    const gains = new Map([
      [1, 2],
      [3, 9],
      [4, 5],
    ]);
    let version = 0;
    const now = () => 0;
    const facts = new LinkFacts(rows, {
      now,
      ...noFactSources,
      gainOf: (id) => gains.get(id) ?? 0,
      gainsVersion: () => version,
    });
    const search = new LibrarySearch(rows, { now, facts });
    const sorted = async () =>
      idsOf((await search.query('table', viewOf({ sort: 'gained', descending: true }), 0, 9)).rows);
    expect(await sorted()).toEqual([3, 4, 1, 2]);
    // The next visit has begun.
    gains.clear();
    gains.set(2, 1);
    version += 1;
    expect(await sorted()).toEqual([2, 4, 3, 1]);
  });
});

describe('A destination', () => {
  it('is found with and without a slash at its end', async () => {
    const { search } = open(links);
    const { longurl } = links[41]!;
    expect(idsOf(await search.withDestination(longurl!))).toEqual([42]);
    expect(idsOf(await search.withDestination(`${longurl}/`))).toEqual([42]);
    expect(await search.withDestination('https://shop.example')).toEqual([]);
  });

  it('is found with other UTM tags too, after the link that has the same', async () => {
    const { search } = open(links);
    const { longurl } = links[41]!;
    const rest = longurl!.includes('?') ? '&' : '?';
    expect(idsOf(await search.withDestination(`${longurl}${rest}utm_source=news`))).toEqual([42]);
    expect(await search.withDestination(`${longurl}${rest}size=m`)).toEqual([]);
  });
});

describe('A short URL of the account', () => {
  it('is found by its host and path, with the destination that it has', async () => {
    const { search } = open(links);
    const { shorturl, longurl } = links[41]!;
    for (const url of [shorturl!, `${shorturl}/`, `${shorturl}?utm_source=x#y`])
      expect(await search.shortLinkTarget(url)).toEqual({ longurl });
  });

  it('that is not loaded is known by its host alone, and other URLs are none', async () => {
    const { search } = open(links);
    const { origin } = new URL(links[41]!.shorturl!);
    expect(await search.shortLinkTarget(`${origin}/never-made`)).toEqual({ longurl: null });
    expect(await search.shortLinkTarget(origin)).toBeNull();
    expect(await search.shortLinkTarget('https://elsewhere.example/x')).toBeNull();
    expect(await search.shortLinkTarget('')).toBeNull();
  });
});

describe('A selection', () => {
  it('has all links of a view in its order, from a place', async () => {
    const { search } = open(links);
    const view = viewOf({ q: 'news', sort: 'clicks' });
    const all = expected(links, view);
    const { total, links: selected } = await search.select(view, 5);
    expect([total, idsOf(selected)]).toEqual([all.length, all.slice(5)]);
  });
});
