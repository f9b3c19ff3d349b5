/** Overview screen: plan, changes since the last session, most clicked and newest links, starred channels. */
import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { channelsOnPage, linksOnPage } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { accountQuery } from '#queries/resources/account.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { NewestLinks, TopLinks } from './LinkPanels.tsx';
import classes from './OverviewPage.module.css';
import { PlanFigures } from './PlanFigures.tsx';
import { SinceLastSession, SinceLastSessionSkeleton } from './SinceLastSession.tsx';
import { StarredChannels } from './StarredChannels.tsx';

/** The same as on the Links screen, so that its first page is cached. */
const firstPage = { page: 1, limit: linksOnPage };

/** The same as on the Channels screen. */
const firstChannels = { page: 1, limit: channelsOnPage };

/** Costs up to four requests: the account, one page of links in each of two orders, and channels. */
export function OverviewPage() {
  const engine = useEngine();
  const account = useQuery(accountQuery(engine));
  const newest = useQuery(linksQuery(engine, { ...firstPage, order: 'date' }));
  const top = useQuery(linksQuery(engine, { ...firstPage, order: 'click' }));
  const channels = useQuery(channelsQuery(engine, firstChannels));
  const queries = [account, newest, top, channels];

  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <Title order={1}>Overview</Title>
        <LastUpdated
          query={{
            dataUpdatedAt: Math.min(...queries.map((query) => query.dataUpdatedAt)),
            isFetching: queries.some((query) => query.isFetching),
            refetch: (options) => queries.forEach((query) => void query.refetch(options)),
          }}
        />
      </div>
      <QueryState query={account} what="your account" skeleton={<Skeleton h={70} maw={560} />}>
        {(known) => <PlanFigures account={known} links={knownTotal(newest.data)} />}
      </QueryState>
      {newest.data === undefined || top.data === undefined ? (
        <SinceLastSessionSkeleton />
      ) : (
        <SinceLastSession newest={newest.data} top={top.data} at={Math.min(newest.dataUpdatedAt, top.dataUpdatedAt)} />
      )}
      <PanelGrid>
        <QueryState query={top} what="the most clicked links" skeleton={<PanelSkeleton rows={8} />}>
          {(page) => <TopLinks page={page} />}
        </QueryState>
        <QueryState query={newest} what="the newest links" skeleton={<PanelSkeleton rows={8} />}>
          {(page) => <NewestLinks page={page} />}
        </QueryState>
      </PanelGrid>
      <QueryState query={channels} what="your channels" skeleton={<PanelSkeleton rows={1} />}>
        {(page) => <StarredChannels page={page} />}
      </QueryState>
    </Stack>
  );
}
