/** Tests of random text: each character has the same probability. */
import { afterEach, expect, test, vi } from 'vitest';
import { hashApiKey, newApiKey } from './api-keys.ts';
import { randomText } from './bytes.ts';

afterEach(() => vi.restoreAllMocks());

test('Bytes that would favour the front of the alphabet are thrown away', () => {
  const bytes = [255, 0, 253, 1, 252, 251, 2];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array)
      array.forEach((_, index) => (array[index] = bytes.shift() ?? 9));
    return array;
  });
  // 252 is the last multiple of 7 in a byte: 252 and more are out, 251 is the last letter.
  expect(randomText('abcdefg', 4)).toBe('abgc');
});

test('A key is long, safe in a URL and a header, and never the same', () => {
  const keys = new Set(Array.from({ length: 200 }, newApiKey));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^ld_[A-Za-z0-9]{40}$/);
});

test('A key is found again by its SHA-256', async () => {
  expect(await hashApiKey('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
