/** Overview screen: clicks, plan, unfinished jobs, the account's trend, most clicked, newest and expiring links, starred channels. */
import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { ExpiringLinks } from '#pages/overview/links/ExpiringLinks.tsx';
import { isEmpty, NewestLinks, TopLinks } from '#pages/overview/links/LinkPanels.tsx';
import { useKeptPage } from '#pages/overview/links/use-kept-page.ts';
import { AccountTrend, type TrendDays } from '#pages/overview/trend/AccountTrend.tsx';
import { SinceLastSession, SinceLastSessionSkeleton } from '#pages/overview/trend/SinceLastSession.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { useWholeList } from '#queries/records/use-whole-list.ts';
import { accountQuery } from '#queries/resources/account.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { useAccountTrend } from '#queries/trends.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { AccountFigures, PlanLine } from './AccountFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import classes from './OverviewPage.module.css';
import { StarredChannels } from './StarredChannels.tsx';
import { UnfinishedJobs } from './UnfinishedJobs.tsx';

/** The same as on the Links screen, so that its first page is cached. */
const firstPage = { page: 1, limit: linksOnPage };

/** Costs up to four requests: the account, one page of links in each of two orders, and the first hundred channels. */
export function OverviewPage() {
  const t = useTranslations('overview');
  const engine = useEngine();
  const account = useQuery(accountQuery(engine));
  const newest = useQuery(linksQuery(engine, { ...firstPage, order: 'date' }));
  const top = useQuery(linksQuery(engine, { ...firstPage, order: 'click' }));
  const channels = useWholeList(channelsQuery, 1);
  const queries = [account, newest, top, channels];
  const keptNewest = useKeptPage(newest, 'date');
  const keptTop = useKeptPage(top, 'clicks');
  // While links are created, each reply counts more of them than the one before.
  const total = knownTotal((newest.dataUpdatedAt >= top.dataUpdatedAt ? keptNewest : keptTop).data);
  const read = Math.max(newest.dataUpdatedAt, top.dataUpdatedAt);
  const [days, setDays] = useState<TrendDays>(30);
  const trend = useAccountTrend(days, read);
  // Seven panels that each say "none" would hide the one thing to do.
  const hasNoLinks = total === 0 && top.data !== undefined && isEmpty(top.data);

  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <LastUpdated
          query={{
            dataUpdatedAt: Math.min(...queries.map((query) => query.dataUpdatedAt)),
            isFetching: queries.some((query) => query.isFetching),
            refetch: (options) => queries.forEach((query) => void query.refetch(options)),
          }}
        />
      </div>
      <QueryState query={account} what={t('what.account')} skeleton={<Skeleton h={20} w={240} />}>
        {(known) => <PlanLine account={known} />}
      </QueryState>
      <UnfinishedJobs />
      <AccountFigures trend={trend} links={total} />
      {newest.data === undefined || top.data === undefined ? (
        <SinceLastSessionSkeleton />
      ) : (
        <SinceLastSession newest={newest.data} top={top.data} at={Math.min(newest.dataUpdatedAt, top.dataUpdatedAt)} />
      )}
      {top.data === undefined ? null : <FirstSteps top={top.data} />}
      {hasNoLinks ? null : (
        <>
          <AccountTrend trend={trend} days={days} onDaysChange={setDays} />
          <PanelGrid>
            <QueryState query={keptTop} what={t('what.top')} skeleton={<PanelSkeleton rows={8} />}>
              {(page) => <TopLinks page={page} total={total} />}
            </QueryState>
            <QueryState query={keptNewest} what={t('what.newest')} skeleton={<PanelSkeleton rows={8} />}>
              {(page) => <NewestLinks page={page} total={total} />}
            </QueryState>
          </PanelGrid>
        </>
      )}
      <PanelGrid>
        {hasNoLinks ? null : <ExpiringLinks />}
        <QueryState query={{ ...channels, data: channels.rows }} what={t('what.channels')} skeleton={<PanelSkeleton rows={2} />}>
          {(rows) => <StarredChannels channels={rows} total={channels.total} loadMore={channels.loadMore} />}
        </QueryState>
      </PanelGrid>
    </Stack>
  );
}
