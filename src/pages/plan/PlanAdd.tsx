/** Plan add: the fields that add channels and variants to a plan. */
import { TagsInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChannelsInput, nameSeparators, nothing } from './ChannelsInput.tsx';
import classes from './PlanForm.module.css';
import type { PlanState } from './use-plan.ts';

export function PlanAdd({ state }: { state: PlanState }) {
  const t = useTranslations('plan.form');
  const { plan, setChannels, setVariants } = state;
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
    </div>
  );
}
