/** Lazy select: a searchable select that renders its options only while it is open. */
import type { ComboboxItem, ComboboxParsedItem, SelectProps } from '@mantine/core';
import { useState } from 'react';
import { holdsEveryWord, withoutAccents } from '#contract/search.ts';
import { SelectInput } from './SelectInput.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface LazySelectInputProps
  extends Omit<
    SelectProps,
    'data' | 'searchable' | 'onDropdownOpen' | 'onDropdownClose' | 'value'
  > {
  data: readonly Option[];
  /** The value of an option that matches every search. */
  keep?: string;
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
      filter={({ options, search }) => matching(options.filter(isOption), search, keep)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  );
}

function isOption(item: ComboboxParsedItem): item is ComboboxItem {
  return 'value' in item;
}

/** Options with every word of the search, ignoring case and accents; those that begin with it come first. */
function matching(
  options: readonly ComboboxItem[],
  search: string,
  keep: string | undefined,
): ComboboxItem[] {
  const wanted = withoutAccents(search);
  const place = (option: ComboboxItem) => {
    if (option.value === keep) return 0;
    return withoutAccents(option.label).startsWith(wanted) ? 1 : 2;
  };
  return options
    .filter((option) => option.value === keep || holdsEveryWord(option.label, search))
    .toSorted((one, other) => place(one) - place(other));
}
