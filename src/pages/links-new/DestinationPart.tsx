/** The destination: where the link leads, and what its own address is. */
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { domainsQuery } from '#queries/domains.ts';
import { usePickerPages } from '#queries/use-picker-pages.ts';
import { ChoiceInput } from '#ui/ChoiceInput.tsx';
import { splitAddress } from '#ui/safe-href.ts';
import { DuplicateNote } from './DuplicateNote.tsx';
import { PartText, useProblem } from './PartText.tsx';
import { PickerRest } from '#pages/pieces/PickerRest.tsx';
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
      <DomainChoice />
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

/** Costs one request when it is opened first, and none where the list is known. */
function DomainChoice() {
  const { control } = useFormContext<WizardValues>();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name: 'domain' });
  const problem = useProblem('domain');
  const [opened, setOpened] = useState(false);
  const pages = usePickerPages(domainsQuery, { textOf: (row) => row.domain, enabled: opened });
  const listed = pages.rows.map((row) => row.domain).filter((domain, at, all) => domain !== '' && all.indexOf(domain) === at);
  // What is chosen stays so, whether or not the page of the list that has it was ever read.
  const data = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div>
      <ChoiceInput
        ref={ref}
        name="domain"
        label="Domain"
        description="One of your branded domains, or none for the service’s own."
        placeholder="The service’s own"
        error={problem}
        data={data.map((domain) => ({ value: domain, label: splitAddress(domain.replace(/\/+$/, '')).host || domain }))}
        value={value === '' ? null : value}
        onChange={(domain) => onChange(domain ?? '')}
        onBlur={onBlur}
        onDropdownOpen={() => setOpened(true)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Use the service’s own domain', 'aria-hidden': false, tabIndex: 0 }}
        nothingFoundMessage={pages.loading ? 'Loading…' : 'No domain matches'}
        autoComplete="off"
        spellCheck={false}
      />
      {opened ? <PickerRest pages={pages} things="domains" /> : null}
    </div>
  );
}
