/** Date parser: dates and times in common spellings, in a time zone, as a UTC timestamp of the interface. */
import { instantOf, timestampOf } from '#base/zoned-time.ts';
import { monthOf } from './month-names.ts';

/** Whether 05/06/2027 is the fifth of June or the sixth of May. */
export type DateOrder = 'day first' | 'month first';

interface Day {
  year: number;
  month: number;
  day: number;
}

const time =
  /[T\s,]+(?:(?:at|um|à|a las)\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?(?:\s?m\.?)?\s*(?:(?:UTC|GMT)(?=[+-]))?(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\s*(?:Z|UTC)?$/i;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** The beginning of a date whose order is not fixed by a custom, as that of a date with full stops is. */
const numbers = /^\s*0?(\d{1,2})([/-])0?(\d{1,2})\2\d{2,4}(?!\d)/;
const dayAndName =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[\s\-/.]+(?:de\s+)?(\p{L}+(?: \p{L}+)??)[\s\-/.,]+(?:de\s+)?(\d{4}|\d{2})$/iu;
const nameAndDay = /^(\p{L}+)[\s\-/.]+(\d{1,2})(?:st|nd|rd|th)?[\s\-/,]+(\d{4}|\d{2})$/iu;
/** `2027年12月31日`, `2027년 12월 31일`. */
const eastAsian = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/u;
const weekday = /^\p{L}+\.?,?\s+(?=\S)/u;
/** Clocks of Germany and France: `23:59 Uhr`, `18.00 Uhr`, `23h59`. */
const clock = /(?<=[\s,])(\d{1,2})(?:[:.](\d{2})\s?Uhr|h(\d{2}))$/i;

/**
 * `YYYY-MM-DD HH:MM:SS` in UTC, or undefined where the text is no date. A day without a time means its last second.
 *
 * @param zone '' for the zone of the machine; a zone or an offset in the text overrides it
 * @param order what a date with slashes or dashes means that begins with neither a year nor a number above 12
 */
export function parseDate(
  text: string,
  zone: string,
  order: DateOrder = 'day first',
): string | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const plain = plainDate(text);
  const [wholeTime = '', hour, minute = '', second = '00', half, offset] = time.exec(plain) ?? [];
  const written = plain.slice(0, plain.length - wholeTime.length);
  const read = dayOf(written, order) ?? dayOf(written.replace(weekday, ''), order);
  if (read === undefined) return undefined;
  const hours = hour === undefined ? 23 : hoursOf(Number(hour), half?.toLowerCase());
  const seconds = hour === undefined ? 59 : Number(second);
  const minutes = hour === undefined ? '59' : minute;
  if (hours === undefined || seconds > 59) return undefined;
  const isUtc = offset !== undefined || /(?:Z|UTC)$/i.test(written);
  const instant = instantOf(`${dayText(read)}T${two(hours)}:${minutes}`, isUtc ? 'UTC' : zone);
  return instant === undefined
    ? undefined
    : timestampOf(instant + seconds * 1000 - offsetOf(offset));
}

/** Days since 1899-12-30, where a spreadsheet shows a date as its number: from 2000 to 2099. */
const serial = /^(3[6-9]\d{3}|[4-6]\d{4}|7[0-2]\d{3})(?:[.,](\d+))?$/;

/** The same for an expiry, which a spreadsheet or a database may have written as a number. */
export function parseExpiryDate(
  text: string,
  zone: string,
  order: DateOrder = 'day first',
): string | undefined {
  const [, days = '', part = ''] = serial.exec(text) ?? [];
  if (days !== '') return ofSerial(Number(days), Number(`0.${part || '0'}`), zone);
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return parseDate(text, zone, order);
  return timestampOf(Number(text.slice(0, 10)) * 1000);
}

function ofSerial(days: number, part: number, zone: string): string | undefined {
  const moment = new Date(Date.UTC(1899, 11, 30 + days) + Math.round(part * 86_400) * 1000);
  const written = moment.toISOString().slice(0, 19).replace('T', ' ');
  return parseDate(part === 0 ? written.slice(0, 10) : written, zone);
}

/** With the digits, the half of the day and the marks of Arabic and Persian as English has them. */
function plainDate(text: string): string {
  return (
    text
      .replace(/[\u200e\u200f\u061c\u2066-\u2069\ufeff]/g, '')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))
      .normalize('NFKC')
      .replace(/،/g, ',')
      .replace(/(?<=:\d\d)\s*ص$/, ' am')
      .replace(/(?<=:\d\d)\s*م$/, ' pm')
      .trim()
      .replace(/\s+/g, ' ')
      // What programs write behind the offset: `GMT+0100 (Central European Time)`, `+0000 UTC`.
      .replace(/ \([^)]*\)$/, '')
      .replace(/(?<=[+-]\d{4}) UTC$/, '')
      .replace(/(?<=\d)\. (?=\d{1,2}\. ?\d|\d{4}|\d{2}(?!\d|[:.]))/g, '.')
      .replace(clock, (_, hour: string, minute = '', other = '') => `${hour}:${minute}${other}`)
  );
}

function withoutWeekday(text: string): string {
  return plainDate(text).replace(weekday, '');
}

/** Whether a text is a date that means another day in the other order. */
export function isAmbiguous(text: string): boolean {
  const [, first = '', , second = ''] = numbers.exec(withoutWeekday(text)) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12 && first !== '';
}

/** The order that the dates of a file have: of those that can be read in one way alone; undefined where none tells. */
export function orderOf(texts: readonly string[]): DateOrder | undefined {
  for (const text of texts) {
    const [, first = '', separator, second = ''] = numbers.exec(withoutWeekday(text)) ?? [];
    if (separator === undefined) continue;
    if (Number(first) > 12) return 'day first';
    if (Number(second) > 12) return 'month first';
  }
  return undefined;
}

/** The order of a language: month first in American English and few others. */
export function localeOrder(locale: string | undefined): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] !== 'year'
    ? 'month first'
    : 'day first';
}

function dayOf(text: string, order: DateOrder): Day | undefined {
  const [, year = '', , month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== '') return { year: Number(year), month: Number(month), day: Number(day) };
  const [, first = '', separator = '', second = '', end = ''] = yearLast.exec(text) ?? [];
  if (separator !== '')
    return inOrder(
      Number(first),
      Number(second),
      fullYear(end),
      separator === '.' ? 'day first' : order,
    );
  const [, eastYear = '', eastMonth = '', eastDay = ''] = eastAsian.exec(text) ?? [];
  if (eastYear !== '')
    return { year: Number(eastYear), month: Number(eastMonth), day: Number(eastDay) };
  const [, dayNumber = '', name = '', ofYear = ''] = dayAndName.exec(text) ?? [];
  if (name !== '') return named(dayNumber, name, ofYear);
  const [, firstName = '', dayLater = '', yearLater = ''] = nameAndDay.exec(text) ?? [];
  return firstName === '' ? undefined : named(dayLater, firstName, yearLater);
}

/** A number above 12 is no month, so such a date is read in the only way that it can be. */
function inOrder(first: number, second: number, year: number, order: DateOrder): Day {
  const dayFirst = second > 12 ? false : first > 12 || order === 'day first';
  return dayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}

function named(day: string, name: string, year: string): Day | undefined {
  const month = monthOf(name);
  return month === undefined ? undefined : { year: fullYear(year), month, day: Number(day) };
}

/** An expiry lies ahead, so two digits mean this century. */
function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function hoursOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Milliseconds that a clock with this offset is ahead of UTC. */
function offsetOf(text: string | undefined): number {
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function dayText({ year, month, day }: Day): string {
  return `${year}-${two(month)}-${two(day)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
