/** Actions menu: the actions for one record of a list, behind a button that names the record. */
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './ActionsMenu.module.css';
import { FocusHandoff } from './FocusHandoff.tsx';

export function ActionsMenu({ name, children }: { name: string; children: ReactNode }) {
  const label = useTranslations('ui')('actions', { name: name.slice(0, 80) });
  return (
    // Deleting the record removes this button while it has the focus.
    <FocusHandoff>
      <Menu position="bottom-end" width={200}>
        {/* Around a separate element: directly on the button it would swallow the menu's ARIA attributes. */}
        <Tooltip label={label}>
          <span className={classes.button}>
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
