/** Select: Mantine's Select with a list that assistive technology can reach, and typed text that is never lost. */
import {
  type ComboboxItem,
  type ComboboxParsedItem,
  Group,
  Select,
  type SelectProps,
} from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { type Choice, choiceMatches } from './choice-matches.ts';
import { useTypedChoice } from './use-typed-choice.ts';

const styles = { options: { maxHeight: 320, overflowY: 'auto' } } as const;

/** Without a portal the list stays in a landmark; fixed, a dialog does not cut it off. */
const besideInput = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** The list itself scrolls, because a scroll area around it would be an extra stop for the keyboard. */
const common = {
  withScrollArea: false,
  styles,
  comboboxProps: besideInput,
  // To choose the present value again is no wish to have none.
  allowDeselect: false,
} as const;

interface SelectInputProps
  extends Omit<
    SelectProps,
    | 'data'
    | 'value'
    | 'onChange'
    | 'searchable'
    | 'filter'
    | 'searchValue'
    | 'dropdownOpened'
    | 'onDropdownClose'
    | 'onClick'
  > {
  data: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
}

interface SearchInputProps extends SelectInputProps {
  /** The value of an option that matches every text. */
  keep?: string | undefined;
  /** Options are still to come. */
  isLoading?: boolean;
  /** Text that nothing matches goes when the field is left: for fields that are no part of a form. */
  forgetsText?: boolean;
  /** The last line of the list, which creates what is typed; only a press or the arrow keys choose it. */
  createLine?: CreateLine | undefined;
}

export interface CreateLine {
  label: (text: string) => string;
  onChoose: (text: string) => void;
}

const createValue = 'create';

export function SelectInput({ data, ...props }: SelectInputProps) {
  return <Select {...props} {...common} data={[...data]} />;
}

/** A select whose options are searched by typing. It renders them only while it is open. */
export function SearchSelectInput({
  data,
  value,
  onChange,
  onDropdownOpen,
  onSearchChange,
  onBlur,
  onClear,
  keep,
  isLoading = false,
  forgetsText = false,
  createLine,
  ref,
  ...rest
}: SearchInputProps) {
  const isClearable = rest.clearable === true;
  const choice = useTypedChoice({
    matchesOf: (text) => choiceMatches(data, text, keep).map((option) => option.value),
    isLoading,
    onTake: onChange,
    onEmpty: isClearable ? () => onChange(null) : undefined,
    onText: onSearchChange,
  });
  const { typed, isOpen } = choice;
  const chosen = data.filter((option) => option.value === value);
  const text = typed?.trim() ?? '';
  // Not as the first line of a list that is still to come: the arrow keys would mark it.
  const last =
    createLine && !isLoading ? [{ value: createValue, label: createLine.label(text) }] : [];
  const matches = (options: readonly Choice[], search: string) =>
    choiceMatches(
      options.filter((option) => option.value !== createValue),
      search,
      keep,
    );
  const isMatched = text !== '' && matches(data, text).length > 0;
  return (
    <Select
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...common}
      ref={useMergedRef(choice.input, ref)}
      data={isOpen ? [...data, ...last] : chosen}
      value={value}
      error={rest.error ?? (choice.isUnmatched ? rest.nothingFoundMessage : undefined)}
      searchable
      searchValue={typed ?? chosen[0]?.label ?? ''}
      filter={({ options, search, limit }) => [
        ...matches(options.filter(isOption), search).slice(0, limit),
        ...last,
      ]}
      renderOption={(item) =>
        createLine && item.option.value === createValue ? (
          <Group gap="xs" wrap="nowrap">
            <Plus size={14} aria-hidden />
            <span dir="auto">{item.option.label}</span>
          </Group>
        ) : (
          (rest.renderOption?.(item) ?? item.option.label)
        )
      }
      // Marks the first match, again when the options come.
      selectFirstOptionOnChange={isMatched}
      dropdownOpened={isOpen}
      onDropdownOpen={() => {
        choice.setOpen(true);
        onDropdownOpen?.();
      }}
      onDropdownClose={() => choice.setOpen(false)}
      onInput={(event) => choice.type(event.currentTarget.value)}
      onKeyDownCapture={choice.onKeyDownCapture}
      onOptionSubmit={() => choice.type(undefined)}
      onChange={(chosenValue) => {
        if (chosenValue === createValue) createLine?.onChoose(text);
        else onChange(chosenValue);
      }}
      onClear={() => {
        choice.type(undefined);
        onClear?.();
      }}
      onBlur={(event) => {
        choice.onBlur(event);
        if (forgetsText) choice.type(undefined);
        onBlur?.(event);
      }}
      // Typing replaces the present value instead of adding to it.
      onClick={(event) => {
        if (typed === undefined) event.currentTarget.select();
      }}
    />
  );
}

function isOption(item: ComboboxParsedItem): item is ComboboxItem {
  return 'value' in item;
}
