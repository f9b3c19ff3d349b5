import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatCountry,
  formatDay,
  formatDistance,
  formatInstant,
  formatMoment,
  formatNumber,
  formatShare,
  parseMoment,
} from './format.ts';

const london = { locale: 'en-GB', timeZone: 'Europe/London' };
const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' };
const tokyo = { locale: 'en-US', timeZone: 'Asia/Tokyo' };

test('Numbers have the separators of the locale', () => {
  expect(formatNumber(1204567, london)).toBe('1,204,567');
  expect(formatNumber(1204567, berlin)).toBe('1.204.567');
});

test('Sizes are in the largest unit that they fill', () => {
  expect(formatBytes(1, london)).toBe('1 byte');
  expect(formatBytes(999, london)).toBe('999 bytes');
  expect(formatBytes(1240, london)).toBe('1.2 kB');
  expect(formatBytes(2_500_000, berlin)).toBe('2,5 MB');
});

describe('formatShare', () => {
  test('All shares are whole, and tiny ones are not nothing', () => {
    expect(formatShare(31, 100, london)).toBe('31%');
    expect(formatShare(44, 1000, london)).toBe('4%');
    expect(formatShare(9.96, 100, london)).toBe('10%');
    expect(formatShare(1, 100, london)).toBe('1%');
    expect(formatShare(9, 1000, london)).toBe('<1%');
    expect(formatShare(1, 100_000, london)).toBe('<1%');
    expect(formatShare(0, 100, london)).toBe('0%');
    expect(formatShare(5, 5, london)).toBe('100%');
  });

  test('A share of nothing is not a number, and says so', () => {
    expect(formatShare(0, 0, london)).toBe('–');
    expect(formatShare(3, Number.NaN, london)).toBe('–');
  });
});

describe('Moments', () => {
  test('The time of the service is UTC and is shown in the zone of the reader', () => {
    expect(formatMoment('2026-12-31 23:30:00', london)).toBe('31 Dec 2026, 23:30 GMT');
    expect(formatMoment('2026-12-31 23:30:00', tokyo)).toBe('Jan 1, 2027, 8:30 AM GMT+9');
    expect(formatDay('2026-12-31 23:30:00', tokyo)).toBe('Jan 1, 2027');
  });

  test('A day without a time is the same day in every zone', () => {
    expect(formatDay('2026-12-31', tokyo)).toBe('Dec 31, 2026');
    expect(formatDay('2026-12-31', { locale: 'en-US', timeZone: 'America/Los_Angeles' })).toBe(
      'Dec 31, 2026',
    );
  });

  test('Text that is no moment is shown as it came', () => {
    expect(formatMoment('next Tuesday', london)).toBe('next Tuesday');
    expect(formatMoment('2026-02-31 00:00:00', london)).toBe('2026-02-31 00:00:00');
    expect(formatDay('2026-13-01 00:00:00', london)).toBe('2026-13-01 00:00:00');
    expect(formatMoment('2026-01-01 25:00:00', london)).toBe('2026-01-01 25:00:00');
  });

  test('No moment is a dash', () => {
    expect(formatMoment(null, london)).toBe('–');
    expect(formatDay(null, london)).toBe('–');
  });

  test('A day without a time is read too', () => {
    expect(parseMoment('2026-03-01')).toBe(Date.UTC(2026, 2, 1));
    expect(parseMoment('2026-03-01T12:00:00')).toBeUndefined();
  });

  test('An instant is shown in full, or as the time of day', () => {
    const at = Date.UTC(2026, 6, 1, 12, 2);
    expect(formatInstant(at, london)).toBe('1 Jul 2026, 13:02 BST');
    expect(formatClock(at, london)).toBe('13:02');
    expect(formatClock(at, tokyo)).toBe('9:02 PM');
  });
});

describe('formatDistance', () => {
  const now = Date.UTC(2026, 2, 1, 12);
  const minutes = (number: number) => now + number * 60_000;

  test.each([
    [0, 'just now'],
    [-0.9, 'just now'],
    [0.9, 'just now'],
    [-1, '1 minute ago'],
    [-59, '59 minutes ago'],
    [-119, '1 hour ago'],
    [-24 * 60, 'yesterday'],
    [3 * 24 * 60, 'in 3 days'],
    [7 * 24 * 60 - 1, 'in 7 days'],
    [6 * 24 * 60 + 11 * 60, 'in 6 days'],
    [119, 'in 2 hours'],
    [1.2, 'in 1 minute'],
    [-70 * 24 * 60, '2 months ago'],
    [800 * 24 * 60, 'in 2 years'],
  ])('%d minutes from now is "%s"', (distance, said) => {
    expect(formatDistance(minutes(distance), now, london)).toBe(said);
  });
});

describe('formatCountry', () => {
  test('A code is shown as a name, in the language of the reader', () => {
    expect(formatCountry('DE', london)).toBe('Germany');
    expect(formatCountry('de', berlin)).toBe('Deutschland');
    expect(formatCountry('Germany', berlin)).toBe('Deutschland');
  });

  test('An unknown code and anything else stay as they came', () => {
    expect(formatCountry('QX', london)).toBe('QX');
    expect(formatCountry('', london)).toBe('');
    expect(formatCountry('<b>', london)).toBe('<b>');
  });
});

test('Without a page to say its language, what is written is English', () => {
  expect(formatNumber(1204)).toBe('1,204');
  expect(formatDistance(0, 3 * 60_000)).toBe('3 minutes ago');
});
