/** Channels input: adds channels to a plan, each chosen from the account's, or named as one to create. */
import { TagsInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withoutAccents } from '#contract/search.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { choiceMatches } from '#ui/inputs/choice-matches.ts';
import { useTypedChoice } from '#ui/inputs/use-typed-choice.ts';
import classes from './PlanForm.module.css';

/** Between names; a pasted column of a spreadsheet becomes one name for each line. */
export const nameSeparators = [',', ';', '\n', '\t'];

const separator = /[,;\n\t]+/;

/** One list, as a new one would mark the first option again. */
export const nothing: string[] = [];

interface ChannelsInputProps {
  /** The channels that the plan has. */
  names: readonly string[];
  onAdd: (names: readonly string[]) => void;
}

/** Costs one request when it is first opened. */
export function ChannelsInput({ names, onAdd }: ChannelsInputProps) {
  const t = useTranslations('plan.form');
  const [isRead, setRead] = useState(false);
  const { rows = [], isLoading } = useListPages(channelsQuery, { enabled: isRead });
  const known = [...new Set(rows.map(({ name }) => name?.trim() ?? ''))].filter(Boolean);
  const { input, ...choice } = useTypedChoice({
    matchesOf: (text) => [text],
    isLoading,
    onTake: (text) => onAdd(namesIn(text).map((name) => matchOf(known, name) ?? name)),
    onEmpty: undefined,
  });
  const onPasteCapture = usePastedNames({
    isLoading,
    onNames: (pasted) => onAdd(pasted.map((name) => sameName(known, name) ?? name)),
    onOpen: () => choice.setOpen(true),
  });

  const typed = choice.typed ?? '';
  const takeTyped = useEffectEvent(() => choice.take(typed));
  const isEnded = isRead && !isLoading && nameSeparators.some((each) => typed.endsWith(each));
  useEffect(() => {
    // A name that was ended before the list was there has waited for it.
    if (isEnded) takeTyped();
  }, [isEnded]);
  const name = typed.trim();
  const isNew = name !== '' && !isLoading && sameName(known, name) === undefined;
  return (
    <TagsInput
      aria-label={t('channels')}
      placeholder={t('addChannel')}
      className={classes.list}
      leftSection={<Plus size={16} aria-hidden />}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      ref={input}
      comboboxProps={{ withinPortal: false }}
      // Names are taken from the text here.
      splitChars={[]}
      acceptValueOnBlur={false}
      data={[...known.filter((each) => !names.includes(each)), ...(isNew ? [name] : [])]}
      filter={({ options }) => {
        const listed = options.flatMap((option) => ('value' in option ? [option] : []));
        const matches = choiceMatches(
          listed.filter((option) => option.value !== name || !isNew),
          typed,
        );
        return [...matches, ...(isNew ? [{ value: name, label: name }] : [])];
      }}
      renderOption={({ option }) =>
        isNew && option.value === name ? (
          <>
            <Plus size={14} aria-hidden />
            <span>{t.rich('newChannel', { name, q: (text) => <q dir="auto">{text}</q> })}</span>
          </>
        ) : (
          <bdi dir="auto">{option.value}</bdi>
        )
      }
      // The rows of the grid show what was added.
      value={nothing}
      onChange={onAdd}
      searchValue={typed}
      selectFirstOptionOnChange={name !== '' && !isLoading}
      dropdownOpened={choice.isOpen}
      onDropdownOpen={() => {
        choice.setOpen(true);
        setRead(true);
      }}
      onDropdownClose={() => choice.setOpen(false)}
      onInput={({ currentTarget }) => {
        choice.setOpen(true);
        choice.type(currentTarget.value);
      }}
      onOptionSubmit={() => choice.type(undefined)}
      onKeyDownCapture={choice.onKeyDownCapture}
      onPasteCapture={onPasteCapture}
      onBlur={choice.onBlur}
    />
  );
}

function namesIn(text: string): string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The channel that typed text means. */
function matchOf(known: readonly string[], text: string): string | undefined {
  const options = known.map((name) => ({ value: name, label: name }));
  return choiceMatches(options, text)[0]?.value;
}

/** The channel of this name, however it is spelled. */
function sameName(known: readonly string[], name: string): string | undefined {
  if (known.includes(name)) return name;
  return known.find((each) => withoutAccents(each) === withoutAccents(name));
}

interface PasteOptions {
  isLoading: boolean;
  onNames: (names: readonly string[]) => void;
  onOpen: () => void;
}

/** Several pasted names are whole ones, which wait for the list; one is text as if it were typed. */
function usePastedNames({ isLoading, onNames, onOpen }: PasteOptions) {
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const take = useEffectEvent(() => {
    onNames(pasted);
    setPasted([]);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was pasted waited for a list that comes from outside of React
    if (pasted.length > 0 && !isLoading) take();
  }, [pasted, isLoading]);
  return (event: ClipboardEvent) => {
    // Mantine would take it for names in any case.
    event.stopPropagation();
    const text = event.clipboardData.getData('text/plain');
    const isOneName = namesIn(text).length < 2 && !separator.test(text.trim());
    if (isOneName) return;
    event.preventDefault();
    onOpen();
    setPasted(namesIn(text));
  };
}
