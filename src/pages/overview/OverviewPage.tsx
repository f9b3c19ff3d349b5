/** The first look: the plan, what changed, which links are followed most, which are newest, and the starred channels. */
import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { channelsOnPage, linksOnPage } from '#features/records/list-pages.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { PanelSkeleton } from '#ui/charts/PanelSkeleton.tsx';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { NewestLinks } from './NewestLinks.tsx';
import classes from './OverviewPage.module.css';
import { PlanFigures } from './PlanFigures.tsx';
import { SinceLastVisit, SinceLastVisitSkeleton } from './SinceLastVisit.tsx';
import { StarredChannels } from './StarredChannels.tsx';
import { TopLinks } from './TopLinks.tsx';

/** As the Links screen asks for its first page, so that going there, or coming back, costs nothing. */
const firstPage = { page: 1, limit: linksOnPage };

/** As the Channels screen asks for its first page, for the same reason. */
const firstChannels = { page: 1, limit: channelsOnPage };

/** Costs four requests when nothing is known yet: the account, one page of links in each of two orders, and channels. */
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
        {(known) => <PlanFigures account={known} links={newest.data?.result} />}
      </QueryState>
      {newest.data === undefined || top.data === undefined ? (
        <SinceLastVisitSkeleton />
      ) : (
        <SinceLastVisit newest={newest.data} top={top.data} at={Math.min(newest.dataUpdatedAt, top.dataUpdatedAt)} />
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
