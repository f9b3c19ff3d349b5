/** Overview screen: how much, what is new, what works, where clicks come from, and what needs a look. */
import { Group, Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { LinkCount } from '#features/library/LinkCount.tsx';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import { LastReportLink } from '#features/report/LastReportLink.tsx';
import { useLastReport } from '#features/report/recent-reports.ts';
import { useNow } from '#ui/format/use-now.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { FirstLink } from './FirstLink.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ClicksBy } from './groups/ClicksBy.tsx';
import { LoadFailed } from './LoadFailed.tsx';
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
