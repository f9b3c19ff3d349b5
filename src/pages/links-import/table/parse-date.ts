/** Moments as people write them in a table, as the service takes them: UTC. */
import { instantOf, timestampOf } from '#ui/format/zoned-time.ts';

const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(Z|UTC)?$/i;

/**
 * The moment as `YYYY-MM-DD HH:MM:SS` in UTC, or undefined where the text names none. A day without a time means its
 * last second.
 *
 * @param zone the time zone of whoever wrote it, or '' for the machine's; `Z` or `UTC` at the end goes before it
 */
export function utcOf(text: string, zone: string): string | undefined {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', utc] = written.exec(text.trim()) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  const time = hour === undefined ? '23:59' : `${two(hour)}:${minute}`;
  const seconds = hour === undefined ? 59 : Number(second);
  const instant = instantOf(`${year}-${two(month)}-${two(day)}T${time}`, utc === undefined ? zone : 'UTC');
  return instant === undefined || seconds > 59 ? undefined : timestampOf(instant + seconds * 1000);
}
