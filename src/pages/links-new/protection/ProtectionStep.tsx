/** Protection: a password, an end, and whether the link may be listed in public. */
import { Button, Group, PasswordInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '#pages/links-new/fields/FieldGroup.tsx';
import { useProblem } from '#pages/links-new/fields/WizardTextField.tsx';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { formatDistance, formatInstant } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { useNow } from '#ui/format/use-now.ts';
import { instantOf, localTime, timestampOf } from '#ui/format/zoned-time.ts';
import { expiryPresets } from './expiry-presets.ts';

const statuses = [
  { value: '', label: 'As the service does it', note: 'Nothing is said, and the service makes the link private.' },
  { value: 'private', label: 'Private', note: 'The link works for everybody who has it, and is on no public list.' },
  {
    value: 'public',
    label: 'Public',
    note: 'The link may also be shown on public lists, such as the page of a public campaign.',
  },
] as const;

export function ProtectionStep() {
  const { register, control } = useFormContext<WizardValues>();
  const { value: status, ref, onChange } = useController({ control, name: 'status' }).field;
  return (
    <Stack gap="md">
      {/* Not controlled: React would write a password into the document as an attribute. */}
      <PasswordInput
        {...register('password')}
        label="Password"
        description="Whoever follows the link has to type it first. It is kept in no draft, and cannot be read or changed here later."
        error={useProblem('password')}
        autoComplete="new-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
      />
      <Expiry />
      <Radio.Group
        label="Visibility"
        description="Neither hides the destination: a private link is no secret, a password makes it one."
        name="status"
        value={status}
        onChange={(value) => onChange(statuses.find((each) => each.value === value)?.value ?? '')}
        error={useProblem('status')}
      >
        <Stack gap="sm" mt="xs">
          {statuses.map(({ value, label, note }, index) => (
            <Radio key={value} value={value} label={label} description={note} {...(index === 0 ? { ref } : {})} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}

function Expiry() {
  const { register, control, setValue, formState } = useFormContext<WizardValues>();
  const expiry = useWatch({ control, name: 'expiry' });
  const now = useNow();
  const { timeZone = '' } = pageLocale();
  const zone = timeZone === '' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const set = (text: string) => setValue('expiry', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const at = instantOf(expiry, timeZone);

  return (
    <FieldGroup title="Expiry" description="After this moment the link leads nowhere. Left empty, it never ends.">
      <Group gap="xs">
        {expiryPresets.map(({ label, at: presetAt }) => (
          <Button key={label} size="xs" variant="default" onClick={() => set(presetAt(Date.now(), timeZone))}>
            {label}
          </Button>
        ))}
        {expiry === '' ? null : (
          <Button size="xs" variant="subtle" onClick={() => set('')}>
            Never
          </Button>
        )}
      </Group>
      <TextInput
        {...register('expiry')}
        type="datetime-local"
        label="Date and time"
        description={`Of your clock, in the zone ${zone}. Sent in UTC`}
        error={useProblem('expiry')}
        maw={280}
      />
      <Text size="sm" role="status" c={at !== undefined && at <= now ? 'var(--deck-waiting)' : 'var(--deck-text-dim)'}>
        {at === undefined ? '' : endNote(at, now, timeZone)}
      </Text>
    </FieldGroup>
  );
}

function endNote(at: number, now: number, zone: string): string {
  if (at <= now) return `${formatInstant(at)} has passed. Choose a moment that lies ahead.`;
  const inUtc = localTime(at, zone) === localTime(at, 'UTC') ? '' : ` That is ${timestampOf(at).slice(0, 16)} in UTC.`;
  return `Ends ${formatDistance(at, now).replace('just now', 'within a minute')}, on ${formatInstant(at)}.${inUtc}`;
}
