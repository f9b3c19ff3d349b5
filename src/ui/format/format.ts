/** How numbers, shares, moments and countries are written, by Intl, in the language of the page. */
import { pageReader, type Reader } from './locale.ts';

// Making a formatter costs a hundred times as much as using it, and a list uses it in each row.
const formatters = new Map<string, unknown>();

function remembered<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  // Sound: each key is only ever made by the one call that names it.
  return formatters.get(key) as T;
}

/** A whole number with its separators: `1,204`. */
export function formatNumber(value: number, reader: Reader = pageReader()): string {
  return remembered(`n ${reader.locale}`, () => new Intl.NumberFormat(reader.locale)).format(value);
}

/** How much of `whole` a `part` is, in percent: `31%`, `4.4%`, `<0.1%`; `–` where there is nothing to share. */
export function formatShare(part: number, whole: number, reader: Reader = pageReader()): string {
  if (!(whole > 0)) return '–';
  const share = part / whole;
  if (share > 0 && share < 0.001) return `<${percent(1, reader).format(0.001)}`;
  return percent(share > 0 && share < 0.0995 ? 1 : 0, reader).format(share);
}

function percent(digits: number, { locale }: Reader): Intl.NumberFormat {
  return remembered(`% ${digits} ${locale}`, () => {
    return new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
}

/** A size in storage, in the largest unit that it fills: `512 bytes`, `1.2 kB`. */
export function formatBytes(bytes: number, { locale }: Reader = pageReader()): string {
  const [unit, size] =
    bytes < 1000 ? (['byte', 1] as const) : bytes < 1e6 ? (['kilobyte', 1000] as const) : (['megabyte', 1e6] as const);
  return remembered(
    `b ${unit} ${locale}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: 1,
      }),
  ).format(bytes / size);
}

const moment = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/**
 * The moment that a service's text names, in milliseconds since 1970: `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DD`, taken as
 * UTC; `undefined` where the text is something else or names a day that does not exist.
 */
export function parseMoment(text: string): number | undefined {
  const [, day, time = '00:00:00'] = moment.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${time}Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  return date.getTime();
}

/** A moment in full: `31 Dec 2026, 14:02 CET`. Text that is no moment comes back as it came; null as `–`. */
export function formatMoment(text: string | null, reader: Reader = pageReader()): string {
  if (text === null) return '–';
  const at = parseMoment(text);
  return at === undefined ? text : formatInstant(at, reader);
}

/** An instant (milliseconds since 1970) in full, with its zone. */
export function formatInstant(at: number, reader: Reader = pageReader()): string {
  return dateTime('full', reader, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

/**
 * The day of a moment in the reader's zone: `31 Dec 2026`. A day without a time is the same day in every zone. Text that is
 * no moment comes back as it came.
 */
export function formatDay(text: string | null, reader: Reader = pageReader()): string {
  if (text === null) return '–';
  const at = parseMoment(text);
  if (at === undefined) return text;
  const zone = text.includes(' ') ? reader : { ...reader, timeZone: 'UTC' };
  return dateTime('day', zone, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** The time of day of an instant: `14:02`. */
export function formatClock(at: number, reader: Reader = pageReader()): string {
  return dateTime('clock', reader, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** The time of day of an instant to the second: `14:02:09`. */
export function formatSeconds(at: number, reader: Reader = pageReader()): string {
  return dateTime('seconds', reader, { hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(at);
}

function dateTime(name: string, reader: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(`${name} ${reader.locale} ${reader.timeZone ?? ''}`, () => {
    return new Intl.DateTimeFormat(reader.locale, { ...options, timeZone: reader.timeZone });
  });
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

/** How far an instant is from now: `2 hours ago`, `in 3 days`, `just now`; never more precise than a minute. */
export function formatDistance(at: number, now: number, reader: Reader = pageReader()): string {
  const distance = at - now;
  const [unit, length] = steps.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  if (unit === 'second') return 'just now';
  return remembered(
    `r ${reader.locale}`,
    () => new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto', style: 'long' }),
  ).format(Math.trunc(distance / length), unit);
}

/**
 * The name of a country in the reader's language where the text is its ISO code (`DE` → `Germany`); any other text,
 * a name included, comes back as it came.
 */
export function formatCountry(text: string, reader: Reader = pageReader()): string {
  if (!/^[A-Za-z]{2}$/.test(text)) return text;
  const names = remembered(
    `c ${reader.locale}`,
    () => new Intl.DisplayNames(reader.locale, { type: 'region', fallback: 'none' }),
  );
  return names.of(text.toUpperCase()) ?? text;
}
