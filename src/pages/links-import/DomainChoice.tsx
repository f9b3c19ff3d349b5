/** One of the account's domains, or the service's own; the list is asked for when it is opened, not before. */
import { useState } from 'react';
import { PickerRest } from '#pages/pieces/PickerRest.tsx';
import { domainsQuery } from '#queries/domains.ts';
import { usePickerPages } from '#queries/use-picker-pages.ts';
import { ChoiceInput } from '#ui/ChoiceInput.tsx';

interface DomainChoiceProps {
  /** With its scheme, as the service lists it; '' for the service's own. */
  value: string;
  onChange: (domain: string) => void;
}

const textOf = ({ domain }: { domain: string }) => domain;

/** Costs one request when it is opened first, and none where the list is known. */
export function DomainChoice({ value, onChange }: DomainChoiceProps) {
  const [opened, setOpened] = useState(false);
  const pages = usePickerPages(domainsQuery, { textOf, enabled: opened });
  const listed = pages.rows.map(textOf);
  return (
    <div>
      <ChoiceInput
        label="Domain"
        placeholder="The service’s own"
        data={value === '' || listed.includes(value) ? listed : [value, ...listed]}
        value={value === '' ? null : value}
        onChange={(domain) => onChange(domain ?? '')}
        onDropdownOpen={() => setOpened(true)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Take the service’s own domain', tabIndex: 0 }}
        nothingFoundMessage={pages.loading ? 'Loading…' : 'No domain matches'}
        renderOption={({ option }) => <bdi dir="ltr">{option.label}</bdi>}
        autoComplete="off"
        spellCheck={false}
      />
      {opened ? <PickerRest pages={pages} things="domains" /> : null}
    </div>
  );
}
