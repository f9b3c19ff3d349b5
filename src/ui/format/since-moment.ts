/** Since moment: the words for the end of the last visit, by how long ago it was. */

import { memoized } from '#base/memoized.ts';
import { formatClock, formatDate, formatWeekday } from './format.ts';
import { pageLocale } from './locale.ts';

/** The parts of a sentence with `kind` as its choice. */
interface SinceMoment {
  readonly kind: 'today' | 'yesterday' | 'weekday' | 'date';
  readonly day: string;
  readonly time: string;
  readonly [name: string]: string;
}

const daysByName = 6;

/** Both in milliseconds since 1970. */
export function sinceMoment(at: number, now: number): SinceMoment {
  const days = daysBetween(at, now);
  const time = formatClock(at);
  if (days <= 0) return { kind: 'today', day: '', time };
  if (days === 1) return { kind: 'yesterday', day: '', time };
  if (days <= daysByName) return { kind: 'weekday', day: formatWeekday(at), time };
  return { kind: 'date', day: formatDate(at, now), time };
}

/** Days of the calendar from one moment to a later one, in the time zone of the page. */
function daysBetween(at: number, later: number): number {
  const dayNumber = (moment: number) => Date.parse(`${calendarDay(moment)}T00:00:00Z`) / 86_400_000;
  return Math.round(dayNumber(later) - dayNumber(at));
}

/** The day of a moment in the time zone of the page, as `YYYY-MM-DD`. */
export function calendarDay(at: number): string {
  const { timeZone } = pageLocale();
  return memoized(`calendar ${timeZone ?? ''}`, () => {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  }).format(at);
}
