/** Moments as people write them in a table, in a time zone, as the service takes them: UTC. */

const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(Z|UTC)?$/i;

/**
 * The moment as `YYYY-MM-DD HH:MM:SS` in UTC, or undefined where the text names none. A day without a time means its
 * last second.
 *
 * @param zone the time zone of whoever wrote it, such as `Europe/Zurich`; `Z` or `UTC` at the end goes before it
 */
export function utcOf(text: string, zone: string): string | undefined {
  const [, year, month, day, hour = '23', minute = '59', second = '', utc] = written.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const seconds = second !== '' ? second : text.includes(':') ? '00' : '59';
  const two = (part: string) => part.padStart(2, '0');
  const wall = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(seconds)}`;
  const asUtc = Date.parse(`${wall}Z`);
  // No 31 February, and no hour 24.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 19) !== wall) return undefined;
  const at = utc === undefined ? inZone(asUtc, zone) : asUtc;
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant at which clocks in the zone show what clocks in UTC show at `wall`. */
function inZone(wall: number, zone: string): number {
  // Twice, as the first guess may lie on the other side of a change to or from summer time.
  const once = wall - offsetAt(wall, zone);
  return wall - offsetAt(once, zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much clocks in the zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}
