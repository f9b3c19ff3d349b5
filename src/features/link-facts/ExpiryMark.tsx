/** Expiry mark: says in a row that its link has expired or will within thirty days, as far as this browser knows. */
import { Timer, TimerOff } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useKnownExpiries } from '#queries/expiries.ts';
import { formatDistance, formatMoment, parseMoment } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import classes from './ExpiryMark.module.css';

/** How far ahead an expiry is marked, in milliseconds: as far as Overview looks. */
const soon = 30 * 24 * 3_600_000;

const ExpiriesContext = createContext<ReadonlyMap<number, string>>(new Map());

/** Around rows with marks: reads once for all of them what is known. Costs no request. */
export function ExpiryMarks({ children }: { children: ReactNode }) {
  const known = useKnownExpiries();
  const expiries = useMemo(() => new Map(known?.map(({ id, expiry }) => [id, expiry])), [known]);
  return <ExpiriesContext value={expiries}>{children}</ExpiriesContext>;
}

/** Nothing where the link does not expire soon, or nobody has told when it does. */
export function ExpiryMark({ id }: { id: number | null }) {
  const expiry = use(ExpiriesContext).get(id ?? 0);
  return expiry === undefined ? null : <Mark expiry={expiry} />;
}

function Mark({ expiry }: { expiry: string }) {
  const t = useTranslations('linkFacts');
  const now = useNow();
  const at = parseMoment(expiry);
  if (at === undefined || at > now + soon) return null;
  const Icon = at <= now ? TimerOff : Timer;
  return (
    <span className={classes.mark} title={formatMoment(expiry)}>
      <Icon size={12} aria-hidden />
      {at <= now ? t('expired') : t('expires', { when: formatDistance(at, now) })}
    </span>
  );
}
