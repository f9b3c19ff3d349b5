/** Campaigns page: all campaigns with what their links brought, with dialogs to create, edit, fill and delete one. */
import { Button } from '@mantine/core';
import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { TargetListPage } from '#features/assign/target-page/TargetListPage.tsx';
import { useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { paths } from '#features/paths.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { rowsOnPage, usePagedList } from '#features/records/use-paged-list.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { useCampaignSums } from './use-campaign-sums.ts';

/** Costs one request. */
export function CampaignsPage() {
  const t = useTranslations('campaigns');
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  const [choosing, setChoosing] = useState<Identified<Campaign>>();
  const list = usePagedList(campaignsQuery);
  const tags = useCampaignTags();
  const campaigns = list.query.data?.rows ?? [];
  const sums = useCampaignSums(campaigns, tags);
  return (
    <TargetListPage
      title={t('title')}
      {...list}
      control={
        <Button
          component={Link}
          to={paths.plan.href()}
          variant="default"
          leftSection={<Grid3x3 size={16} aria-hidden />}
        >
          {t('plan')}
        </Button>
      }
      create={{ label: t('new'), onClick: () => setAction({ kind: 'create' }) }}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={64} />}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(rows, stale) => (
        <CampaignTable
          campaigns={rows}
          sums={sums}
          tags={tags}
          isWhole={list.total === rows.length}
          stale={stale}
          onAction={setAction}
          onChooseTags={setChoosing}
        />
      )}
    >
      <CampaignDialogs action={action} onClose={() => setAction(undefined)} />
      {choosing === undefined ? null : (
        <TagsDialog campaign={choosing} tags={tags} onClose={() => setChoosing(undefined)} />
      )}
    </TargetListPage>
  );
}
