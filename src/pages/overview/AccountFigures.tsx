/** Plan figures: the plan of the account, when it ends, and the number of links. */
import type { Account } from '#contract/resources/account.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatDay, formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import classes from './PlanFigures.module.css';

/** @param props.links the number of all links, once it is known */
export function PlanFigures({ account, links }: { account: Account; links: number | undefined }) {
  return (
    <div className={classes.figures}>
      <Stat
        label="Plan"
        value={
          <ReadValue of={account} name="status">
            {(status) => status || 'Not told'}
          </ReadValue>
        }
        note="as the service names it"
      />
      <PlanExpiry account={account} />
      <Stat label="Links" value={links} note="in the whole account" />
    </div>
  );
}

function PlanExpiry({ account: { expires, unread } }: { account: Account }) {
  const now = useNow();
  const at = expires === null ? undefined : parseMoment(expires);
  const raw = unread?.['expires'];
  if (raw !== undefined) return <Stat label="Plan ends" value={<UnreadValue raw={raw} />} />;
  if (expires === null) return <Stat label="Plan ends" value="Never" note="the service names no end" />;
  if (at === undefined) return <Stat label="Plan ends" value={expires} note="as the service sent it" />;
  return (
    <div title={formatMoment(expires)}>
      <Stat label={at <= now ? 'Plan ended' : 'Plan ends'} value={formatDay(expires)} note={formatDistance(at, now)} />
    </div>
  );
}
