/** Tests of alias parsing: paths, escapes and Unicode forms. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { parseAlias } from './parse-alias.ts';

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
    ['/a//', 'a/'],
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
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (alias) => {
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
