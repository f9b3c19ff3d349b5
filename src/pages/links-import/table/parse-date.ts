/** Date parser: `2027-01-31 18:00` in a time zone, as a UTC timestamp of the interface. */
import { instantOf, timestampOf } from '#ui/format/zoned-time.ts';

const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(Z|UTC)?$/i;

/**
 * `YYYY-MM-DD HH:MM:SS` in UTC, or undefined where the text is no date. A day without a time means its last second.
 *
 * @param zone '' for the zone of the machine; `Z` or `UTC` in the text overrides it
 */
export function parseDate(text: string, zone: string): string | undefined {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', utc] = written.exec(text.trim()) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  const time = hour === undefined ? '23:59' : `${two(hour)}:${minute}`;
  const seconds = hour === undefined ? 59 : Number(second);
  const instant = instantOf(`${year}-${two(month)}-${two(day)}T${time}`, utc === undefined ? zone : 'UTC');
  return instant === undefined || seconds > 59 ? undefined : timestampOf(instant + seconds * 1000);
}
