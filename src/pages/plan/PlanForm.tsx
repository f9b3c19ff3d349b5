/** Plan form: campaign, destination, alias and domain of a plan in one row. */
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { AliasInput } from './AliasInput.tsx';
import { CampaignInput } from './CampaignInput.tsx';
import classes from './PlanForm.module.css';
import type { PlanState } from './use-plan.ts';

export function PlanForm({ state: { plan, change } }: { state: PlanState }) {
  const t = useTranslations('plan.form');
  const defaultDomain = useDefaultDomain();
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        <CampaignInput value={plan.campaign} onChange={(campaign) => change({ campaign })} />
        <TextInput
          label={t('url')}
          placeholder={t('urlExample', { token: '{variant}' })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          inputMode="url"
          value={plan.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <AliasInput value={plan.alias} onChange={(alias) => change({ alias })} />
        <DomainPicker
          value={plan.domain}
          placeholder={defaultDomain}
          onChange={(domain) => change({ domain })}
        />
      </div>
    </div>
  );
}
