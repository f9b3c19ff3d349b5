/** The decoder of Punycode agrees with the one of Node for hosts of every script. */
import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { decodePunycode } from './decode-punycode.ts';

it.each([
  ['xn--bcher-kva', 'bücher'],
  ['xn--e1afmkfd', 'пример'],
  ['xn--wgv71a119e', '日本語'],
  ['xn--maana-pta', 'mañana'],
  ['xn--ls8h', '💩'],
  ['shop', 'shop'],
  ['', ''],
])('%s is %s', (ascii, letters) => {
  expect(decodePunycode(ascii)).toBe(letters);
});

it('Every label of a host is read as Node reads it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (typed) => {
      const ascii = domainToASCII(typed);
      fc.pre(!ascii.includes('.'));
      expect(decodePunycode(ascii)).toBe(domainToUnicode(ascii));
    }),
    propertyRuns(500),
  );
});

it('Text that is no Punycode ends as a text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^xn--[a-z\d-]{0,60}$/), (label) => {
      expect(typeof decodePunycode(label)).toBe('string');
    }),
    propertyRuns(),
  );
});
