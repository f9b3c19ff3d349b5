/** "Assign to channel…" and "Assign to campaign…" behind a button: assigning by pointer without dragging, and by keyboard. */
import { Menu } from '@mantine/core';
import { Layers, Megaphone } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import { type AskedPicker, PickerWhenAsked } from './PickerWhenAsked.tsx';

interface AssignMenuProps {
  items: readonly AssignableItem[];
  /** The button, whose name says what it acts on. */
  button: ReactElement;
}

/** The focus comes back to the button. */
export function AssignMenu({ items, button }: AssignMenuProps) {
  const [asked, setAsked] = useState<AskedPicker>();
  const holder = useRef<HTMLSpanElement>(null);
  return (
    <span ref={holder} style={{ display: 'contents' }}>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Layers size={16} aria-hidden />} onClick={() => setAsked({ kind: 'channel', items })}>
            Assign to channel…
          </Menu.Item>
          {items.every(({ type }) => type === 'links') ? (
            <Menu.Item leftSection={<Megaphone size={16} aria-hidden />} onClick={() => setAsked({ kind: 'campaign', items })}>
              Assign to campaign…
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <PickerWhenAsked
        asked={asked}
        onClose={() => setAsked(undefined)}
        returnTo={() => holder.current?.querySelector('button')}
      />
    </span>
  );
}
