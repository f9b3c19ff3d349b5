/** Campaign dialogs: create, edit, delete a campaign, or assign links to it. */
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import {
  type OpenTargetDialog,
  TargetDialogs,
} from '#features/assign/target-page/TargetDialogs.tsx';
import { CampaignForm } from '#features/resource-forms/CampaignForm.tsx';
import { useDeleteCampaign } from '#queries/resources/campaigns.ts';

export function CampaignDialogs(dialog: OpenTargetDialog<Identified<Campaign>>) {
  const t = useTranslations('campaigns');
  const remove = useDeleteCampaign();
  return (
    <TargetDialogs {...dialog} kind="campaign" Form={CampaignForm} onDelete={remove.mutateAsync}>
      {t('delete')}
    </TargetDialogs>
  );
}
