import { describe, expect, it } from 'vitest';
import { isAmbiguous, localeOrder, orderOf, parseDate } from './parse-date.ts';

describe('parseDate', () => {
  it.each([
    ['2027-01-31 18:00', 'Europe/Zurich', '2027-01-31 17:00:00'],
    ['2027-07-31T18:00:30', 'Europe/Zurich', '2027-07-31 16:00:30'],
    ['2027-1-5 9:05', 'Asia/Kolkata', '2027-01-05 03:35:00'],
    ['2027-01-31 18:00Z', 'Europe/Zurich', '2027-01-31 18:00:00'],
    ['2027-01-31 18:00:00 UTC', 'America/New_York', '2027-01-31 18:00:00'],
    ['2027-01-31', 'America/New_York', '2027-02-01 04:59:59'],
    ['2027-01-31', 'UTC', '2027-01-31 23:59:59'],
    ['31.12.2026', 'UTC', '2026-12-31 23:59:59'],
    ['31.12.26 18:00', 'Europe/Zurich', '2026-12-31 17:00:00'],
    ['31/12/2026', 'UTC', '2026-12-31 23:59:59'],
    ['12/31/2026 6:05 PM', 'UTC', '2026-12-31 18:05:00'],
    ['12/31/2026 12:00 am', 'UTC', '2026-12-31 00:00:00'],
    ['5-6-2027', 'UTC', '2027-06-05 23:59:59'],
    ['2027/01/31 18:00', 'UTC', '2027-01-31 18:00:00'],
    ['2027-01-31T18:00:00.000Z', 'Europe/Zurich', '2027-01-31 18:00:00'],
    ['2027-01-31T18:00:00+01:00', 'America/New_York', '2027-01-31 17:00:00'],
    ['2027-01-31 18:00 -0530', 'UTC', '2027-01-31 23:30:00'],
    ['31 December 2026', 'UTC', '2026-12-31 23:59:59'],
    ['Dec 31, 2026 at 18:00', 'UTC', '2026-12-31 18:00:00'],
    ['Thu, 31 Dec 2026 18:00:00 GMT', 'Europe/Zurich', '2026-12-31 18:00:00'],
    ['31. März 2027', 'UTC', '2027-03-31 23:59:59'],
    ['1er août 2027', 'UTC', '2027-08-01 23:59:59'],
    ['31 de diciembre de 2026', 'UTC', '2026-12-31 23:59:59'],
    ['31-Dec-27', 'UTC', '2027-12-31 23:59:59'],
    ['31-dic-27', 'UTC', '2027-12-31 23:59:59'],
    ['31. Dez. 27', 'UTC', '2027-12-31 23:59:59'],
    ['31.Mrz.2027', 'UTC', '2027-03-31 23:59:59'],
    ['31-Dec-2027 18:00', 'UTC', '2027-12-31 18:00:00'],
    ['31/Dec/2027', 'UTC', '2027-12-31 23:59:59'],
    ['٣١/١٢/٢٠٢٧', 'UTC', '2027-12-31 23:59:59'],
    ['٣١\u200f/١٢\u200f/٢٠٢٧ ٦:٠٥ م', 'UTC', '2027-12-31 18:05:00'],
    ['٣١ ديسمبر ٢٠٢٧', 'UTC', '2027-12-31 23:59:59'],
    ['٣١ كانون الأول ٢٠٢٧', 'UTC', '2027-12-31 23:59:59'],
    ['۳۱.۱۲.۲۰۲۷', 'UTC', '2027-12-31 23:59:59'],
    ['2027年12月31日', 'UTC', '2027-12-31 23:59:59'],
    ['2027年12月31日 18:00', 'UTC', '2027-12-31 18:00:00'],
    ['2027년 12월 31일', 'UTC', '2027-12-31 23:59:59'],
    ['３１．１２．２０２７', 'UTC', '2027-12-31 23:59:59'],
  ])('%s in %s is %s', (text, zone, utc) => expect(parseDate(text, zone)).toBe(utc));

  it.each([
    '',
    '31.02.2027',
    '13/13/2027',
    '31 Smarch 2027',
    '2027-01-31 13:00 pm',
    '2027',
    '1/2',
    '31.12/2026',
    '2027-02-30',
    '2027-01-31 24:00',
    '2027-01-31 12:60',
    '2027-01-31 12:00:60',
    'tomorrow',
    '2027-01-31 18:00 CET',
  ])('%j names no moment', (text) => expect(parseDate(text, 'UTC')).toBeUndefined());
});

it('What 05/06/2027 means is decided by the order, what 31/06 or 06/31 means is not', () => {
  expect(parseDate('05/06/2027', 'UTC', 'day first')).toBe('2027-06-05 23:59:59');
  expect(parseDate('05/06/2027', 'UTC', 'month first')).toBe('2027-05-06 23:59:59');
  expect(parseDate('31/05/2027', 'UTC', 'month first')).toBe('2027-05-31 23:59:59');
  expect(
    ['05/06/2027', '05/05/2027', '31/05/2027', '05.06.2027', '2027-05-06', 'soon'].map(isAmbiguous),
  ).toEqual([true, false, false, false, false, false]);
});

it('The order of a file is that of its first date that can be read in one way alone', () => {
  expect(orderOf(['05/06/2027', '2027-01-31', '31/01/2027 18:00', '01/31/2027'])).toBe('day first');
  expect(orderOf(['05/06/2027', '01/31/27'])).toBe('month first');
  expect(orderOf(['05/06/2027', '31.01.2027', ''])).toBeUndefined();
});

it('Without one, the order is that of the reader’s language', () => {
  expect(['en-US', 'en-GB', 'de', 'fr', 'ja'].map(localeOrder)).toEqual([
    'month first',
    'day first',
    'day first',
    'day first',
    'day first',
  ]);
});
