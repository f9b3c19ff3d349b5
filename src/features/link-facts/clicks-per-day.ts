/** Clicks per day: the average of a link over its whole life. */
import type { Link } from '#contract/resources/links.ts';
import { parseMoment } from '#ui/format/format.ts';

const day = 86_400_000;

/**
 * From its second day on: before, an hour would stand for a day.
 *
 * @param now in milliseconds since 1970
 * @returns null where it is not known
 */
export function clicksPerDay({ clicks, date }: Pick<Link, 'clicks' | 'date'>, now: number) {
  const days = (now - (parseMoment(date ?? '') ?? Number.NaN)) / day;
  return clicks !== null && days >= 1 ? clicks / days : null;
}
