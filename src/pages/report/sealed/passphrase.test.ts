/** Passphrases of sealed reports: suggested without bias, and long enough. */
import { afterEach, expect, test, vi } from 'vitest';
import { canSeal } from './can-seal.ts';
import { isLongEnough, suggestPassphrase } from './passphrase.ts';

afterEach(() => vi.unstubAllGlobals());

test('A suggestion is sixteen letters and digits in fours, and another one each time', () => {
  const suggestions = Array.from({ length: 100 }, suggestPassphrase);
  for (const each of suggestions) expect(each).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/);
  expect(new Set(suggestions).size).toBe(100);
  expect(suggestions.every(isLongEnough)).toBe(true);
});

test('Each character of a suggestion is as likely as any other', () => {
  let next = 0;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.map(() => next++ % 256),
  });
  const letters = Array.from({ length: 16 }, suggestPassphrase).join('').replaceAll('-', '');
  expect(next).toBe(256);
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
});

test.each([
  ['eleven char', false],
  ['twelve chars', true],
  ['  eleven char  ', false],
  ['عبارة مرور طو', true],
  ['😀😀😀😀😀😀', false],
])('%s is long enough: %s', (typed, expected) => {
  expect(isLongEnough(typed)).toBe(expected);
});

test('Without cryptography, as on plain http, and without compression nothing can be sealed', () => {
  expect(canSeal()).toBe(true);
  const { CompressionStream } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  expect(canSeal()).toBe(false);
  Object.assign(globalThis, { CompressionStream });
  vi.stubGlobal('crypto', {});
  expect(canSeal()).toBe(false);
});
