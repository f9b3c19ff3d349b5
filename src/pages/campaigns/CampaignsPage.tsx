/** Campaigns page: all campaigns, a page at a time, with dialogs to create, edit, fill and delete one. */
import { useState } from 'react';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetListPage } from '#features/assign/target-page/TargetListPage.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { rowsOnPage, usePagedList } from '#features/records/use-paged-list.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignTable } from './CampaignTable.tsx';

/** Costs one request. */
export function CampaignsPage() {
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  return (
    <TargetListPage
      title="Campaigns"
      {...usePagedList(campaignsQuery)}
      create={{ label: 'New campaign', onClick: () => setAction({ kind: 'create' }) }}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={132} />}
      emptyTitle="Make your first campaign"
      empty={
        <>
          A campaign gathers links behind one rotator address, which leads each visitor to one of them, and can list them on a
          page of its own. There are no campaigns in this account yet.
        </>
      }
      rows={(campaigns, stale) => <CampaignTable campaigns={campaigns} stale={stale} onAction={setAction} />}
    >
      <CampaignDialogs action={action} onClose={() => setAction(undefined)} />
    </TargetListPage>
  );
}
