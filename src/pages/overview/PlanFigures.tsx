/** The account in three figures: its plan, until when, and how many links it holds. */
import type { Account } from '#contract/account.ts';
import { formatDay, formatDistance, formatMoment, parseMoment } from '#ui/format.ts';
import { useNow } from '#ui/minute-clock.ts';
import { StatFigure } from '#ui/StatFigure.tsx';
import classes from './PlanFigures.module.css';

interface PlanFiguresProps {
  account: Account;
  /** The number of all links, where it is known. */
  links: number | undefined;
}

export function PlanFigures({ account, links }: PlanFiguresProps) {
  return (
    <div className={classes.figures}>
      <StatFigure label="Plan" value={account.status === '' ? 'Not told' : account.status} note="as the service names it" />
      <PlanExpiry expires={account.expires} />
      <StatFigure label="Links" value={links} note="in the whole account" />
    </div>
  );
}

function PlanExpiry({ expires }: { expires: string | null }) {
  const now = useNow();
  const at = expires === null ? undefined : parseMoment(expires);
  if (expires === null) return <StatFigure label="Plan ends" value="Never" note="the service names no end" />;
  if (at === undefined) return <StatFigure label="Plan ends" value={expires} note="as the service sent it" />;
  const distance = formatDistance(at, now);
  return (
    <div title={formatMoment(expires)}>
      <StatFigure label={at <= now ? 'Plan ended' : 'Plan ends'} value={formatDay(expires)} note={distance} />
    </div>
  );
}
