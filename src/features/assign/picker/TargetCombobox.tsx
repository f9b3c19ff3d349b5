/** A field and the list below it: typing narrows the list, arrow keys walk it, Enter takes what is marked. */
import { Alert, Button, Loader, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type AssignTarget, targetKey } from '#features/assign/model/assignment.ts';
import label from '#features/assign/model/TargetOption.module.css';
import { TargetOption } from '#features/assign/model/TargetOption.tsx';
import { useTargetChoices } from '#features/assign/model/use-target-choices.ts';
import { formatNumber } from '#ui/format/format.ts';
import classes from './TargetCombobox.module.css';

interface TargetComboboxProps {
  kind: AssignTarget['kind'];
  /** Something is being created: nothing can be chosen for the moment. */
  busy: boolean;
  onChoose: (target: AssignTarget) => void;
  onCreate: (name: string) => void;
}

/** The longest name that the interface takes. */
const longestName = 100;

export function TargetCombobox({ kind, busy, onChoose, onCreate }: TargetComboboxProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { choices, loaded, notLoaded, loading, error, loadMore } = useTargetChoices(kind, { search, enabled: true });

  const name = search.trim();
  const exists = choices.some(({ target }) => target.name.toLowerCase() === name.toLowerCase());
  // Before the list is there nobody knows whether there is one of that name.
  const isKnown = !(loading && loaded === 0);
  const creates = isKnown && name !== '' && name.length <= longestName && !exists;
  const last = choices.length - (creates ? 0 : 1);
  const at = Math.min(marked, Math.max(0, last));

  const take = (index: number) => {
    if (busy) return;
    const choice = choices[index];
    if (choice !== undefined) onChoose(choice.target);
    else if (creates) onCreate(name);
  };
  const mark = (index: number) => {
    setMarked(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take(at);
    else if (event.key === 'ArrowDown') mark(at >= last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') mark(at <= 0 ? Math.max(0, last) : at - 1);
    else return;
    event.preventDefault();
  };
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === at,
    className: classes['option'],
    onClick: () => take(index),
    onPointerMove: () => setMarked(index),
  });

  return (
    <div className={classes['whole']}>
      <TextInput
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={last >= 0 ? `${id}-${at}` : undefined}
        aria-label={kind === 'channel' ? 'Search channels' : 'Search campaigns'}
        placeholder={kind === 'channel' ? 'Search channels, or name a new one' : 'Search campaigns, or name a new one'}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={loading || busy ? <Loader size="xs" /> : null}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={kind === 'channel' ? 'Channels' : 'Campaigns'}
        aria-busy={loading}
        className={classes['list']}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices.map((choice, index) => (
          <li key={targetKey(choice.target)} {...option(index)}>
            <TargetOption choice={choice} />
          </li>
        ))}
        {creates ? (
          <li {...option(choices.length)}>
            <Plus size={14} aria-hidden />
            <span className={label['name']}>
              Create {kind} <q dir="auto">{name}</q>
            </span>
          </li>
        ) : null}
      </ul>
      <p role="status" className={classes['said']}>
        {!isKnown ? 'Loading…' : says({ kind, found: choices.length, loaded, notLoaded, searched: name !== '' })}
      </p>
      {error === null ? null : (
        <Alert color="red" role="alert" title={`Could not load ${loaded === 0 ? 'your' : 'more'} ${kind}s`}>
          <span dir="auto">{error.message}</span>
        </Alert>
      )}
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" onClick={loadMore}>
          {error === null ? 'Load more' : 'Retry'}
        </Button>
      )}
    </div>
  );
}

interface Counts {
  kind: AssignTarget['kind'];
  found: number;
  loaded: number;
  notLoaded: number;
  searched: boolean;
}

/** What the list does not show: a search knows nothing of what is not loaded. */
function says({ kind, found, loaded, notLoaded, searched }: Counts): string {
  const rest =
    notLoaded === 0
      ? ''
      : ` ${formatNumber(notLoaded)} more ${notLoaded === 1 ? 'is' : 'are'} not loaded${searched ? ', and not searched' : ''}.`;
  if (loaded === 0) return `There are no ${kind}s in this account yet. Type a name to create the first.${rest}`;
  if (!searched) return `${formatNumber(loaded)} ${loaded === 1 ? kind : `${kind}s`}.${rest}`;
  return `${found === 0 ? `No ${kind} matches.` : `${formatNumber(found)} of ${formatNumber(loaded)} match.`}${rest}`;
}
