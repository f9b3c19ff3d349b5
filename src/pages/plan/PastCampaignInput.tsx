/** Past campaign input: begins a plan with the channels and variants of a campaign that has links. */
import { useTranslations } from 'use-intl';
import { useLinkGroups, useReadTaggedLinks } from '#queries/library.ts';
import type { PlanDraft } from '#queries/plans.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import classes from './PlanForm.module.css';
import { startOfLinks } from './past-campaign.ts';

interface PastCampaignInputProps {
  onStart: (part: Pick<PlanDraft, 'channels' | 'variants'>) => void;
}

/** None where no campaign is known. Costs no request. */
export function PastCampaignInput({ onStart }: PastCampaignInputProps) {
  const t = useTranslations('plan.form');
  const groups = useLinkGroups('campaign').data?.groups ?? [];
  const readLinks = useReadTaggedLinks();
  if (groups.length === 0) return null;
  const begin = async (campaign: string | null) => {
    if (campaign === null) return;
    const links = await readLinks(campaign).catch(() => []);
    if (links.length > 0) onStart(startOfLinks(links));
  };
  return (
    <SearchSelectInput
      aria-label={t('past')}
      placeholder={t('past')}
      className={classes.past}
      data={groups.map(({ key, label }) => ({ value: key, label }))}
      value={null}
      onChange={(campaign) => void begin(campaign)}
      forgetsText
      nothingFoundMessage={t('noPast')}
    />
  );
}
