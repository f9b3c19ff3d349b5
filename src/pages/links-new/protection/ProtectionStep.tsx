/** Protection step: password, expiry, and whether the link may be listed in public. */
import { Button, Group, PasswordInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useController, useWatch } from 'react-hook-form';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useFieldError } from '#pages/links-new/fields/WizardTextField.tsx';
import { useWizard } from '#pages/links-new/form/use-wizard.ts';
import { formatDistance, formatInstant } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useNow } from '#ui/format/use-now.ts';
import { instantOf, localTime, timestampOf } from '#ui/format/zoned-time.ts';
import { expiryPresets } from './expiry-presets.ts';

const statuses = [
  { value: '', label: 'As the service does it', description: 'Nothing is sent, and the service makes the link private.' },
  { value: 'private', label: 'Private', description: 'The link works for everybody who has it, and is on no public list.' },
  {
    value: 'public',
    label: 'Public',
    description: 'The link may also be shown on public lists, such as the page of a public campaign.',
  },
] as const;

export function ProtectionStep() {
  const { register, control } = useWizard().form;
  const { ref, ...status } = useController({ control, name: 'status' }).field;
  return (
    <Stack gap="md">
      {/* Uncontrolled: React would write a controlled password into the document as an attribute. */}
      <PasswordInput
        {...register('password')}
        label="Password"
        description="Visitors have to type it first. It is kept in no draft, and cannot be read or changed here later."
        error={useFieldError('password')}
        autoComplete="new-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
      />
      <ExpiryField />
      <Radio.Group
        {...status}
        label="Visibility"
        description="Neither hides the destination: a private link is no secret, a password makes it one."
        error={useFieldError('status')}
      >
        <Stack gap="sm" mt="xs">
          {statuses.map((each, index) => (
            <Radio key={each.value} {...each} {...(index === 0 ? { ref } : {})} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}

function ExpiryField() {
  const { register, control, setValue } = useWizard().form;
  const expiry = useWatch({ control, name: 'expiry' });
  const now = useNow();
  const { timeZone = '' } = pageLocale();
  const zone = timeZone === '' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const at = instantOf(expiry, timeZone);

  return (
    <FieldGroup title="Expiry" description="After this moment the link leads nowhere. Left empty, it never ends.">
      <Group gap="xs">
        {expiryPresets.map(({ label, at: endAfter }) => (
          <Button key={label} size="xs" variant="default" onClick={() => setValue('expiry', endAfter(Date.now(), timeZone))}>
            {label}
          </Button>
        ))}
        {expiry === '' ? null : (
          <Button size="xs" variant="subtle" onClick={() => setValue('expiry', '')}>
            Never
          </Button>
        )}
      </Group>
      <TextInput
        {...register('expiry')}
        type="datetime-local"
        label="Date and time"
        description={`Of your clock, in the zone ${zone}. Sent in UTC`}
        error={useFieldError('expiry')}
        maw={280}
      />
      <Text size="sm" role="status" c={at !== undefined && at <= now ? 'var(--deck-waiting)' : 'var(--deck-text-dim)'}>
        {at === undefined ? '' : expiryText(at, now, timeZone)}
      </Text>
    </FieldGroup>
  );
}

function expiryText(at: number, now: number, zone: string): string {
  if (at <= now) return `${formatInstant(at)} has passed. Choose a moment that lies ahead.`;
  const inUtc = localTime(at, zone) === localTime(at, 'UTC') ? '' : ` That is ${timestampOf(at).slice(0, 16)} in UTC.`;
  return `Ends ${formatDistance(at, now).replace('just now', 'within a minute')}, on ${formatInstant(at)}.${inUtc}`;
}
