/** Command palette: a search over screens, links, channels, campaigns, settings and what the screen can do. */
import { Combobox, Kbd, Modal, TextInput, useCombobox } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Command } from '#features/commands.ts';
import { noteRecentCommand } from '#local/recent-commands.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useKeysWhileOpening, useReturnFocus } from '#ui/dialogs/focus.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './CommandPalette.module.css';
import { type ShellActions, usePaletteCommands } from './use-palette-commands.ts';

interface CommandPaletteProps {
  actions: ShellActions;
  onClose: () => void;
}

export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
  const { accountId } = useEngine();
  const t = useTranslations('palette');
  const chosen = useRef<Command>(undefined);

  useReturnFocus();
  useKeysWhileOpening(onClose);
  // After the focus is back, so that what the command opens returns it there.
  useEffect(() => () => void setTimeout(() => chosen.current?.run?.()), []);

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
        onChoose={(command) => {
          noteRecentCommand(() => localStorage, accountId, command.id);
          if (command.tell !== undefined) return command.tell();
          chosen.current = command;
          onClose();
          return Promise.resolve('');
        }}
      />
    </Modal>
  );
}

interface CommandSearchProps {
  actions: ShellActions;
  /** Resolves to the words to show. */
  onChoose: (command: Command) => Promise<string>;
}

/** The list is always open; the first match is active, so that Enter runs it. */
function CommandSearch({ actions, onChoose }: CommandSearchProps) {
  const t = useTranslations('palette');
  const id = useId();
  const { selectFirstOption, ...store } = useCombobox({ opened: true });
  const [text, setText] = useState('');
  const [walking, setWalking] = useState(false);
  /** What a command has said that leaves the palette open. */
  const [message, setMessage] = useState('');
  const groups = usePaletteCommands(text, actions);
  const commands = groups.flatMap((group) => group.commands);
  const first = commands[0]?.id;
  useEffect(() => void selectFirstOption(), [selectFirstOption, text, first]);

  const choose = (key: string) => {
    const command = commands.find((each) => each.id === key);
    if (command !== undefined) void onChoose(command).then(setMessage);
  };
  const results = text.trim() === '' ? '' : t('results', { count: commands.length });
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
        {groups.map(({ label, commands: inGroup }) => (
          <Combobox.Group key={label} label={label}>
            {inGroup.map((command) => (
              <Option key={command.id} id={optionId(id, command.id)} command={command} />
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

function optionId(id: string, command: string): string {
  return `${id}-${command.replace(/[^\w-]+/g, '-')}`;
}

interface OptionProps {
  id: string;
  command: Command;
}

function Option({
  id,
  command: { id: value, title, shortUrl: url, detail = '', keys, icon: Icon },
}: OptionProps) {
  return (
    <Combobox.Option id={id} value={value}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <bdi className={classes.title}>{url === undefined ? title : <ShortLink url={url} />}</bdi>
      {detail === '' ? null : <bdi className={classes.detail}>{detail}</bdi>}
      {keys === undefined ? null : <Kbd className={classes.keys}>{keys}</Kbd>}
    </Combobox.Option>
  );
}
