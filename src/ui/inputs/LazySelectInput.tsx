/** A choice out of a long list that is searched: its options are made when it opens, so that many of them may stand on a page. */
import type { ComboboxItem, ComboboxParsedItem, SelectProps } from '@mantine/core';
import { useState } from 'react';
import { SelectInput } from './SelectInput.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface LazySelectInputProps extends Omit<SelectProps, 'data' | 'searchable' | 'onDropdownOpen' | 'onDropdownClose' | 'value'> {
  data: readonly Option[];
  /** An option that always fits the search, such as one that was made of it. */
  keep?: string | undefined;
  value: string | null;
}

export function LazySelectInput({ data, value, keep, ...rest }: LazySelectInputProps) {
  const [opened, setOpened] = useState(false);
  return (
    <SelectInput
      autoComplete="off"
      spellCheck={false}
      {...rest}
      data={opened ? [...data] : data.filter((option) => option.value === value)}
      value={value}
      searchable
      filter={({ options, search }) => fitting(options.filter(isOption), search, keep)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  );
}

/** The list here has no groups. */
function isOption(item: ComboboxParsedItem): item is ComboboxItem {
  return 'value' in item;
}

/** Options that hold every word of a search, whatever case and accents; first those that begin with it. */
function fitting(options: readonly ComboboxItem[], search: string, keep: string | undefined): ComboboxItem[] {
  const wanted = folded(search);
  const words = wanted.split(/\s+/);
  const place = (option: ComboboxItem) => (option.value === keep ? 0 : folded(option.label).startsWith(wanted) ? 1 : 2);
  return options
    .filter((option) => option.value === keep || words.every((word) => folded(option.label).includes(word)))
    .toSorted((one, other) => place(one) - place(other));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
