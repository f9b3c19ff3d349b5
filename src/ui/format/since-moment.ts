/** Since moment: how the end of the last visit is said, by how long ago it was. */
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
  const days = dayNumber(now) - dayNumber(at);
  const time = formatClock(at);
  if (days <= 0) return { kind: 'today', day: '', time };
  if (days === 1) return { kind: 'yesterday', day: '', time };
  if (days <= daysByName) return { kind: 'weekday', day: formatWeekday(at), time };
  return { kind: 'date', day: formatDate(at, now), time };
}

/** Counts days of the calendar in the time zone of the page. */
function dayNumber(at: number): number {
  const { timeZone } = pageLocale();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}
