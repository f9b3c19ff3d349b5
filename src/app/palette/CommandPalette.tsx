/** Command palette: a search over screens, links, channels, campaigns, settings and what the screen can do. */
import { Combobox, Kbd, Modal, TextInput, useCombobox } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Action, keysOf, useRunAction } from '#features/actions/actions.ts';
import { noteRecentCommand } from '#local/recent-commands.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useKeysWhileOpening, useReturnFocus } from '#ui/dialogs/focus.ts';
import { copyText } from '#ui/inputs/clipboard.ts';
import classes from './CommandPalette.module.css';
import { type ShellActions, usePaletteGroups } from './use-palette-groups.ts';

interface CommandPaletteProps {
  actions: ShellActions;
  onClose: () => void;
}

export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
  const { accountId } = useEngine();
  const t = useTranslations('palette');
  const ui = useTranslations('ui');
  const run = useRunAction();
  const chosen = useRef<() => void>(undefined);

  useReturnFocus();
  useKeysWhileOpening(onClose);
  // After the focus is back, so that what the action opens returns it there.
  useEffect(() => () => void setTimeout(() => chosen.current?.()), []);

  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      withCloseButton={false}
      centered={false}
      yOffset="calc(var(--deck-view-height, 100dvh) * 0.1)"
      size={600}
      classNames={{ body: classes.body }}
      attributes={{ content: { 'aria-label': t('label') } }}
    >
      <CommandSearch
        actions={actions}
        onChoose={async (action) => {
          noteRecentCommand(() => localStorage, accountId, action.id);
          if (action.copies !== undefined)
            return ui((await copyText(action.copies)) ? 'copy.done' : 'copy.failed');
          if (action.tell !== undefined) return action.tell();
          chosen.current = () => run(action);
          onClose();
          return '';
        }}
      />
    </Modal>
  );
}

interface CommandSearchProps {
  actions: ShellActions;
  /** Resolves to the words to show. */
  onChoose: (action: Action) => Promise<string>;
}

/** The list is always open; the first match is active, so that Enter runs it. */
function CommandSearch({ actions, onChoose }: CommandSearchProps) {
  const t = useTranslations('palette');
  const id = useId();
  const { selectFirstOption, ...store } = useCombobox({ opened: true });
  const [text, setText] = useState('');
  const [walking, setWalking] = useState(false);
  /** The outcome of an action that leaves the palette open. */
  const [message, setMessage] = useState('');
  const groups = usePaletteGroups(text, actions);
  const found = groups.flatMap((group) => group.actions);
  const first = found[0]?.id;
  useEffect(() => void selectFirstOption(), [selectFirstOption, text, first]);

  const choose = (key: string) => {
    const action = found.find((each) => each.id === key);
    if (action !== undefined) void onChoose(action).then(setMessage);
  };
  const results = text.trim() === '' ? '' : t('results', { count: found.length });
  // Mantine names the active option only after an arrow key, and holds Escape back from the dialog around an open list.
  const aria = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': `${id}-list`,
    'data-mantine-stop-propagation': false,
    ...(walking ? {} : { 'aria-activedescendant': first === undefined ? '' : optionId(id, first) }),
  };

  return (
    <Combobox
      store={{ selectFirstOption, ...store }}
      onOptionSubmit={choose}
      classNames={{ option: classes.option, groupLabel: classes.label }}
    >
      <div className={classes.search}>
        <Combobox.EventsTarget {...aria}>
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<Search size={16} aria-hidden />}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            data-autofocus
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setWalking(false);
              setMessage('');
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWalking(true);
            }}
          />
        </Combobox.EventsTarget>
      </div>
      <Combobox.Options id={`${id}-list`} aria-label={t('list')} className={classes.list}>
        {groups.map(({ label, actions: inGroup }) => (
          <Combobox.Group key={label} label={label}>
            {inGroup.map((action) => (
              <Option key={action.id} id={optionId(id, action.id)} action={action} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p role="status" className={classes.status}>
        {message === '' ? results : message}
      </p>
    </Combobox>
  );
}

function optionId(id: string, action: string): string {
  return `${id}-${action.replace(/[^\w-]+/g, '-')}`;
}

function Option({ id, action }: { id: string; action: Action }) {
  const t = useTranslations('ui');
  const { id: value, title, shown = title, detail = '', icon: Icon } = action;
  const keys = keysOf(action, t);
  return (
    <Combobox.Option id={id} value={value}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
      <bdi className={classes.title}>{shown}</bdi>
      {detail === '' ? null : <bdi className={classes.detail}>{detail}</bdi>}
      {keys === undefined ? null : <Kbd className={classes.keys}>{keys}</Kbd>}
    </Combobox.Option>
  );
}
