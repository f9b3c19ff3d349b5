/** Target combobox: a search field with the matching channels or campaigns below it, and the option to create one. */
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AssignTarget, targetKey } from '#features/assign/model/assignment.ts';
import labelClasses from '#features/assign/model/TargetOption.module.css';
import { TargetOption } from '#features/assign/model/TargetOption.tsx';
import { type TargetChoices, useTargetChoices } from '#features/assign/model/use-target-choices.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import classes from './TargetCombobox.module.css';

interface TargetComboboxProps {
  kind: AssignTarget['kind'];
  /** A target is being created: no other one can be chosen until then. */
  busy: boolean;
  onChoose: (target: AssignTarget) => void;
  onCreate: (name: string) => void;
}

/** The longest name that the interface takes. */
const maxNameLength = 100;
/** The key of the option that creates a target. */
const create = 'create';

/** The list is always open; the first match is active, so that Enter takes it. */
export function TargetCombobox({ kind, busy, onChoose, onCreate }: TargetComboboxProps) {
  const t = useTranslations('assigning.picker');
  const id = useId();
  const { selectFirstOption, ...store } = useCombobox({ opened: true });
  const [search, setSearch] = useState('');
  const [walking, setWalking] = useState(false);
  const found = useTargetChoices(kind, { search, enabled: true });
  const { choices, isLoading } = found;
  const name = search.trim();
  const isCreatable = canCreate(name, found);
  const [first = isCreatable ? create : undefined] = choices.map(({ target }) => targetKey(target));
  useEffect(() => void selectFirstOption(), [selectFirstOption, search, first]);

  const choose = (key: string) => {
    if (busy) return;
    const choice = choices.find(({ target }) => targetKey(target) === key);
    if (choice !== undefined) onChoose(choice.target);
    else onCreate(name);
  };
  // Mantine names the active option only after an arrow key, and holds Escape back from the dialog around an open list.
  const aria = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': `${id}-list`,
    'data-mantine-stop-propagation': false,
    ...(walking ? {} : { 'aria-activedescendant': first === undefined ? '' : `${id}-0` }),
  };

  return (
    <div className={classes.picker}>
      <Combobox
        store={{ selectFirstOption, ...store }}
        onOptionSubmit={choose}
        classNames={{ option: classes.option }}
      >
        <Combobox.EventsTarget {...aria}>
          <TextInput
            aria-label={t(`search.${kind}`)}
            placeholder={t(`placeholder.${kind}`)}
            leftSection={<Search size={16} aria-hidden />}
            rightSection={isLoading || busy ? <Loader size="xs" /> : null}
            spellCheck={false}
            data-autofocus
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setWalking(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWalking(true);
            }}
          />
        </Combobox.EventsTarget>
        <Combobox.Options
          id={`${id}-list`}
          aria-label={t(`list.${kind}`)}
          aria-busy={isLoading}
          className={classes.list}
        >
          {choices.map((choice, index) => {
            const key = targetKey(choice.target);
            return (
              <Combobox.Option key={key} id={`${id}-${index}`} value={key}>
                <TargetOption choice={choice} />
              </Combobox.Option>
            );
          })}
          {isCreatable ? (
            <Combobox.Option id={`${id}-${choices.length}`} value={create}>
              <Plus size={14} aria-hidden />
              <span className={labelClasses.name}>
                {t.rich(`create.${kind}`, { name, q: (text) => <q dir="auto">{text}</q> })}
              </span>
            </Combobox.Option>
          ) : null}
        </Combobox.Options>
        <TargetStatus kind={kind} found={found} isSearched={name !== ''} />
      </Combobox>
    </div>
  );
}

/** Until the list is loaded, a target with this name may exist. */
function canCreate(name: string, { choices, isLoading }: TargetChoices): boolean {
  if (isLoading) return false;
  if (name === '' || name.length > maxNameLength) return false;
  return !choices.some(({ target }) => target.name.toLowerCase() === name.toLowerCase());
}

interface TargetStatusProps {
  kind: AssignTarget['kind'];
  found: TargetChoices;
  isSearched: boolean;
}

/** How many channels or campaigns match, what went wrong with their list, and the button that loads more. */
function TargetStatus(props: TargetStatusProps) {
  const t = useTranslations('assigning.picker');
  const errorText = useErrorText();
  const { kind, found } = props;
  const { loaded, isLoading, error, loadMore } = found;
  return (
    <>
      <p role="status" className={classes.status}>
        {isLoading && loaded === 0 ? t('loading') : statusText(props, t)}
      </p>
      <ErrorAlert title={loaded === 0 ? t(`failed.${kind}`) : t(`failedMore.${kind}`)}>
        {error === null ? '' : errorText(error)}
      </ErrorAlert>
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" onClick={loadMore}>
          {error === null ? t('more') : t('retry')}
        </Button>
      )}
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'assigning.picker'>>;

/** The number of matches, and of targets that are not loaded and so not searched. */
function statusText(props: TargetStatusProps, t: Texts): string {
  const { loaded, notLoaded } = props.found;
  if (notLoaded === 0) return countText(props, t);
  const isSearched = props.isSearched && loaded !== 0;
  const rest = t(isSearched ? 'notSearched' : 'notLoaded', { count: notLoaded });
  return `${countText(props, t)} ${rest}`;
}

function countText({ kind, found: { choices, loaded }, isSearched }: TargetStatusProps, t: Texts) {
  if (loaded === 0) return t(`empty.${kind}`);
  if (!isSearched) return t(`count.${kind}`, { count: loaded });
  if (choices.length === 0) return t(`noMatch.${kind}`);
  return t('matches', { count: choices.length, total: loaded });
}
