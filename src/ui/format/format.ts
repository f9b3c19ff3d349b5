/** Formatting: numbers, shares, sizes, dates, times and countries in the locale of the page, by Intl. */

import { memoized } from '#base/memoized.ts';
import { countryCode } from './country-code.ts';
import { type PageLocale, pageLocale } from './locale.ts';

/** `1,204` */
export function formatNumber(value: number, page: PageLocale = pageLocale()): string {
  return memoized(`n ${page.locale}`, () => new Intl.NumberFormat(page.locale)).format(value);
}

/** A number a day: `128`, `5.2`, `<0.1`. */
export function formatRate(value: number, { locale }: PageLocale = pageLocale()): string {
  const digits = value < 9.95 ? 1 : 0;
  const format = memoized(`r ${digits} ${locale} rate`, () => {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  });
  return value > 0 && value < 0.05 ? `<${format.format(0.1)}` : format.format(value);
}

/** `part` of `whole` in whole percent: `31%`, `4%`, `<1%`; `–` where `whole` is 0. Each share of the product is written so. */
export function formatShare(part: number, whole: number, page: PageLocale = pageLocale()): string {
  if (!(whole > 0)) return '–';
  const share = part / whole;
  if (share > 0 && share < 0.01) return `<${percent(page).format(0.01)}`;
  return percent(page).format(share);
}

function percent({ locale }: PageLocale): Intl.NumberFormat {
  return memoized(`% ${locale}`, () => {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  });
}

const megabyte = { unit: 'megabyte', size: 1e6 } as const;
const byteUnits = [{ unit: 'byte', size: 1 }, { unit: 'kilobyte', size: 1000 }, megabyte] as const;

/** `512 bytes`, `1.2 kB` */
export function formatBytes(bytes: number, { locale }: PageLocale = pageLocale()): string {
  const { unit, size } = byteUnits.find((each) => bytes < each.size * 1000) ?? megabyte;
  return memoized(
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
 * Parses `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DD` in UTC to milliseconds since 1970; `undefined` for other text and for days
 * that do not exist.
 */
export function parseMoment(text: string): number | undefined {
  const [, day, time = '00:00:00'] = moment.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${time}Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  return date.getTime();
}

/** `31 Dec 2026, 14:02 CET`; unchanged where the text is no timestamp, and `–` for null. */
export function formatMoment(text: string | null, page: PageLocale = pageLocale()): string {
  if (text === null) return '–';
  const at = parseMoment(text);
  return at === undefined ? text : formatInstant(at, page);
}

/** An instant in milliseconds since 1970 as `31 Dec 2026, 14:02 CET`. */
export function formatInstant(at: number, page: PageLocale = pageLocale()): string {
  return dateTime('full', page, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

/** `31 Dec 2026` in the time zone of the page; a date without a time is the same day in every zone. */
export function formatDay(text: string | null, page: PageLocale = pageLocale()): string {
  if (text === null) return '–';
  const at = parseMoment(text);
  if (at === undefined) return text;
  const zone = text.includes(' ') ? page : { ...page, timeZone: 'UTC' };
  return dateTime('day', zone, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** `14:02` */
export function formatClock(at: number, page: PageLocale = pageLocale()): string {
  return dateTime('clock', page, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** `3 May 09:10`, with the year where it is not that of `near`; both in milliseconds since 1970. */
export function formatObservedAt(
  at: number,
  near: number,
  page: PageLocale = pageLocale(),
): string {
  return `${formatDate(at, near, page)} ${formatClock(at, page)}`;
}

/** `3 May`, with the year where it is not that of `near`. */
export function formatDate(at: number, near: number, page: PageLocale = pageLocale()): string {
  const year = dateTime('year', page, { year: 'numeric' });
  const isNear = year.format(at) === year.format(near);
  return dateTime(isNear ? 'near date' : 'far date', page, {
    day: 'numeric',
    month: 'short',
    ...(isNear ? {} : { year: 'numeric' }),
  }).format(at);
}

/** `Friday` */
export function formatWeekday(at: number, page: PageLocale = pageLocale()): string {
  return dateTime('weekday', page, { weekday: 'long' }).format(at);
}

/** `Thursday, November 19` */
export function formatLongDay(at: number, page: PageLocale = pageLocale()): string {
  return dateTime('long day', page, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
}

/** `14:02:09` */
export function formatSeconds(at: number, page: PageLocale = pageLocale()): string {
  return dateTime('seconds', page, {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);
}

function dateTime(
  name: string,
  page: PageLocale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return memoized(`${name} ${page.locale} ${page.timeZone ?? ''}`, () => {
    return new Intl.DateTimeFormat(page.locale, { ...options, timeZone: page.timeZone });
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

/** `2 hours ago`, `in 3 days`, `just now`; not more precise than a minute. What lies ahead is rounded, what has passed is cut. */
export function formatDistance(at: number, now: number, page: PageLocale = pageLocale()): string {
  const distance = at - now;
  const [unit, length] = steps.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  const relative = memoized(
    `r ${page.locale}`,
    () => new Intl.RelativeTimeFormat(page.locale, { numeric: 'auto', style: 'long' }),
  );
  // English says "now" of what goes on.
  if (unit === 'second')
    return page.locale.startsWith('en') ? 'just now' : relative.format(0, 'second');
  // A minute after it was chosen, an expiry in 7 days is still that.
  return relative.format(
    distance > 0 ? Math.round(distance / length) : Math.trunc(distance / length),
    unit,
  );
}

/** The name of a country from its ISO code or its English name (`DE`, `Germany` → `Deutschland`); other text is returned unchanged. */
export function formatCountry(text: string, page: PageLocale = pageLocale()): string {
  const code = countryCode(text);
  if (code === undefined) return text;
  const names = memoized(
    `c ${page.locale}`,
    () => new Intl.DisplayNames(page.locale, { type: 'region', fallback: 'none' }),
  );
  return names.of(code) ?? text;
}

/** `iOS and Android`; as `unit` without a word before the last one: `Title, Image`. */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  const { locale } = pageLocale();
  return memoized(`l ${type} ${locale}`, () => new Intl.ListFormat(locale, { type })).format(items);
}
