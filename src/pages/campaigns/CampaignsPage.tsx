/** Campaigns page: all campaigns, a page at a time, with dialogs to create, edit, fill and delete one. */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DropDock } from '#features/assign/drag/DropDock.tsx';
import { RecentLinks, RecentLinksButton, WithRecentLinks } from '#features/assign/drag/RecentLinks.tsx';
import { ListHeader } from '#features/records/ListHeader.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { usePageParam } from '#features/records/use-page-param.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { type CampaignAction, CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignTable } from './CampaignTable.tsx';

/** Rows on a page. */
const pageSize = 25;

/** Costs one request. */
export function CampaignsPage() {
  const [page, showPage] = usePageParam();
  const query = useQuery(campaignsQuery(useEngine(), { page, limit: pageSize }));
  const [action, setAction] = useState<CampaignAction>();
  const [recent, setRecent] = useState(false);
  const create = () => setAction({ kind: 'create' });

  return (
    <Stack gap="md">
      <ListHeader
        title="Campaigns"
        query={query}
        action={
          <>
            <RecentLinksButton open={recent} onToggle={setRecent} />
            <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={create}>
              New campaign
            </Button>
          </>
        }
      />
      <WithRecentLinks links={recent ? <RecentLinks wanted /> : null}>
        <PaginatedList
          query={query}
          things="campaigns"
          page={page}
          onPage={showPage}
          skeleton={<ListSkeleton rows={pageSize} cardHeight={132} />}
          empty={
            <EmptyState title="Make your first campaign" action={<Button onClick={create}>New campaign</Button>}>
              A campaign gathers links behind one rotator address, which leads each visitor to one of them, and can list them on a
              page of its own. There are no campaigns in this account yet.
            </EmptyState>
          }
        >
          {(campaigns, stale) => <CampaignTable campaigns={campaigns} stale={stale} onAction={setAction} />}
        </PaginatedList>
      </WithRecentLinks>
      <CampaignDialogs action={action} onClose={() => setAction(undefined)} />
      <DropDock />
    </Stack>
  );
}
