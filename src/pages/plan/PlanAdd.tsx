/** Plan add: the fields that add channels, variants, and those of a past campaign to a plan. */
import { TagsInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChannelsInput, nameSeparators, nothing } from './ChannelsInput.tsx';
import { PastCampaignInput } from './PastCampaignInput.tsx';
import classes from './PlanForm.module.css';
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
