/** Request meter: nothing while all goes well, else one thing in words, which explains itself when it is opened. */
import { Anchor, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { CloudOff, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { useTryNow } from '#queries/reach/use-outage.ts';
import { BudgetDetails } from './BudgetDetails.tsx';
import classes from './BudgetMeter.module.css';
import { JobDetails } from './JobDetails.tsx';
import { meterAnnouncement, meterWords } from './meter-messages.ts';
import { type MeterState, shareLeft } from './meter-state.ts';
import { OutageDetails } from './OutageDetails.tsx';
import { useMeterState } from './use-meter-state.ts';

export function BudgetMeter() {
  const t = useTranslations('shell.meter');
  const { state, now } = useMeterState();
  const tryNow = useTryNow();
  return (
    <>
      {/* Without the seconds, so that each state is announced once. */}
      <VisuallyHidden role="status" aria-label={t('label')}>
        {meterAnnouncement(state, t)}
      </VisuallyHidden>
      {state.kind === 'quiet' ? null : (
        <div className={classes.place} data-waiting={state.kind === 'job' ? undefined : true}>
          <Popover width={328} position="bottom-end" hideDetached={false} trapFocus returnFocus>
            <Popover.Target>
              <UnstyledButton className={classes.meter}>
                <MeterIcon state={state} />
                <span className={classes.words}>{meterWords(state, now, t)}</span>
              </UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown>
              <MeterDetails state={state} now={now} />
            </Popover.Dropdown>
          </Popover>
          {state.kind === 'away' ? (
            <Anchor component="button" type="button" className={classes.act} onClick={tryNow}>
              {t('tryNow')}
            </Anchor>
          ) : null}
        </div>
      )}
    </>
  );
}

function MeterIcon({ state }: { state: MeterState }) {
  const budget = useBudget();
  switch (state.kind) {
    case 'away':
      return <CloudOff size={16} aria-hidden />;
    case 'offline':
      return <WifiOff size={16} aria-hidden />;
    case 'job':
      return <span className={classes.ring} aria-hidden="true" />;
    default:
      return (
        <span className={classes.track} aria-hidden="true">
          <span className={classes.level} style={{ width: `${shareLeft(budget)}%` }} />
        </span>
      );
  }
}

function MeterDetails({ state, now }: { state: MeterState; now: number }) {
  switch (state.kind) {
    case 'quiet':
      return null;
    case 'away':
    case 'offline':
      return <OutageDetails outage={state.outage} />;
    case 'job':
      return <JobDetails jobs={state.jobs} />;
    default:
      return <BudgetDetails now={now} />;
  }
}
