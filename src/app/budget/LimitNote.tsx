/** Limit note: says where data is loading that the request limit holds it back, and for how many seconds. */
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { useSeconds } from '#ui/format/use-seconds.ts';
import classes from './LimitNote.module.css';

/** Shorter waits, in milliseconds, are over before they are read. */
const worthSaying = 2000;

export function LimitNote() {
  const { loadsAt } = useBudget();
  return loadsAt === null ? null : <Countdown until={loadsAt} />;
}

function Countdown({ until }: { until: number }) {
  const t = useTranslations('shell.meter');
  const now = useSeconds(true);
  const left = until - now;
  if (left < worthSaying) return null;
  return (
    <p className={classes.note}>
      <span role="status">{t('usedUp')}</span>{' '}
      {/* Not announced, because it changes every second. */}
      <span>{t('loadsIn', { seconds: Math.ceil(left / 1000) })}</span>
    </p>
  );
}
