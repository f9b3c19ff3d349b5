import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

describe('parseDate', () => {
  it.each([
    ['2027-01-31 18:00', 'Europe/Zurich', '2027-01-31 17:00:00'],
    ['2027-07-31T18:00:30', 'Europe/Zurich', '2027-07-31 16:00:30'],
    ['2027-1-5 9:05', 'Asia/Kolkata', '2027-01-05 03:35:00'],
    ['2027-01-31 18:00Z', 'Europe/Zurich', '2027-01-31 18:00:00'],
    ['2027-01-31 18:00:00 UTC', 'America/New_York', '2027-01-31 18:00:00'],
    ['2027-01-31', 'America/New_York', '2027-02-01 04:59:59'],
    ['2027-01-31', 'UTC', '2027-01-31 23:59:59'],
  ])('%s in %s is %s', (text, zone, utc) => expect(parseDate(text, zone)).toBe(utc));

  it.each([
    '',
    '31.01.2027',
    '2027-02-30',
    '2027-01-31 24:00',
    '2027-01-31 12:60',
    '2027-01-31 12:00:60',
    'tomorrow',
    '2027-01-31 18:00 CET',
  ])('%j names no moment', (text) => expect(parseDate(text, 'UTC')).toBeUndefined());
});
