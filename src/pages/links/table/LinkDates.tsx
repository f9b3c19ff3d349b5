/** Link dates: when a link was made, and the clicks a day that it has had since. */
import type { Link } from '#contract/resources/links.ts';
import { clicksPerDay } from '#features/link-facts/clicks-per-day.ts';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatRate,
  parseMoment,
} from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './LinkTable.module.css';

const day = 86_400_000;
/** From this age on a date is shown; in milliseconds. */
const longAgo = 14 * day;

/** `12 days ago`, later `Sep 15`, with the exact time on hover. */
export function MadeCell({ link }: { link: Link }) {
  const now = useNow();
  return (
    <div className={`${classes.two} ${classes.dim}`}>
      <ReadValue of={link} name="date" none="–">
        {(date) => {
          const at = parseMoment(date);
          if (at === undefined) return <bdi>{date}</bdi>;
          return (
            <time dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
              {Math.abs(now - at) < longAgo ? formatDistance(at, now) : formatDate(at, now)}
            </time>
          );
        }}
      </ReadValue>
    </div>
  );
}

export function PerDayCell({ link }: { link: Link }) {
  const rate = clicksPerDay(link, useNow());
  return (
    <div className={`${classes.two} ${classes.dim}`}>{rate === null ? '–' : formatRate(rate)}</div>
  );
}
