/** Record picker: one record of the account by its name, from a list that loads when opened. */
import { Group } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { usePickerPages } from '#queries/records/use-picker-pages.ts';
import { useRecordAtHand } from '#queries/records/use-record.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { PickerStatus } from './PickerStatus.tsx';

interface RecordPickerProps<Row> {
  label: string;
  description?: ReactNode;
  /** Singular, as in "Channel 12", and plural, as in "your channels". */
  one: string;
  things: string;
  list: ListQuery<Row>;
  /** The text to show and search; '' where the record has no name. */
  nameOf: (row: Row) => string;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  /** Both for focus from outside. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** A button beside the field, such as "New channel…". */
  action?: ReactNode;
}

/** Costs one request when it is first opened, and none where the list is cached. */
export function RecordPicker<Row extends { id: number }>(props: RecordPickerProps<Row>) {
  const { label, description, one, things, list, nameOf, value, onChange, error, name, inputRef, action } = props;
  const [opened, setOpened] = useState(false);
  const pages = usePickerPages(list, { textOf: nameOf, enabled: opened });
  const known = pages.rows.map((row) => ({ value: String(row.id), label: shown(nameOf(row), `${one} ${row.id}`) }));
  // The picked record may be on a page of the list that is not loaded.
  const isKnown = value === null || pages.rows.some(({ id }) => id === value);
  const atHand = useRecordAtHand(list, value);
  const picked = { value: String(value), label: shown(atHand === undefined ? '' : nameOf(atHand), `${one} ${value}`) };
  const data = isKnown ? known : [picked, ...known];

  return (
    <div>
      <Group gap="xs" align="flex-end" wrap="wrap">
        <SelectInput
          label={label}
          description={description}
          error={error}
          placeholder="None"
          data={data}
          value={value === null ? null : String(value)}
          onChange={(id) => onChange(id === null ? null : Number(id))}
          onDropdownOpen={() => setOpened(true)}
          searchable
          clearable
          // Mantine hides it from screen readers and Tab, because Backspace does the same; few users know that.
          clearButtonProps={{ 'aria-label': `Take no ${one.toLowerCase()}`, 'aria-hidden': false, tabIndex: 0 }}
          nothingFoundMessage={pages.loading ? 'Loading…' : `No ${one.toLowerCase()} matches`}
          renderOption={({ option }) => <bdi dir="auto">{option.label}</bdi>}
          autoComplete="off"
          spellCheck={false}
          flex="1 1 240px"
          {...(name === undefined ? {} : { name })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {action}
      </Group>
      {opened ? <PickerStatus pages={pages} things={things} /> : null}
    </div>
  );
}

function shown(name: string, otherwise: string): string {
  return name.trim() === '' ? otherwise : name.slice(0, 200);
}
