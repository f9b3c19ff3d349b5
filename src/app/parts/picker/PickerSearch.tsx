/** Picker search: a search field with the links that fit below it, moved through by arrow keys. */
import { Button, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LimitNote } from '#app/budget/LimitNote.tsx';
import { type GivenLink, givenLink, usePartOptions } from '#app/parts/part-host.ts';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { shownUrl } from '#ui/safety/safe-url.ts';
import classes from './Picker.module.css';
import { type Choice, usePickerChoices } from './use-picker-choices.ts';

interface PickerSearchProps {
  /** What the field begins with. */
  first: string;
  takesFocus: boolean;
  onPick: (link: GivenLink) => void;
  /** Creates a link to a destination, which may be ''. */
  onCreate: (url: string) => void;
}

const listId = 'picker-links';
const optionId = (index: number) => `picker-link-${index}`;

export function PickerSearch({ first, takesFocus, onPick, onCreate }: PickerSearchProps) {
  const t = useTranslations('parts.picker');
  const errorText = useErrorText();
  const { create = 'with', url = '', locked = [] } = usePartOptions();
  const [text, setText] = useState(first);
  const onlyUrl = locked.includes('url') ? url : undefined;
  const { groups, state, searchService } = usePickerChoices(text, create === 'with', onlyUrl);
  const names = {
    actions: t('actions'),
    same: t('same'),
    links: t('links'),
    recent: t('recent'),
  };
  const choices = groups.flatMap((group) => group.choices);
  // With a text the first one is taken by Enter; without one nothing is, before an arrow key.
  const [moved, setMoved] = useState<number>();
  const preset = text.trim() === '' ? -1 : 0;
  const active = Math.min(moved ?? preset, choices.length - 1);
  const field = useFocus(takesFocus);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const take = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    if (choice.kind === 'create') {
      onCreate(choice.url);
      return;
    }
    const given = givenLink(choice.link, 'chosen');
    if (given !== undefined) onPick(given);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = choices.length - 1;
    if (event.key === 'ArrowDown') setMoved(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setMoved(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) searchService.start();
    else if (event.key === 'Enter') take(choices[active]);
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes.search} aria-busy={state.isLoading}>
      <TextInput
        ref={field}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        aria-autocomplete="list"
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMoved(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {/* No stop of its own, as browsers make of what scrolls: arrow keys in the field move through it. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('title')}
        className={classes.list}
      >
        {groups.map(({ name, from, choices: some }) => (
          <div key={name} role="group" aria-label={names[name]}>
            <div className={classes.group} aria-hidden>
              {name === 'actions' ? null : names[name]}
            </div>
            {some.map((choice, index) => (
              <PickerOption
                key={choice.kind === 'link' ? choice.link.id : choice.url}
                id={optionId(from + index)}
                choice={choice}
                isActive={from + index === active}
                onTake={() => take(choice)}
              />
            ))}
          </div>
        ))}
      </div>
      <ErrorAlert>{state.problem === null ? '' : errorText(state.problem)}</ErrorAlert>
      <LimitNote />
      <div className={classes.foot}>
        <span role="status">{statusText(t, state)}</span>
        {searchService.isPossible ? (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={searchService.isBusy}
            onClick={searchService.start}
          >
            {t('searchAll')}
          </Button>
        ) : null}
        {state.problem === null ? null : (
          <Button variant="subtle" size="compact-sm" onClick={state.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

function statusText(
  t: ReturnType<typeof useTranslations<'parts.picker'>>,
  { isLoading, found, loaded, total }: ReturnType<typeof usePickerChoices>['state'],
): string {
  if (isLoading) return t('loading');
  if (loaded === 0) return t('empty');
  if (found === 0) return t('none');
  if (total === null || total <= loaded) return t('found', { count: found });
  return t('foundOf', { count: found, loaded, total });
}

/** Focuses the field and selects its text, as soon as the user is in the frame. */
function useFocus(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const focus = () => {
      field.current?.focus({ preventScroll: true });
      field.current?.select();
    };
    if (document.hasFocus()) focus();
    else window.addEventListener('focus', focus, { once: true });
    return () => window.removeEventListener('focus', focus);
  }, [isWanted]);
  return field;
}

interface PickerOptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onTake: () => void;
}

/** The focus stays in the search field, which names the active option. */
function PickerOption({ id, choice, isActive, onTake }: PickerOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {choice.kind === 'create' ? <Offer url={choice.url} /> : <KnownLink link={choice.link} />}
    </div>
  );
}

function Offer({ url }: { url: string }) {
  const t = useTranslations('parts.picker');
  return (
    <span className={classes.offer}>
      <Plus size={16} aria-hidden />
      <span className={classes.line}>
        {url === ''
          ? t('createNew')
          : t.rich('createTo', {
              url: shownUrl(url).slice(0, 300),
              to: (text) => <bdi dir="ltr">{text}</bdi>,
            })}
      </span>
    </span>
  );
}

function KnownLink({ link }: { link: Extract<Choice, { kind: 'link' }>['link'] }) {
  const t = useTranslations('parts.picker');
  const { clicks } = link;
  return (
    <LinkRow as="option" link={link} end={clicks === null ? '–' : t('clicks', { count: clicks })} />
  );
}
