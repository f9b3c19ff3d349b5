/** Protection step: password, expiry, and whether the link may be listed in public. */

import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { instantOf, localTime, timestampOf } from '#base/zoned-time.ts';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
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
  const now = useNow();
  const { timeZone = '' } = pageLocale();
  const zone = timeZone === '' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const at = instantOf(expiry, timeZone);

  return (
    <FieldGroup title={t('expires')}>
      <Group gap="xs">
        {expiryPresets.map(({ name, at: endAfter }) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            onClick={() => setValue('expiry', endAfter(Date.now(), timeZone))}
          >
            {t(presetKeys[name])}
          </Button>
        ))}
        {expiry === '' ? null : (
          <Button size="xs" variant="subtle" onClick={() => setValue('expiry', '')}>
            {t('never')}
          </Button>
        )}
      </Group>
      <TextInput
        {...register('expiry')}
        type="datetime-local"
        label={t('time')}
        description={t('timeHelp', { zone })}
        error={useFieldError('expiry')}
        maw={280}
      />
      <Text
        size="sm"
        role="status"
        c={at !== undefined && at <= now ? 'var(--deck-waiting)' : 'var(--deck-text-dim)'}
      >
        {at === undefined ? null : <ExpiryText at={at} now={now} zone={timeZone} />}
      </Text>
    </FieldGroup>
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
