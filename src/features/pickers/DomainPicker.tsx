/** Domain picker: one of the domains of the account, or the one of the service, from a list that loads when opened. */
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePickerPages } from '#queries/records/use-picker-pages.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { splitAddress } from '#ui/safety/safe-url.ts';
import { PickerStatus } from './PickerStatus.tsx';

interface DomainPickerProps {
  /** With its scheme, as in the list; '' for the domain of the service. */
  value: string;
  onChange: (domain: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** For focus from outside. */
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

/** '' where there is none that could be read: it is not offered. */
const textOf = ({ domain }: { domain: string | null }) => domain ?? '';

/** Costs one request when it is first opened, and none where the list is cached. */
export function DomainPicker({ value, onChange, ...rest }: DomainPickerProps) {
  const t = useTranslations('pickers');
  const [opened, setOpened] = useState(false);
  const pages = usePickerPages(domainsQuery, { textOf, enabled: opened });
  const listed = [...new Set(pages.rows.map(textOf))].filter((domain) => domain !== '');
  // The value may be on a page of the list that is not loaded.
  const data = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div>
      <SelectInput
        {...rest}
        name="domain"
        label={t('domain.label')}
        placeholder={t('domain.default')}
        data={data.map((domain) => ({ value: domain, label: splitAddress(domain.replace(/\/+$/, '')).host || domain }))}
        value={value === '' ? null : value}
        onChange={(domain) => onChange(domain ?? '')}
        onDropdownOpen={() => setOpened(true)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('domain.clear'), 'aria-hidden': false, tabIndex: 0 }}
        nothingFoundMessage={pages.loading ? t('loading') : t('domain.noMatch')}
        renderOption={({ option }) => <bdi dir="ltr">{option.label}</bdi>}
        autoComplete="off"
        spellCheck={false}
      />
      {opened ? <PickerStatus pages={pages} kind="domain" /> : null}
    </div>
  );
}
