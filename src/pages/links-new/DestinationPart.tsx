/** The destination: where the link leads, and what its own address is. */
import { Stack, Text } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DomainChoice } from '#pages/pieces/DomainChoice.tsx';
import { DuplicateNote } from './DuplicateNote.tsx';
import { PartText, useProblem } from './PartText.tsx';
import { ShortPreview } from './ShortPreview.tsx';
import type { WizardValues } from './wizard-values.ts';

export function DestinationPart() {
  const { control } = useFormContext<WizardValues>();
  const [domain, custom] = useWatch({ control, name: ['domain', 'custom'] });
  return (
    <Stack gap="md">
      <div>
        <PartText
          name="url"
          label="Destination URL"
          description="Paste it and press Enter: that is all a link needs."
          placeholder="https://example.com/page"
          kind="address"
        />
        <DuplicateNote />
      </div>
      <DomainField />
      <div>
        <PartText
          name="custom"
          label="Custom alias"
          description="What stands behind the slash. Left empty, the service makes one up."
          placeholder="summer-sale"
        />
        {custom.trim() === '' ? null : (
          <Text size="sm" mt={4} component="div">
            <ShortPreview domain={domain} alias={custom} />
          </Text>
        )}
      </div>
      <PartText name="description" label="Description" description="A note for yourself. Visitors do not see it." kind="lines" />
    </Stack>
  );
}

function DomainField() {
  const { control } = useFormContext<WizardValues>();
  const { value, onChange, onBlur, ref } = useController({ control, name: 'domain' }).field;
  return (
    <DomainChoice
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      description="One of your branded domains, or none for the service’s own."
      error={useProblem('domain')}
    />
  );
}
