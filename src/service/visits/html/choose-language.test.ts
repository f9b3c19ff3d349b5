/**
 * Tests of the language choice: quality values, regions, wildcards, and headers that are no lists
 * of languages.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { chooseLanguage } from './choose-language.ts';

const languages: ['en', 'de', 'es', 'ar'] = ['en', 'de', 'es', 'ar'];
const choose = (header: string | undefined) => chooseLanguage(header, languages);

describe('chooseLanguage', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['ar-EG', 'ar'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.5, de;q=0.7, ar;q=0.6', 'de'],
    ['ar, de', 'ar'],
    ['fr-CH, fr;q=0.9, de;q=0.3, en;q=0.2', 'de'],
    ['fr', 'en'],
    ['dev', 'en'],
    ['*', 'en'],
    ['fr, *;q=0.1', 'en'],
    ['de;q=0.2, *;q=0.5', 'en'],
    ['en;q=0, *', 'de'],
    ['de;q=0, es;q=0.1', 'es'],
    ['de;q=0', 'en'],
    ['de;q=0.001', 'de'],
    [' de ; q = 1 ', 'de'],
    [';;,,=,q=1,-', 'en'],
    ['__proto__,constructor,es;q=0.1', 'es'],
  ])('gives for %j the language %s', (header, language) => {
    expect(choose(header)).toBe(language);
  });

  it('reads the beginning of a long header alone', () => {
    expect(choose(`${'fr,'.repeat(333)}de`)).toBe('en');
    expect(choose(`de,${'fr,'.repeat(1_000_000)}`)).toBe('de');
  });

  it('gives one of the languages for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (header) =>
        languages.includes(choose(header)),
      ),
      propertyRuns(),
    );
  });

  it('gives the heaviest of the languages that are named, with any region, beside any others', () => {
    const entry = fc.tuple(
      fc.constantFrom(...languages),
      fc.constantFrom('', '-AT', '-eg'),
      fc.integer({ min: 1, max: 999 }),
    );
    const entries = fc.uniqueArray(entry, { minLength: 1, selector: ([language]) => language });
    fc.assert(
      fc.property(entries, (named) => {
        const header = [
          'fr',
          ...named.map(([language, region, weight]) => `${language}${region};q=${weight / 1000}`),
        ].join(', ');
        const [heaviest] = named.reduce((one, other) => (other[2] > one[2] ? other : one));
        expect(choose(header)).toBe(heaviest);
      }),
      propertyRuns(),
    );
  });
});
