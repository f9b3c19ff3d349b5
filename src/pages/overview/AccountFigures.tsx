/** Account figures: the clicks on all links that Linkdeck knows, the number of links, and the plan in one line. */
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/resources/account.ts';
import type { LibraryTrend } from '#queries/trends.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatDay, formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
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
  const t = useTranslations('overview.figures');
  const counted = trend?.counted;
  // Before the first reply nothing is counted, which is not the same as no clicks.
  const isKnown = counted !== undefined && (counted.links > 0 || links === 0);
  return (
    <div className={classes.figures}>
      <Stat
        label={t('clicks')}
        value={isKnown ? counted.clicks : undefined}
        note={isKnown ? coverage(counted.links, links, t) : t('pending')}
      />
      <Stat label={t('links')} value={links} note={t('whole')} />
    </div>
  );
}

/** `on all 12 links`, `on 20 of 2,481 links`; the counters of the others were never read in this browser. */
function coverage(counted: number, links: number | undefined, t: ReturnType<typeof useTranslations<'overview.figures'>>): string {
  if (links === undefined) return t('known', { count: counted });
  return counted < links ? t('part', { counted, count: links }) : t('all', { count: counted });
}

/** `Plan: pro · ends 3 May 2027 (in 5 months)` */
export function PlanLine({ account }: { account: Account }) {
  const t = useTranslations('overview.plan');
  return (
    <p role="group" aria-label={t('label')} className={classes.plan}>
      {t.rich('name', {
        status: () => (
          <ReadValue of={account} name="status">
            {(status) => <bdi className={classes.status}>{status || t('unknown')}</bdi>}
          </ReadValue>
        ),
      })}{' '}
      · <PlanExpiry account={account} />
    </p>
  );
}

function PlanExpiry({ account: { expires, unread } }: { account: Account }) {
  const t = useTranslations('overview.plan');
  const now = useNow();
  const raw = unread?.['expires'];
  if (raw !== undefined) return t.rich('endsAs', { value: () => <UnreadValue raw={raw} /> });
  if (expires === null) return t('endless');
  const at = parseMoment(expires);
  if (at === undefined) return t.rich('endsAs', { value: () => <bdi>{expires}</bdi> });
  const when = { day: formatDay(expires), distance: formatDistance(at, now) };
  return <span title={formatMoment(expires)}>{at <= now ? t('ended', when) : t('ends', when)}</span>;
}
