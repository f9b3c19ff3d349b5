/** Plan form: campaign, destination, channels and variants of a plan, and the pattern of its aliases. */
import { type InputWrapperProps, TagsInput, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDomain } from '#features/new-link/use-default-domain.ts';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { ChannelsInput, nameSeparators } from './ChannelsInput.tsx';
import classes from './PlanPage.module.css';
import { patternTokens } from './patterns.ts';
import { maxCampaign, type PlanState } from './use-plan.ts';

/** Help below the field, so that the fields of a row stand in one line. */
const helpBelow: Pick<InputWrapperProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface PlanFormProps {
  state: PlanState;
  ref: Ref<HTMLFormElement>;
}

/** Without a button of its own, so that Enter in a field creates nothing. */
export function PlanForm({ state, ref }: PlanFormProps) {
  const t = useTranslations('plan.form');
  const { plan, change, setChannels, setVariants } = state;
  const defaultDomain = useDefaultDomain();
  const plain = {
    autoComplete: 'off',
    spellCheck: false,
    dir: 'auto',
  } as const;
  const tokens = patternTokens.map((token) => `{${token}}`).join(' ');
  return (
    <form
      ref={ref}
      className={classes.form}
      aria-label={t('label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.create();
      }}
    >
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
      <ChannelsInput
        {...helpBelow}
        label={t('channels')}
        description={t('listHelp')}
        value={plan.channels.map(({ name }) => name)}
        onChange={setChannels}
      />
      <TagsInput
        {...plain}
        {...helpBelow}
        splitChars={nameSeparators}
        acceptValueOnBlur
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
    </form>
  );
}
