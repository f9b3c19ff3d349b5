/** A moment as people speak of it ("2 hours ago"), with the exact one on hover. */
import { formatDay, formatDistance, formatInstant, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

/** Beyond this distance a date says more than "11 months ago", in milliseconds. */
const longAgo = 30 * 24 * 60 * 60 * 1000;

interface TimeAgoProps {
  /** `YYYY-MM-DD HH:MM:SS` in UTC as the service sends it, or null; other text is shown as it came. */
  moment: string | null;
  /** What null means here, such as "never". */
  none?: string;
  /** Both the day and how long ago that is, where there is room: "31 Dec 2026 (2 months ago)". */
  both?: boolean;
}

export function TimeAgo({ moment, none = '–', both = false }: TimeAgoProps) {
  const now = useNow();
  if (moment === null) return <span>{none}</span>;
  const at = parseMoment(moment);
  if (at === undefined) return <bdi>{moment}</bdi>;
  const said = Math.abs(now - at) < longAgo ? formatDistance(at, now) : formatDay(moment);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
      {both ? `${formatDay(moment)} (${formatDistance(at, now)})` : said}
    </time>
  );
}
