/** Time span: from when to when something was read, in as few words as say it. */
import { formatClock, formatDate, formatObservedAt } from '#ui/format/format.ts';

/**
 * `3 May 09:10`, `3 May 09:10 – 09:14` or `3 May 09:10 – 4 May 08:00`.
 *
 * @param from milliseconds since 1970, as the others
 * @param near the year of this moment is left out
 */
export function timeSpanText(from: number, to: number, near: number): string {
  const start = formatObservedAt(from, near);
  if (formatObservedAt(to, near) === start) return start;
  const isOneDay = formatDate(from, near) === formatDate(to, near);
  return `${start} – ${isOneDay ? formatClock(to) : formatObservedAt(to, near)}`;
}

/** `3 May – 9 May`, and with its times where all of it is one day. Parameters as above. */
export function daySpanText(from: number, to: number, near: number): string {
  const first = formatDate(from, near);
  const last = formatDate(to, near);
  return first === last ? timeSpanText(from, to, near) : `${first} – ${last}`;
}
