/** Tests of alias parsing: paths, escapes and Unicode forms. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { parseAlias, withoutRest } from './parse-alias.ts';

describe('parseAlias', () => {
  it.each([
    ['/', ''],
    ['/?x=1', ''],
    ['/summer', 'summer'],
    ['/summer/', 'summer'],
    ['/summer?x=1', 'summer'],
    ['/summer/?x=/y/', 'summer'],
    ['/Summer', 'Summer'],
    ['/caf%C3%A9', 'caf\u00e9'],
    ['/cafe%CC%81', 'caf\u00e9'],
    ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', 'مرحبا'],
    ['/a//', 'a'],
    ['/Promo-24)', 'Promo-24'],
    ['/Promo-24,', 'Promo-24'],
    ['/Promo-24/)', 'Promo-24'],
    ['/Promo-24%20', 'Promo-24'],
    ['/Promo-24%E2%80%8B', 'Promo-24'],
    ['/Promo-24%E2%80%9D', 'Promo-24'],
    ['/Promo-24%C2%A0?x=1', 'Promo-24'],
    ['/Promo-24)/', 'Promo-24'],
    ['/Promo-24%E2%9D%A4%EF%B8%8F', 'Promo-24'],
    ['/Promo-24%F0%9F%91%87%F0%9F%8F%BD', 'Promo-24'],
    ['/Promo-24.', 'Promo-24.'],
    ['/Promo-24.)', 'Promo-24.'],
    ['/a-', 'a-'],
    ['/a_~', 'a_~'],
    ['/)', ''],
    ['/r/summer)', 'r/summer'],
    ['//', ''],
  ])('reads %s as the alias "%s"', (path, alias) => {
    expect(parseAlias(path)).toBe(alias);
  });

  it.each([
    '',
    '*',
    'summer',
    'http://links.example/summer',
    '/%',
    '/%C3',
    '/%ZZ',
    '/%FF%FE',
    '/summer%00',
    `/${'a'.repeat(1300)}`,
  ])('finds no alias in %.40s', (path) => {
    expect(parseAlias(path)).toBeUndefined();
  });

  it('undoes what escaping does to any alias, and composes its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const alias = `${text}a`;
        expect(parseAlias(`/${encodeURIComponent(alias)}?q`)).toBe(alias.normalize('NFC'));
      }),
      propertyRuns(),
    );
  });

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (path) => void parseAlias(`/${path}`)),
      propertyRuns(),
    );
  });
});

describe('withoutRest', () => {
  it.each([
    ['Promo-24.', 'Promo-24'],
    ['Promo-24...', 'Promo-24'],
    ['Promo-24).', 'Promo-24'],
    ['Promo-24&utm_source=mail', 'Promo-24'],
    ['Promo-24?x=1', 'Promo-24'],
    ['Promo-24&quot', 'Promo-24'],
    ['Promo-24](https://go.example/x', 'Promo-24'],
    ['Promo-24\r\nSee you', 'Promo-24'],
    ['r/summer.', 'r/summer'],
    ['v1.0', 'v1.0'],
    ['a_', 'a_'],
  ])('%s is also looked up as %s', (alias, shorter) => {
    expect(withoutRest(alias)).toBe(shorter);
  });
});
