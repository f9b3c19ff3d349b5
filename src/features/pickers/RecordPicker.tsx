/** Record picker: one record of the account by its name, from a list that loads when opened. */
import { Group } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { useNamedRecord } from '#queries/records/use-record.ts';
import { type CreateLine, SearchSelectInput } from '#ui/inputs/SelectInput.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { PickerStatus } from './PickerStatus.tsx';
import type { RecordKind } from './record-kinds.ts';

interface RecordPickerProps<Row> {
  description?: ReactNode;
  kind: RecordKind;
  list: ListQuery<Row>;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  /** Both for focus from outside. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** Where a record can be created from the list. */
  createLine?: CreateLine;
}

interface PickedRow {
  readonly id: number | null;
  readonly name: string | null;
  /** Missing for records that have none. */
  readonly color?: string | null;
}

/** Costs one request when it is first opened or has a record that no list has named, and none where the list is cached. */
export function RecordPicker<Row extends PickedRow>(props: RecordPickerProps<Row>) {
  const { kind, list, value, onChange, ...field } = props;
  const t = useTranslations('pickers');
  const [opened, setOpened] = useState(false);
  const pages = useListPages(list, { enabled: opened });
  const rows = (pages.rows ?? []).filter(hasId);
  const { row: atHand, isLoading: isNaming } = useNamedRecord(list, value);
  const optionOf = (id: number, name: string | null | undefined) => ({
    value: String(id),
    label: name?.trim() ? name.slice(0, 200) : t(`numbered.${kind}`, { id: String(id) }),
  });
  const colors = new Map(
    [...rows, ...(atHand === undefined ? [] : [atHand])].map((row) => [row.id, row.color]),
  );
  const dotOf = (id: number) => {
    const color = colors.get(id);
    return color === undefined ? null : <ColorDot color={color} />;
  };
  const known = rows.map(({ id, name }) => optionOf(id, name));
  // The picked record may be on a page of the list that is not loaded.
  const isKnown = value === null || rows.some(({ id }) => id === value);
  const picked = (id: number) => optionOf(id, isNaming ? t('loading') : atHand?.name);
  const data = isKnown ? known : [picked(value), ...known];

  return (
    <div>
      <SearchSelectInput
        {...field}
        label={t(`kind.${kind}`)}
        placeholder={t('none')}
        data={data}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(id === null ? null : Number(id))}
        onDropdownOpen={() => setOpened(true)}
        isLoading={pages.isLoading || isNaming}
        clearable
        // Mantine hides it from screen readers and Tab, because Backspace does the same; few users know that.
        clearButtonProps={{ 'aria-label': t(`clear.${kind}`), 'aria-hidden': false, tabIndex: 0 }}
        nothingFoundMessage={pages.isLoading ? t('loading') : t(`noMatch.${kind}`)}
        leftSection={value === null ? null : dotOf(value)}
        renderOption={({ option }) => (
          <Group gap="xs" wrap="nowrap">
            {dotOf(Number(option.value))}
            <bdi dir="auto">{option.label}</bdi>
          </Group>
        )}
      />
      {opened ? <PickerStatus pages={pages} kind={kind} /> : null}
    </div>
  );
}
