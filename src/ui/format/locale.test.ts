import { afterEach, expect, test } from 'vitest';
import { formatInstant, formatNumber } from './format.ts';
import { pageLocale, setLocale } from './locale.ts';

afterEach(() => setLocale({ locale: '', timeZone: '' }));

test('What somebody chooses holds for everything that is written from then on', () => {
  const before = formatNumber(1_204_567);
  setLocale({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(formatNumber(1_204_567)).toBe('1.204.567');
  expect(formatInstant(Date.UTC(2026, 11, 31, 20))).toMatch(/1\. Jan\. 2027.*5:00/);
  setLocale({ locale: '', timeZone: '' });
  expect(formatNumber(1_204_567)).toBe(before);
});

test('A choice of one leaves the other as the browser has it', () => {
  setLocale({ locale: '', timeZone: 'Asia/Tokyo' });
  expect(pageLocale()).toEqual({ locale: expect.stringMatching(/^en/), timeZone: 'Asia/Tokyo' });
  setLocale({ locale: 'fr-FR', timeZone: '' });
  expect(pageLocale()).toEqual({ locale: 'fr-FR' });
});
