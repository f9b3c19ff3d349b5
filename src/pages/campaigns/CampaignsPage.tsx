/** Campaigns page: all campaigns with what their links brought, with dialogs to create, edit, fill and delete one. */
import { Button } from '@mantine/core';
import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { useAnswered } from '#features/insights/use-answered.ts';
import { useWeekBegin } from '#features/insights/use-week-begin.ts';
import { useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { paths } from '#features/paths.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ListView } from '#features/records/ListView.tsx';
import { rowsOnPage, usePagedList } from '#features/records/use-paged-list.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { CampaignDialogs } from './CampaignDialogs.tsx';
import { CampaignOrderSelect, useCampaignOrder } from './CampaignOrder.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { type CampaignSums, useCampaignSums } from './use-campaign-sums.ts';

/** Costs one request. */
export function CampaignsPage() {
  const t = useTranslations('campaigns');
  const [action, setAction] = useState<TargetAction<Identified<Campaign>>>();
  const [choosing, setChoosing] = useState<Identified<Campaign>>();
  const list = usePagedList(campaignsQuery);
  const tags = useCampaignTags();
  const { data } = list.query;
  const campaigns = data?.rows ?? [];
  const weekBegin = useWeekBegin();
  const isWhole = list.total === campaigns.length;
  const { order, sort } = useCampaignOrder(data === undefined || (isWhole && campaigns.length > 1));
  const isByWeek = order === 'week';
  const sums = useCampaignSums(campaigns, tags, isByWeek ? weekBegin : undefined);
  const isShown = useAnswered(sums.isAnswered);
  // Some of all campaigns, and those whose clicks are not here yet, keep the order of the service.
  const isSorted = isWhole && (isByWeek ? sums.isWeekComplete : sums.isComplete);
  return (
    <ListView
      title={t('title')}
      {...list}
      query={isShown ? list.query : { ...list.query, data: undefined }}
      control={
        <Button
          component={ScreenLink}
          to={paths.plan.href()}
          variant="default"
          leftSection={<Grid3x3 size={16} aria-hidden />}
        >
          {t('plan')}
        </Button>
      }
      create={{ label: t('new'), onClick: () => setAction({ kind: 'create' }) }}
      notice={order === undefined ? null : <CampaignOrderSelect order={order} onSort={sort} />}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={64} />}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(rows, stale) => (
        <CampaignTable
          // Sorted rows are drawn in their places, so that none is seen to move.
          key={`${isSorted} ${order}`}
          campaigns={isSorted ? sortedCampaigns(rows, sums, isByWeek) : rows}
          sums={sums}
          tags={tags}
          week={isByWeek ? { begin: weekBegin, isComplete: sums.isWeekComplete } : undefined}
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
    </ListView>
  );
}

function sortedCampaigns(campaigns: readonly Campaign[], sums: CampaignSums, isByWeek: boolean) {
  const clicksOf = ({ id }: Campaign) => {
    const sum = sums.of(id);
    // What is not known comes after none.
    return isByWeek ? (sum?.week ?? -1) : (sum?.clicks ?? 0);
  };
  return campaigns.toSorted((one, other) => clicksOf(other) - clicksOf(one));
}
