/** Tests of visitors as text and as numbers: there and back, every byte stays. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { hashOf, numberOf } from './visitor-number.ts';

test('8 bytes as text become the number that they are, and the same text again', () => {
  expect([numberOf('AAAAAAAAAAE'), numberOf('__________8'), numberOf('gAAAAAAAAAA')]).toEqual([
    '1',
    '-1',
    String(-(2n ** 63n)),
  ]);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const hash = Buffer.from(bytes).toString('base64url');
      expect(hashOf(numberOf(hash))).toBe(hash);
    }),
    propertyRuns(),
  );
});

test('Of a longer hash the first 8 bytes count', () => {
  expect(numberOf(`AAAAAAAAAAE${'x'.repeat(32)}`)).toBe('1');
});
