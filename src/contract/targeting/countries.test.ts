/** Tests of the table of countries: it is whole, and both ways of looking up agree. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { countryCode, countryName } from './countries.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryName(code) !== undefined);

describe('countries', () => {
  it('has all 249 codes of ISO 3166-1, each with a name of its own', () => {
    expect(codes).toHaveLength(249);
    expect(new Set(codes.map(countryName)).size).toBe(249);
  });

  it('finds every country by its code and by its name, in any case', () => {
    for (const code of codes) {
      const name = countryName(code) ?? '';
      expect([countryCode(code), countryCode(code.toLowerCase())]).toEqual([code, code]);
      expect([
        countryCode(name),
        countryCode(name.toUpperCase()),
        countryCode(` ${name} `),
      ]).toEqual([code, code, code]);
    }
  });

  it.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['The United States of America', 'US'],
    ['uk', 'GB'],
    ['Great Britain', 'GB'],
    ['the Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Turkiye', 'TR'],
    ['Ivory Coast', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['St. Kitts & Nevis', 'KN'],
    ['Korea, Republic of', 'KR'],
    ['Aland Islands', 'AX'],
    ['Virgin Islands, U.S.', 'VI'],
    ['U.S. Virgin Islands', 'VI'],
    ['Congo', 'CG'],
    ['DR Congo', 'CD'],
  ])('reads %s as %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it.each([
    '',
    ' ',
    'XX',
    'T1',
    'EU',
    'ZZ',
    'Atlantis',
    'Germ',
    'Germany2',
    '__proto__',
    'constructor',
  ])('knows no country called "%s"', (name) => {
    expect(countryCode(name)).toBeUndefined();
    expect(countryName(name)).toBeUndefined();
  });

  it('never throws, and only ever gives a code that has a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const code = countryCode(text);
        expect(code === undefined || countryName(code) !== undefined).toBe(true);
      }),
      propertyRuns(),
    );
  });
});
