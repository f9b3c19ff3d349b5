/** The destination: where the link leads, and what its own address is. */
import { Stack, Text } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DomainPicker } from '#features/pickers/DomainPicker.tsx';
import { useProblem, WizardTextField } from '#pages/links-new/fields/WizardTextField.tsx';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { ShortLinkPreview } from '#pages/links-new/summary/ShortLinkPreview.tsx';
import { DuplicateWarning } from './DuplicateWarning.tsx';

export function DestinationStep() {
  const { control } = useFormContext<WizardValues>();
  const [domain, custom] = useWatch({ control, name: ['domain', 'custom'] });
  return (
    <Stack gap="md">
      <div>
        <WizardTextField
          name="url"
          label="Destination URL"
          description="Paste it and press Enter: that is all a link needs."
          placeholder="https://example.com/page"
          kind="address"
        />
        <DuplicateWarning />
      </div>
      <DomainField />
      <div>
        <WizardTextField
          name="custom"
          label="Custom alias"
          description="What stands behind the slash. Left empty, the service makes one up."
          placeholder="summer-sale"
        />
        {custom.trim() === '' ? null : (
          <Text size="sm" mt={4} component="div">
            <ShortLinkPreview domain={domain} alias={custom} />
          </Text>
        )}
      </div>
      <WizardTextField
        name="description"
        label="Description"
        description="A note for yourself. Visitors do not see it."
        kind="lines"
      />
    </Stack>
  );
}

function DomainField() {
  const { control } = useFormContext<WizardValues>();
  const { value, onChange, onBlur, ref } = useController({ control, name: 'domain' }).field;
  return (
    <DomainPicker
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      description="One of your branded domains, or none for the service’s own."
      error={useProblem('domain')}
    />
  );
}
