/** Any character, for property tests: every code point and half surrogates, with ASCII as often as all others together. */
import fc from 'fast-check';

/** fast-check's own unit `binary` covers the same, but takes a second of processor time to make in each test file. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
