/** Calendar periods: this week and this month in the time zone of the page, and the same part of the one before. */

import { instantOf, localTime } from '#base/zoned-time.ts';
import { pageLocale } from './locale.ts';

export type CalendarUnit = 'week' | 'month';

/** From a moment on, and before another; in milliseconds since 1970. */
interface Period {
  readonly from: number;
  readonly to: number;
}

interface ComparedPeriods {
  readonly period: Period;
  /** As long by the calendar: from its first day to the same day and time. */
  readonly before: Period;
}

const monday = 1;

/** The week or month of a moment up to that moment, and the same part of the one before it. */
export function calendarPeriods(unit: CalendarUnit, now: number): ComparedPeriods {
  const zone = pageLocale().timeZone ?? '';
  const at = (date: Date) => instantOf(date.toISOString().slice(0, 16), zone) ?? now;
  // Local times as if they were UTC, so that days can be counted.
  const local = new Date(`${localTime(now, zone)}:00Z`);
  const begin = beginOf(unit, local);
  const earlier =
    unit === 'week'
      ? movedDays(begin, -7)
      : new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() - 1, 1));
  const end = new Date(
    Math.min(earlier.getTime() + (local.getTime() - begin.getTime()), begin.getTime()),
  );
  return {
    period: { from: at(begin), to: now },
    before: { from: at(earlier), to: Math.min(at(end), at(begin)) },
  };
}

function beginOf(unit: CalendarUnit, local: Date): Date {
  const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
  if (unit === 'month') return movedDays(day, 1 - day.getUTCDate());
  return movedDays(day, -((day.getUTCDay() - firstWeekday() + 7) % 7));
}

function movedDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}

interface WeekInfo {
  /** 1 for Monday, 7 for Sunday. */
  readonly firstDay: number;
}

/** The first day of a week where the page’s locale is spoken, 0 for Sunday; Monday where the browser does not tell. */
function firstWeekday(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(pageLocale().locale);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (info?.firstDay ?? monday) % 7;
}
