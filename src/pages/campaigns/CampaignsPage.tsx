/** Campaigns page: all campaigns, a page at a time, with dialogs to create, edit, fill and delete one. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
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
  const t = useTranslations('campaigns');
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  return (
    <TargetListPage
      title={t('title')}
      {...usePagedList(campaignsQuery)}
      create={{ label: t('new'), onClick: () => setAction({ kind: 'create' }) }}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={132} />}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(campaigns, stale) => <CampaignTable campaigns={campaigns} stale={stale} onAction={setAction} />}
    >
      <CampaignDialogs action={action} onClose={() => setAction(undefined)} />
    </TargetListPage>
  );
}
