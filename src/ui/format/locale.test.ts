import { afterEach, expect, test, vi } from 'vitest';
import { formatInstant, formatNumber } from './format.ts';
import { pageLocale, setLocale } from './locale.ts';

afterEach(() => setLocale({ locale: '', timeZone: '' }));

/** Makes the page speak a language. */
function speak(language: string): void {
  vi.stubGlobal('document', { documentElement: { lang: language } });
}

afterEach(() => vi.unstubAllGlobals());

test('What a user chooses holds for everything that is written from then on', () => {
  const before = formatNumber(1_204_567);
  speak('de');
  setLocale({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(formatNumber(1_204_567)).toBe('1.204.567');
  expect(formatInstant(Date.UTC(2026, 11, 31, 20))).toMatch(/1\. Jan\. 2027.*5:00/);
  setLocale({ locale: '', timeZone: '' });
  speak('en');
  expect(formatNumber(1_204_567)).toBe(before);
});

test('A choice of one leaves the other as the browser has it', () => {
  setLocale({ locale: '', timeZone: 'Asia/Tokyo' });
  expect(pageLocale()).toEqual({ locale: expect.stringMatching(/^en/), timeZone: 'Asia/Tokyo' });
  setLocale({ locale: 'en-GB', timeZone: '' });
  expect(pageLocale()).toEqual({ locale: 'en-GB' });
});

test('Arabic without a region is written with its own digits, and with those of its region else', () => {
  vi.stubGlobal('navigator', { languages: ['ar'] });
  speak('ar');
  expect(formatNumber(1234)).toBe('١٬٢٣٤');
  setLocale({ locale: 'ar-AE', timeZone: '' });
  expect(formatNumber(1234)).toBe('1,234');
});

test('A locale of another language than that of the page is passed over, and followed once the page speaks it', () => {
  setLocale({ locale: 'fr-FR', timeZone: '' });
  speak('en');
  expect(pageLocale()).toEqual({ locale: expect.stringMatching(/^en/) });
  speak('fr');
  expect(pageLocale()).toEqual({ locale: 'fr-FR' });
});
