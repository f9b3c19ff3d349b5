/** Tests of special paths: formatting and parsing are inverses, and no alias is one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { parseAlias } from './parse-alias.ts';
import { formatSpecialPath, parseSpecialPath, type SpecialPath } from './special-paths.ts';

const alias = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', '-', '_', '~', 'é', 'م', '𝒳'),
  minLength: 1,
  maxLength: 20,
});
const place: fc.Arbitrary<SpecialPath> = fc.oneof(
  alias.map((slug) => ({ kind: 'rotator' as const, slug })),
  fc.integer({ min: 1, max: 1e9 }).map((id) => ({ kind: 'campaign' as const, id })),
  fc
    .tuple(fc.constantFrom('bio' as const, 'qr' as const), alias)
    .map(([kind, name]) => ({ kind, alias: name })),
  fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), alias)
    .map(([link, token]) => ({ kind: 'pixels' as const, link, token })),
  fc.constantFrom('A', 'É', 'م', '𝒳', '?').map((letter) => ({ kind: 'avatar' as const, letter })),
  fc
    .tuple(fc.constantFrom('link' as const, 'bio' as const, 'qr' as const), alias)
    .map(([kind, name]) => ({ kind: 'image' as const, of: { kind, alias: name } })),
);

describe('formatSpecialPath', () => {
  it('is undone by parseSpecialPath, through the escapes of a path', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(parseSpecialPath(parseAlias(formatSpecialPath(one)) ?? '')).toEqual(one);
      }),
      propertyRuns(),
    );
  });
});

describe('parseSpecialPath', () => {
  it('takes no alias for a place', () => {
    fc.assert(
      fc.property(alias, (text) => {
        expect(parseSpecialPath(text)).toBeUndefined();
      }),
      propertyRuns(),
    );
    expect(['b', 'q', 'r', 'c', 'i', ''].map(parseSpecialPath)).toEqual(Array(6).fill(undefined));
  });

  it.each([
    'r/',
    'r/a/b',
    'b//',
    'c/0',
    'c/x',
    'p/1',
    'p/x/a',
    'p/1/a/b',
    'c/1.5',
    'c/-1',
    'c/9999999999999999',
    'i/',
    'i/b/',
    'i/x/a',
    'i/b/a/c',
    'x/a',
    '/r/a',
    'R/a',
  ])('finds no place at "%s"', (path) => {
    expect(parseSpecialPath(path)).toBeUndefined();
  });
});
