/** Campaign input: the name of a plan's campaign, one of the account or a new one, which says so. */
import { Autocomplete, Badge } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameKey } from '#contract/record-names.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { choiceMatches } from '#ui/inputs/choice-matches.ts';
import { maxCampaign } from './use-plan.ts';

interface CampaignInputProps {
  value: string;
  onChange: (name: string) => void;
}

/** Costs one request when it is first opened. */
export function CampaignInput({ value, onChange }: CampaignInputProps) {
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
