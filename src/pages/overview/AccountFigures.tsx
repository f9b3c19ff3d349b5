/** Account figures: the clicks on all links that Linkdeck knows, the number of links, and the plan in one line. */
import type { Account } from '#contract/resources/account.ts';
import type { LibraryTrend } from '#queries/trends.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatCount, formatDay, formatDistance, formatMoment, formatNumber, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import classes from './AccountFigures.module.css';

interface AccountFiguresProps {
  /** Undefined until it is added up. */
  trend: LibraryTrend | undefined;
  /** The number of all links, once it is known. */
  links: number | undefined;
}

export function AccountFigures({ trend, links }: AccountFiguresProps) {
  const counted = trend?.counted;
  // Before the first reply nothing is counted, which is not the same as no clicks.
  const isKnown = counted !== undefined && (counted.links > 0 || links === 0);
  return (
    <div className={classes.figures}>
      <Stat
        label="Clicks"
        value={isKnown ? counted.clicks : undefined}
        note={isKnown ? coverage(counted.links, links) : 'on known links'}
      />
      <Stat label="Links" value={links} note="in the whole account" />
    </div>
  );
}

/** `on all 12 links`, `on 20 of 2,481 links`; the counters of the others were never read in this browser. */
function coverage(counted: number, links: number | undefined): string {
  if (links === undefined) return `on ${formatCount(counted, 'known link')}`;
  const all = formatCount(Math.max(counted, links), 'link');
  if (counted < links) return `on ${formatNumber(counted)} of ${all}`;
  return links > 1 ? `on all ${all}` : `on ${all}`;
}

/** `Plan: pro · ends 3 May 2027 (in 5 months)` */
export function PlanLine({ account }: { account: Account }) {
  return (
    <p role="group" aria-label="Plan" className={classes.plan}>
      Plan:{' '}
      <ReadValue of={account} name="status">
        {(status) => <bdi className={classes.status}>{status || 'not given'}</bdi>}
      </ReadValue>{' '}
      · <PlanExpiry account={account} />
    </p>
  );
}

function PlanExpiry({ account: { expires, unread } }: { account: Account }) {
  const now = useNow();
  const raw = unread?.['expires'];
  if (raw !== undefined) {
    return (
      <>
        ends <UnreadValue raw={raw} />
      </>
    );
  }
  if (expires === null) return 'no end date';
  const at = parseMoment(expires);
  if (at === undefined) return <bdi>ends {expires}</bdi>;
  return (
    <span title={formatMoment(expires)}>
      {at <= now ? 'ended' : 'ends'} {formatDay(expires)} ({formatDistance(at, now)})
    </span>
  );
}
