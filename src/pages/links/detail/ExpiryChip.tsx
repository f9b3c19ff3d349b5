/** Expiry chip: when a link expires, relative to now. */
import { Badge } from '@mantine/core';
import { Timer, TimerOff } from 'lucide-react';
import { formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';

/** @param props.expiry `YYYY-MM-DD HH:MM:SS` in UTC, or null where the link does not expire */
export function ExpiryChip({ expiry }: { expiry: string | null }) {
  const now = useNow();
  if (expiry === null) return <span>Does not expire</span>;
  const at = parseMoment(expiry);
  if (at === undefined) {
    return (
      <span>
        Expires: <bdi>{expiry}</bdi>
      </span>
    );
  }
  const over = at <= now;
  return (
    <Badge
      size="lg"
      color={over ? 'gray' : 'teal'}
      leftSection={over ? <TimerOff size={14} /> : <Timer size={14} />}
      title={formatMoment(expiry)}
    >
      {over ? `Expired ${formatDistance(at, now)}` : `Expires ${formatDistance(at, now)}`}
    </Badge>
  );
}
