/** Plan add: the fields that add channels, variants, and those of a past campaign to a plan. */
import { TagsInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLinkGroups, useReadCampaignLinks } from '#queries/library.ts';
import type { PlanDraft } from '#queries/plans.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import { ChannelsInput, nameSeparators, nothing } from './ChannelsInput.tsx';
import classes from './PlanForm.module.css';
import { startOfLinks } from './past-campaign.ts';
import { isOpenCell } from './plan-cells.ts';
import type { PlanState } from './use-plan.ts';

export function PlanAdd({ state }: { state: PlanState }) {
  const t = useTranslations('plan.form');
  const { plan, cells, change, setChannels, setVariants } = state;
  const names = plan.channels.map(({ name }) => name);
  return (
    <div className={classes.add}>
      <ChannelsInput names={names} onAdd={(added) => setChannels([...names, ...added])} />
      <TagsInput
        aria-label={t('variants')}
        placeholder={t('addVariant')}
        className={classes.list}
        leftSection={<Plus size={16} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        splitChars={nameSeparators}
        acceptValueOnBlur
        data={[]}
        // The columns of the grid show what was added.
        value={nothing}
        onChange={(added) => setVariants([...plan.variants, ...added])}
      />
      {cells.every(isOpenCell) ? <PastCampaignInput onStart={change} /> : null}
    </div>
  );
}

interface PastCampaignInputProps {
  onStart: (part: Pick<PlanDraft, 'channels' | 'variants'>) => void;
}

/** None where no campaign is known. Costs no request. */
function PastCampaignInput({ onStart }: PastCampaignInputProps) {
  const t = useTranslations('plan.form');
  const groups = useLinkGroups('campaign').data?.groups ?? [];
  const readLinks = useReadCampaignLinks();
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
