/** Protection step: password, expiry, and whether the link may be listed in public. */

import { NativeSelect, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { instantOf, localTime, timestampOf } from '#base/zoned-time.ts';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/use-wizard.ts';
import { formatDistance, formatInstant } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useNow } from '#ui/format/use-now.ts';
import { SwitchInput } from '#ui/inputs/SwitchInput.tsx';
import { expiryPresets } from './expiry-presets.ts';

const presetKeys = {
  day: 'presets.day',
  week: 'presets.week',
  month: 'presets.month',
  endOfMonth: 'presets.endOfMonth',
} as const;

/** What else can be chosen for the expiry. */
const never = 'never';
const ownTime = 'time';

export function ProtectionSection() {
  const t = useTranslations('linksNew.protection');
  const { register, control } = useWizard().form;
  const { value: status, onChange, ...field } = useController({ control, name: 'status' }).field;
  return (
    <Stack gap="md">
      {/* Uncontrolled: React would write a controlled password into the document as an attribute. */}
      <PasswordInput
        {...register('password')}
        label={t('password')}
        description={t('passwordHelp')}
        error={useFieldError('password')}
        autoComplete="new-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <ExpiryField />
      {/* What is not on public lists is the preset of the interface, and is not sent. */}
      <SwitchInput
        {...field}
        checked={status === 'public'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'public' : '')}
        label={t('public')}
        description={t('publicHelp')}
        error={useFieldError('status')}
      />
    </Stack>
  );
}

function ExpiryField() {
  const t = useTranslations('linksNew.protection');
  const { register, control, setValue } = useWizard().form;
  const expiry = useWatch({ control, name: 'expiry' });
  const error = useFieldError('expiry');
  const [isChoosing, setIsChoosing] = useState(false);
  const now = useNow();
  const { timeZone = '' } = pageLocale();
  const zone = timeZone === '' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const at = instantOf(expiry, timeZone);
  const hasTime = expiry !== '' || isChoosing;
  // A preset sets the time, which is then shown and can be changed.
  const choose = (name: string) => {
    const preset = expiryPresets.find((each) => each.name === name);
    setIsChoosing(name !== never);
    setValue('expiry', preset?.at(Date.now(), timeZone) ?? '');
  };

  return (
    <>
      <NativeSelect
        label={t('expires')}
        data={[
          { value: never, label: t('never') },
          ...expiryPresets.map(({ name }) => ({ value: name, label: t(presetKeys[name]) })),
          { value: ownTime, label: t('time') },
        ]}
        value={hasTime ? ownTime : never}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        maw={280}
      />
      {hasTime ? (
        <Stack gap={4}>
          <TextInput
            {...register('expiry')}
            type="datetime-local"
            label={t('time')}
            description={t('timeHelp', { zone })}
            error={error}
            maw={280}
          />
          <Text
            size="sm"
            role="status"
            c={at !== undefined && at <= now ? 'var(--deck-waiting)' : 'var(--deck-text-dim)'}
          >
            {at === undefined ? null : <ExpiryText at={at} now={now} zone={timeZone} />}
          </Text>
        </Stack>
      ) : null}
    </>
  );
}

function ExpiryText({ at, now, zone }: { at: number; now: number; zone: string }) {
  const t = useTranslations('linksNew.protection');
  const time = formatInstant(at);
  if (at <= now) return t('passed', { time });
  return (
    <>
      <span>
        {at - now < 60_000
          ? t('expiresSoon', { time })
          : t('expiresIn', { distance: formatDistance(at, now), time })}
      </span>{' '}
      <span>
        {localTime(at, zone) === localTime(at, 'UTC')
          ? ''
          : t('inUtc', { time: timestampOf(at).slice(0, 16) })}
      </span>
    </>
  );
}
