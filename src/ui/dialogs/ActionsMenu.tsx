/** What can be done with one record of a list, behind a button that names the record. */
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './ActionsMenu.module.css';
import { FocusHandoff } from './FocusHandoff.tsx';

interface ActionsMenuProps {
  /** What the record is called. */
  name: string;
  /** The items of the menu. */
  children: ReactNode;
}

export function ActionsMenu({ name, children }: ActionsMenuProps) {
  const label = `Actions for ${name.slice(0, 80)}`;
  return (
    // A record that was deleted takes the button along.
    <FocusHandoff>
      <Menu position="bottom-end" width={200}>
        {/* Around an element of its own: between menu and button it would keep what the menu says of the button. */}
        <Tooltip label={label}>
          <span className={classes['button']}>
            <Menu.Target>
              <ActionIcon aria-label={label}>
                <Ellipsis size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
          </span>
        </Tooltip>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </FocusHandoff>
  );
}
