import { afterEach, expect, test } from 'vitest';
import { formatInstant, formatNumber } from './format.ts';
import { chooseReader, pageReader } from './locale.ts';

afterEach(() => chooseReader({ locale: '', timeZone: '' }));

test('What somebody chooses holds for everything that is written from then on', () => {
  const before = formatNumber(1_204_567);
  chooseReader({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(formatNumber(1_204_567)).toBe('1.204.567');
  expect(formatInstant(Date.UTC(2026, 11, 31, 20))).toMatch(/1\. Jan\. 2027.*5:00/);
  chooseReader({ locale: '', timeZone: '' });
  expect(formatNumber(1_204_567)).toBe(before);
});

test('A choice of one leaves the other as the browser has it', () => {
  chooseReader({ locale: '', timeZone: 'Asia/Tokyo' });
  expect(pageReader()).toEqual({ locale: expect.stringMatching(/^en/), timeZone: 'Asia/Tokyo' });
  chooseReader({ locale: 'fr-FR', timeZone: '' });
  expect(pageReader()).toEqual({ locale: 'fr-FR' });
});
