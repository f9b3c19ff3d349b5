/** Zoned time: converts between local date-times in a time zone, instants, and the service's UTC timestamps. */
import { memoized } from './memoized.ts';

const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

function formatIn(zone: string): Intl.DateTimeFormat {
  return memoized(`zoned ${zone}`, () => {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: zone === '' ? undefined : zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  });
}

/** The local time of the zone at an instant, as if it were UTC; in milliseconds. */
function clockAt(instant: number, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/**
 * The instant (milliseconds since 1970) of a local `YYYY-MM-DDTHH:MM`, or undefined where that is no valid time. A time
 * that daylight saving skips counts as the one that follows; of a time that occurs twice, the first is taken.
 *
 * @param zone such as `Europe/Zurich`, or '' for the browser's
 */
export function instantOf(text: string, zone: string): number | undefined {
  if (!local.test(text)) return undefined;
  const asUtc = new Date(`${text}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(text)) return undefined;
  const wanted = asUtc.getTime();
  // The offsets a day before and a day after: at most one change of offset lies in between.
  const day = 86_400_000;
  const offsets = [wanted - day, wanted + day].map((near) => clockAt(near, zone) - near);
  const candidates = offsets.map((offset) => wanted - offset);
  const exact = candidates.filter((instant) => clockAt(instant, zone) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** The zone's date and time at an instant, as `YYYY-MM-DDTHH:MM`; the inverse of `instantOf`, to the minute. */
export function localTime(instant: number, zone: string): string {
  return new Date(clockAt(instant, zone)).toISOString().slice(0, 16);
}

/** An instant as the service's timestamp: `YYYY-MM-DD HH:MM:SS` in UTC. */
export function timestampOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}
