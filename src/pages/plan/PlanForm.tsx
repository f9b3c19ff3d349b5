/** Plan form: campaign, destination, alias and domain of a plan in one row. */
import { Autocomplete, Badge, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameKey } from '#contract/record-names.ts';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { choiceMatches } from '#ui/inputs/choice-matches.ts';
import { AliasInput } from './AliasInput.tsx';
import classes from './PlanForm.module.css';
import { maxCampaign, type PlanState } from './use-plan.ts';

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

interface CampaignInputProps {
  value: string;
  onChange: (name: string) => void;
}

/** Costs one request when it is first opened. */
function CampaignInput({ value, onChange }: CampaignInputProps) {
  const t = useTranslations('plan.form');
  const [isRead, setRead] = useState(false);
  const { rows = [], isWhole } = useListPages(campaignsQuery, { enabled: isRead });
  const known = [...new Set(rows.map(({ name }) => name?.trim() ?? ''))].filter(Boolean);
  const wanted = nameKey(value);
  const isNew = isWhole && wanted !== '' && known.every((name) => nameKey(name) !== wanted);
  return (
    <Autocomplete
      label={t('campaign')}
      placeholder={t('campaignExample')}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      maxLength={maxCampaign}
      comboboxProps={{ withinPortal: false }}
      limit={50}
      data={known}
      filter={({ options, search }) =>
        choiceMatches(
          options.flatMap((option) => ('value' in option ? [option] : [])),
          search,
        )
      }
      renderOption={({ option }) => <bdi dir="auto">{option.value}</bdi>}
      rightSection={isNew ? <Badge>{t('isNew')}</Badge> : null}
      rightSectionWidth={isNew ? 64 : undefined}
      rightSectionPointerEvents="none"
      value={value}
      onChange={onChange}
      onDropdownOpen={() => setRead(true)}
    />
  );
}
