/** All campaigns, a page at a time, and the dialogs that make, change, fill and delete one. */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AssignDock } from '#pages/pieces/AssignDock.tsx';
import { ListHead } from '#pages/pieces/ListHead.tsx';
import { usePageInAddress } from '#pages/pieces/page-in-address.ts';
import { PagedRows } from '#pages/pieces/PagedRows.tsx';
import { RecentLinks } from '#pages/pieces/RecentLinks.tsx';
import { RowsSkeleton } from '#pages/pieces/RowsSkeleton.tsx';
import { ShelfButton, WithShelf } from '#pages/pieces/WithShelf.tsx';
import { campaignsQuery } from '#queries/campaigns.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type CampaignAct, CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignTable } from './CampaignTable.tsx';

/** Rows on a page. */
const pageSize = 25;

/** Costs one request. */
export function CampaignsPage() {
  const [page, showPage] = usePageInAddress();
  const query = useQuery(campaignsQuery(useEngine(), { page, limit: pageSize }));
  const [act, setAct] = useState<CampaignAct>();
  const [shelf, setShelf] = useState(false);
  const create = () => setAct({ kind: 'create' });

  return (
    <Stack gap="md">
      <ListHead
        title="Campaigns"
        query={query}
        action={
          <>
            <ShelfButton open={shelf} onToggle={setShelf} />
            <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={create}>
              New campaign
            </Button>
          </>
        }
      />
      <WithShelf shelf={shelf ? <RecentLinks wanted /> : null}>
        <PagedRows
          query={query}
          things="campaigns"
          page={page}
          onPage={showPage}
          skeleton={<RowsSkeleton rows={pageSize} cardHeight={132} />}
          empty={
            <EmptyState title="Make your first campaign" action={<Button onClick={create}>New campaign</Button>}>
              A campaign gathers links behind one rotator address, which leads each visitor to one of them, and can list them
              on a page of its own. There are no campaigns in this account yet.
            </EmptyState>
          }
        >
          {(campaigns, stale) => <CampaignTable campaigns={campaigns} stale={stale} onAct={setAct} />}
        </PagedRows>
      </WithShelf>
      <CampaignDialogs act={act} onClose={() => setAct(undefined)} />
      <AssignDock />
    </Stack>
  );
}
