/** Filter button: opens the filters of the link list. */
import { ActionIcon, Button, closeOnEscape, Popover } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadAllButton } from '#features/library/LoadAllButton.tsx';
import { filterCount, type ListState } from '#pages/links/list-state.ts';
import { FilterFields } from './FilterFields.tsx';

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
  const [open, setOpen] = useState(false);
  const set = filterCount(state);
  const label = t('button', { count: set });
  const button = {
    onClick: () => setOpen(!open),
    onKeyDown: closeOnEscape(() => setOpen(false)),
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
            {...button}
            {...(set > 0 ? { variant: 'light' } : {})}
          >
            <ListFilter size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant={set > 0 ? 'light' : 'default'}
            leftSection={<ListFilter size={16} aria-hidden />}
            style={{ flex: 'none' }}
            {...button}
          >
            {label}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('label')}>
        {missing === 0 ? (
          <FilterFields state={state} onChange={onChange} onClose={() => setOpen(false)} />
        ) : (
          <LoadAllButton missing={missing} onLoad={() => setOpen(false)} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
