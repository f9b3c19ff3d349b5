/** Domain picker: one of the domains of the account, or the one of the service, from a list that loads when opened. */
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { domainsQuery } from '#queries/resources/domains.ts';
import { SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { PickerStatus } from './PickerStatus.tsx';

interface DomainPickerProps {
  /** With its scheme, as in the list; '' for the domain of the service. */
  value: string;
  onChange: (domain: string) => void;
  description?: ReactNode;
  /** The domain of the service, where it is known. */
  placeholder?: string;
  /** The label is for screen readers alone. */
  quiet?: boolean;
  error?: ReactNode;
  /** For focus from outside. */
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

/** Costs one request when it is first opened, and none where the list is cached. */
export function DomainPicker({
  value,
  onChange,
  placeholder = '',
  quiet = false,
  ...rest
}: DomainPickerProps) {
  const t = useTranslations('pickers');
  const [opened, setOpened] = useState(false);
  const pages = useListPages(domainsQuery, { enabled: opened });
  const domains = (pages.rows ?? []).filter(hasId).map(({ domain }) => domain ?? '');
  // One that could not be read is not offered.
  const listed = [...new Set(domains)].filter((domain) => domain !== '');
  // The value may be on a page of the list that is not loaded.
  const data = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div>
      <SearchSelectInput
        {...rest}
        name="domain"
        {...(quiet ? { 'aria-label': t('domain.label') } : { label: t('domain.label') })}
        placeholder={placeholder === '' ? t('domain.default') : inOrder(placeholder)}
        title={value === '' && placeholder !== '' ? placeholder : undefined}
        data={data.map((domain) => ({
          value: domain,
          label: splitUrl(domain.replace(/\/+$/, '')).host || domain,
        }))}
        value={value === '' ? null : value}
        onChange={(domain) => onChange(domain ?? '')}
        onDropdownOpen={() => setOpened(true)}
        isLoading={pages.isLoading}
        clearable
        clearButtonProps={{ 'aria-label': t('domain.clear'), 'aria-hidden': false, tabIndex: 0 }}
        nothingFoundMessage={pages.isLoading ? t('loading') : t('domain.noMatch')}
        renderOption={({ option }) => <bdi dir="ltr">{option.label}</bdi>}
      />
      {opened ? <PickerStatus pages={pages} kind="domain" /> : null}
    </div>
  );
}

/** From left to right in any language, as a placeholder can hold no element: LRI and PDI of Unicode. */
function inOrder(host: string): string {
  return `\u2066${host}\u2069`;
}
