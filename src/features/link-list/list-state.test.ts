/** The list's state in the address. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { librarySorts, linkChecks } from '#queries/library.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  ages,
  descendsFirst,
  keywordsOf,
  type ListState,
  linkViewOf,
  looksLikeShortUrl,
  needsLibrary,
  noFilters,
  readListState,
  writeListState,
} from './list-state.ts';

const beginning: ListState = {
  q: '',
  short: '',
  sort: 'date',
  descending: true,
  view: '',
  askService: false,
  page: 1,
  ...noFilters,
};

const filterOf = (value: fc.Arbitrary<string>) =>
  fc.record({
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
    isNot: fc.boolean(),
  });

it('Texts begin with A, figures and dates with the largest', () => {
  expect(librarySorts.filter((sort) => !descendsFirst(sort))).toEqual([
    'alias',
    'title',
    'destination',
    'channel',
  ]);
});

describe('readListState and writeListState', () => {
  it('Are inverses', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }));
    const day = fc.constantFrom('', '2024-02-29', '2026-12-31');
    const states = fc.record({
      q: fc.string(),
      short: fc.string(),
      sort: fc.constantFrom(...librarySorts),
      descending: fc.boolean(),
      clicks: fc.record({ from: bound, to: bound }),
      made: fc.constant(noFilters.made),
      within: fc.option(fc.constantFrom(...ages)),
      values: fc.record(
        {
          channel: filterOf(fc.oneof(fc.integer({ min: 1 }).map(String), fc.constant(''))),
          source: filterOf(fc.string()),
          medium: filterOf(fc.string()),
          campaign: filterOf(fc.string()),
          site: filterOf(fc.string()),
          domain: filterOf(fc.string({ minLength: 1 })),
        },
        { requiredKeys: [] },
      ),
      check: fc.option(fc.constantFrom(...linkChecks)),
      view: fc.string(),
      askService: fc.boolean(),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(states, fc.record({ from: day, to: day }), (state, days) => {
        // One parameter holds days or an age.
        const made = state.within === null ? days : state.made;
        expect(readListState(writeListState({ ...state, made }))).toEqual({ ...state, made });
      }),
      propertyRuns(),
    );
  });

  it('The beginning of the list has an address without a query', () => {
    expect(writeListState(beginning).toString()).toBe('');
  });

  it.each([
    'page=0',
    'page=-3',
    'page=1e9',
    'page=99999999',
    'page=x',
    'order=sideways',
    'sort=luck',
    'dir=up',
    '',
    'clicks=10',
    'clicks=-1..5',
    'clicks=a..b',
    'made=2026-02-30..',
    'made=..yesterday',
    'made=1..2..3',
    'made=8d',
    'from=nowhere',
    'channel=all',
    'channel=-1',
    'domain=',
    'not=channel',
    'check=luck',
  ])('"%s" reads as the beginning', (query) => {
    expect(readListState(new URLSearchParams(query))).toEqual(beginning);
  });

  it('An older address keeps its order and its page', () => {
    const state = readListState(new URLSearchParams('order=click&page=3'));
    expect(state).toEqual({ ...beginning, sort: 'clicks', page: 3 });
    expect(writeListState(state).toString()).toBe('sort=clicks&page=3');
  });
});

describe('A filter by values', () => {
  it('has each of them in the address, and what links must not have by its name', () => {
    const query = 'channel=7&channel=none&source=poster&not=channel';
    const state = readListState(new URLSearchParams(query));
    expect(state.values).toEqual({
      channel: { values: ['7', ''], isNot: true },
      source: { values: ['poster'], isNot: false },
    });
    expect(writeListState(state).toString()).toBe(
      'channel=7&channel=none&not=channel&source=poster',
    );
    expect(linkViewOf(state, 'UTC')).toMatchObject(state.values);
  });
});

describe('linkViewOf', () => {
  it('Holds both bounds of clicks, and both days in full, in the time zone of the page', () => {
    const state = readListState(
      new URLSearchParams('clicks=10..500&made=2026-03-28..2026-03-29&sort=title'),
    );
    expect(linkViewOf(state, 'Europe/Zurich')).toEqual({
      q: '',
      sort: 'title',
      descending: false,
      host: null,
      clicks: { from: 10, to: 501 },
      // Summer time begins on the second day, which has 23 hours.
      made: { from: Date.UTC(2026, 2, 27, 23), to: Date.UTC(2026, 2, 29, 22) },
    });
  });

  it('Has no bound where the address has none', () => {
    const none = { from: null, to: null };
    expect(linkViewOf(beginning, 'UTC')).toMatchObject({ clicks: none, made: none });
  });
});

describe('needsLibrary', () => {
  it.each([
    ['q=summer', false],
    ['sort=clicks', false],
    ['sort=clicks&dir=asc', true],
    ['dir=asc', true],
    ['sort=alias', true],
    ['clicks=..0', true],
    ['made=2026-01-01..', true],
    ['made=7d', true],
    ['sort=perDay', true],
    ['domain=go.example', true],
  ])('%s: %s', (query, needed) =>
    expect(needsLibrary(readListState(new URLSearchParams(query)))).toBe(needed),
  );
});

describe('keywordsOf', () => {
  const known = () => [null, 'https://go.test/summer'];

  it.each([
    ['go.test/wint', 'wint'],
    ['HTTP://GO.test/caf%C3%A9', 'café'],
    ['shop.example/sale', 'shop.example/sale'],
    ['go.test', 'go.test'],
    ['summer sale', 'summer sale'],
  ])('%s is searched as %s', (q, words) => expect(keywordsOf(q, known)).toBe(words));

  it('Keeps the text where no short URL of the account is known', () => {
    expect(keywordsOf('go.test/wint', () => [])).toBe('go.test/wint');
  });
});

describe('looksLikeShortUrl', () => {
  it.each([
    'https://go.example/summer',
    'go.example/summer',
    '127.0.0.1:8081/x',
    'localhost:8081/x',
    ' münchen.example/ä ',
  ])('%s can be a short URL', (text) => expect(looksLikeShortUrl(text)).toBe(true));

  it.each([
    'summer',
    'summer sale',
    'go.example',
    'https://go.example/',
    '50/50',
    'javascript:alert(1)',
    'a b.example/x',
  ])('%s is searched for as it is', (text) => expect(looksLikeShortUrl(text)).toBe(false));
});
