/** Filter button: opens the filters of the link list, also by F. */

import { ActionIcon, Button, closeOnEscape, Kbd, Popover, Text } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pressedKey } from '#base/pressed-key.ts';
import { LoadAllButton } from '#features/library/LoadAllButton.tsx';
import { filterCount, type ListState } from '#features/link-list/list-state.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import classes from './Filters.module.css';

const FilterMenu = lazy(async () => ({
  default: (await import('./FilterMenu.tsx')).FilterMenu,
}));

interface FilterButtonProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  /** A button without text. */
  short: boolean;
  /** How many links have to be read before the list can be filtered; 0 where it can. */
  missing: number;
}

export function FilterButton({ state, onChange, short, missing }: FilterButtonProps) {
  const t = useTranslations('links.filters');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  usePageKeys((event) => {
    if (pressedKey(event) !== 'f' || !isPlainKey(event)) return false;
    // It gets the focus back when the filters close.
    target.current?.focus();
    setOpen(true);
    return true;
  });
  const set = filterCount(state);
  const label = t('button', { count: set });
  const button = {
    ref: target,
    'aria-keyshortcuts': 'f',
    onClick: () => setOpen(!open),
    onKeyDown: closeOnEscape(close),
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position={short ? 'bottom-end' : 'bottom-start'}
      width={short ? 320 : 480}
      withinPortal={false}
      hideDetached={false}
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        {short ? (
          <ActionIcon
            size={36}
            aria-label={label}
            variant={set > 0 ? 'light' : 'subtle'}
            {...button}
          >
            <ListFilter size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant={set > 0 ? 'light' : 'default'}
            leftSection={<ListFilter size={16} aria-hidden />}
            rightSection={<Kbd aria-hidden>F</Kbd>}
            style={{ flex: 'none' }}
            {...button}
          >
            {label}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('label')}>
        {missing === 0 ? (
          <ErrorBoundary fallback={() => <Text role="alert">{ui('unloaded.text')}</Text>}>
            <Suspense fallback={<div className={classes.menu} />}>
              <FilterMenu state={state} onChange={onChange} onClose={close} narrow={short} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <LoadAllButton missing={missing} onLoad={close} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
