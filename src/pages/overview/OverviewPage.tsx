/** Overview screen: how much, what is new, what works, where clicks come from, and what needs a look. */
import { Button, Group, Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { LinkCount } from '#features/library/LinkCount.tsx';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import { LastReportLink } from '#features/report/LastReportLink.tsx';
import { useLastReport } from '#features/report/recent-reports.ts';
import { useOutage, useTryNow } from '#queries/reach/use-outage.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { useSeconds } from '#ui/format/use-seconds.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LastUpdated, type Refreshable } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { FirstLink } from './FirstLink.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ClicksBy } from './groups/ClicksBy.tsx';
import { NeedsLook } from './NeedsLook.tsx';
import { NewClicks } from './new-clicks/NewClicks.tsx';
import classes from './OverviewPage.module.css';
import { ThisWeek } from './this-week/ThisWeek.tsx';
import { UnfinishedJobs } from './UnfinishedJobs.tsx';
import { useOverview } from './use-overview.ts';
import { useOverviewChoices } from './use-overview-choices.ts';
import { WhatWorks } from './WhatWorks.tsx';

/** Costs at most three requests: two pages of links, and the first hundred channels. */
export function OverviewPage() {
  const t = useTranslations('overview');
  const { state, error, summary, total, read, refreshable } = useOverview();
  const [choices, choose] = useOverviewChoices();
  const now = useNow();
  // Read before the figures come, so that on a phone its line moves none of them.
  const hasReport = useLastReport() !== undefined;
  const report = useReportAction({ kind: 'account' });
  const isPhone = useIsPhone();
  const card = { choices, choose, summary };
  // Three cards that each say "none" would hide the one thing to do.
  const hasNoClicks = summary?.isComplete === true && summary.clicks === 0;
  return (
    <Stack gap="lg" data-page="wide">
      <div className={classes.head}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>{t('title')}</Title>
          <LinkCount />
        </Group>
        {state === 'ready' && hasReport ? <LastReportLink /> : null}
        {state === 'empty' ? null : (
          <Group gap="xs" wrap="nowrap">
            <LastUpdated query={refreshable} isCrowded={summary?.isComplete !== true} />
            <ActionButton action={report} isIcon={isPhone} size="xs" />
          </Group>
        )}
      </div>
      <UnfinishedJobs />
      {state === 'empty' ? <FirstLink /> : null}
      {state === 'failed' && error !== null ? (
        <LoadFailed error={error} query={refreshable} />
      ) : null}
      {state === 'ready' || state === 'waiting' ? (
        <>
          <AccountFigures summary={summary} total={total} />
          {hasNoClicks ? null : (
            <ThisWeek choices={choices} choose={choose} read={read} now={now} />
          )}
          <div className={classes.room}>
            <div className={classes.columns}>
              <div className={classes.column}>
                {hasNoClicks ? (
                  <FirstSteps />
                ) : (
                  <>
                    <NewClicks summary={summary} read={read} />
                    <WhatWorks {...card} />
                  </>
                )}
              </div>
              <div className={classes.column}>
                {hasNoClicks ? null : <ClicksBy {...card} />}
                {/* It is mounted once: what the user is at there must outlive the last page of links. */}
                <NeedsLook {...card} />
              </div>
            </div>
          </div>
        </>
      ) : null}
    </Stack>
  );
}

/** Why no link could be read, when Linkdeck tries again by itself, and the button that tries at once. */
function LoadFailed({ error, query }: { error: Error; query: Refreshable }) {
  const t = useTranslations('overview.failed');
  const outage = useOutage();
  const errorText = useErrorText(outage !== null);
  const tryNow = useTryNow();
  const retry = () => {
    if (outage === null) void query.refetch({ cancelRefetch: false });
    else tryNow();
  };
  return (
    <div role="alert">
      <EmptyState
        kind="none"
        title={t('title')}
        action={
          <Button
            variant="default"
            // A second press waits for the running request.
            aria-busy={query.isFetching || outage?.nextTryAt === null}
            onClick={retry}
          >
            {t('retry')}
          </Button>
        }
      >
        <bdi dir="auto">{errorText(error)}</bdi>
        {outage?.nextTryAt == null ? null : <NextTry at={outage.nextTryAt} />}
      </EmptyState>
    </div>
  );
}

/** A timer is not announced, though it stands in an alert. */
function NextTry({ at }: { at: number }) {
  const t = useTranslations('overview.failed');
  const now = useSeconds(true);
  return (
    <span role="timer"> {t('next', { seconds: Math.max(1, Math.ceil((at - now) / 1000)) })}</span>
  );
}
