/** One of the account's domains, or the service's own; the list is asked for when it is opened, not before. */
import { type ReactNode, type Ref, useState } from 'react';
import { domainsQuery } from '#queries/domains.ts';
import { usePickerPages } from '#queries/use-picker-pages.ts';
import { ChoiceInput } from '#ui/ChoiceInput.tsx';
import { splitAddress } from '#ui/safe-href.ts';
import { PickerRest } from './PickerRest.tsx';

interface DomainChoiceProps {
  /** With its scheme, as the service lists it; '' for the service's own. */
  value: string;
  onChange: (domain: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** For whoever wants to put the focus here. */
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

const textOf = ({ domain }: { domain: string }) => domain;

/** Costs one request when it is opened first, and none where the list is known. */
export function DomainChoice({ value, onChange, inputRef, ...rest }: DomainChoiceProps) {
  const [opened, setOpened] = useState(false);
  const pages = usePickerPages(domainsQuery, { textOf, enabled: opened });
  const listed = [...new Set(pages.rows.map(textOf))].filter((domain) => domain !== '');
  // What is chosen stays so, whether or not the page of the list that has it was ever read.
  const data = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div>
      <ChoiceInput
        {...rest}
        name="domain"
        label="Domain"
        placeholder="The service’s own"
        data={data.map((domain) => ({ value: domain, label: splitAddress(domain.replace(/\/+$/, '')).host || domain }))}
        value={value === '' ? null : value}
        onChange={(domain) => onChange(domain ?? '')}
        onDropdownOpen={() => setOpened(true)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Use the service’s own domain', 'aria-hidden': false, tabIndex: 0 }}
        nothingFoundMessage={pages.loading ? 'Loading…' : 'No domain matches'}
        renderOption={({ option }) => <bdi dir="ltr">{option.label}</bdi>}
        autoComplete="off"
        spellCheck={false}
        {...(inputRef === undefined ? {} : { ref: inputRef })}
      />
      {opened ? <PickerRest pages={pages} things="domains" /> : null}
    </div>
  );
}
