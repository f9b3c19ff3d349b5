/** Request meter: nothing while nothing waits or is limited, else one thing in one line of words. */
import { Anchor, VisuallyHidden } from '@mantine/core';
import { CloudOff, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { useOutage, useTryNow } from '#queries/reach/use-outage.ts';
import { useSeconds } from '#ui/format/use-seconds.ts';
import classes from './BudgetMeter.module.css';
import { meterAnnouncement, meterWords } from './meter-messages.ts';
import { type MeterState, meterState, shareLeft } from './meter-state.ts';

export function BudgetMeter() {
  const t = useTranslations('shell.meter');
  const { state, now } = useMeterState();
  return (
    <>
      {/* Without the seconds, so that each state is announced once. */}
      <VisuallyHidden role="status" aria-label={t('label')}>
        {meterAnnouncement(state, t)}
      </VisuallyHidden>
      {state.kind === 'quiet' ? null : <MeterLine state={state} now={now} />}
    </>
  );
}

function MeterLine({ state, now }: { state: MeterState; now: number }) {
  const t = useTranslations('shell.meter');
  const tryNow = useTryNow();
  const isOutage = state.kind === 'away' || state.kind === 'offline';
  return (
    <div className={classes.place} data-outage={isOutage || undefined}>
      <MeterIcon state={state} />
      <span className={classes.words}>{meterWords(state, now, t)}</span>
      {state.kind === 'away' ? (
        <Anchor component="button" type="button" className={classes.act} onClick={tryNow}>
          {t('tryNow')}
        </Anchor>
      ) : null}
    </div>
  );
}

function MeterIcon({ state }: { state: MeterState }) {
  const budget = useBudget();
  switch (state.kind) {
    case 'away':
      return <CloudOff size={16} aria-hidden />;
    case 'offline':
      return <WifiOff size={16} aria-hidden />;
    default:
      return (
        <span className={classes.track} aria-hidden="true">
          <span className={classes.level} style={{ width: `${shareLeft(budget)}%` }} />
        </span>
      );
  }
}

/** What the request meter says at this second. */
function useMeterState(): { state: MeterState; now: number } {
  const budget = useBudget();
  const outage = useOutage();
  const counts = outage !== null || budget.fullAt !== null || budget.pausedUntil !== null;
  const now = useSeconds(counts);
  return { state: meterState({ budget, outage }, now), now };
}
