/** Plan form: campaign, destination, channels and variants of a plan, and the pattern of its aliases. */
import { type InputWrapperProps, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import classes from './PlanPage.module.css';
import { patternTokens } from './patterns.ts';
import { maxCampaign, type PlanState } from './use-plan.ts';

/** Of names; a pasted column of a spreadsheet becomes one name for each line. */
const separators = [',', ';', '\n', '\t'];

/** Help below the field, so that the fields of a row stand in one line. */
const helpBelow: Pick<InputWrapperProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** Costs one request when the channels are first opened. */
export function PlanForm({ state }: { state: PlanState }) {
  const t = useTranslations('plan.form');
  const { plan, change, setChannels, setVariants } = state;
  const defaultDomain = useDefaultDomain();
  const [opened, setOpened] = useState(false);
  const { rows = [] } = useListPages(channelsQuery, { enabled: opened });
  const names = rows.flatMap(({ name }) => (name === null || name.trim() === '' ? [] : [name]));
  const plain = {
    autoComplete: 'off',
    spellCheck: false,
    dir: 'auto',
  } as const;
  const tags = {
    ...plain,
    ...helpBelow,
    splitChars: separators,
    acceptValueOnBlur: true,
    comboboxProps: { withinPortal: false },
  };
  const tokens = patternTokens.map((token) => `{${token}}`).join(' ');
  return (
    <section className={classes.form} aria-label={t('label')}>
      <TextInput
        {...plain}
        label={t('campaign')}
        placeholder={t('campaignExample')}
        value={plan.campaign}
        maxLength={maxCampaign}
        onChange={(event) => change({ campaign: event.currentTarget.value })}
      />
      <TextInput
        {...plain}
        label={t('url')}
        placeholder={t('urlExample', { token: '{variant}' })}
        inputMode="url"
        autoCapitalize="none"
        value={plan.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <TagsInput
        {...tags}
        label={t('channels')}
        description={t('listHelp')}
        data={[...new Set(names)]}
        value={plan.channels.map(({ name }) => name)}
        onChange={setChannels}
        onDropdownOpen={() => setOpened(true)}
      />
      <TagsInput
        {...tags}
        label={t('variants')}
        description={t('variantsHelp')}
        data={[]}
        value={[...plan.variants]}
        onChange={setVariants}
      />
      <TextInput
        {...plain}
        {...helpBelow}
        label={t('alias')}
        description={t('tokens', { tokens })}
        autoCapitalize="none"
        dir="ltr"
        value={plan.alias}
        onChange={(event) => change({ alias: event.currentTarget.value })}
      />
      <DomainPicker
        value={plan.domain}
        placeholder={defaultDomain}
        onChange={(domain) => change({ domain })}
      />
    </section>
  );
}
