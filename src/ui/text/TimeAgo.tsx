/** Relative time: "2 hours ago", with the exact time on hover. */
import { formatDay, formatDistance, formatInstant, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

/** From this distance on a date is shown instead; in milliseconds. */
const longAgo = 30 * 24 * 60 * 60 * 1000;

interface TimeAgoProps {
  /** `YYYY-MM-DD HH:MM:SS` in UTC, or null; other text is shown unchanged. */
  moment: string | null;
  /** Shown for null, such as "never". */
  none?: string;
  /** Shows "31 Dec 2026 (2 months ago)". */
  both?: boolean;
}

export function TimeAgo({ moment, none = '–', both = false }: TimeAgoProps) {
  const now = useNow();
  if (moment === null) return <span>{none}</span>;
  const at = parseMoment(moment);
  if (at === undefined) return <bdi>{moment}</bdi>;
  const text = Math.abs(now - at) < longAgo ? formatDistance(at, now) : formatDay(moment);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
      {both ? `${formatDay(moment)} (${formatDistance(at, now)})` : text}
    </time>
  );
}
