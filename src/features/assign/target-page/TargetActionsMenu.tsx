/** Target actions menu: assign, edit and delete, for one channel or campaign. */
import { Menu } from '@mantine/core';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';

interface TargetActionsMenuProps {
  target: AssignTarget;
  onAction: (kind: 'assign' | 'edit' | 'delete') => void;
}

export function TargetActionsMenu({ target: { kind, name }, onAction }: TargetActionsMenuProps) {
  return (
    <ActionsMenu name={name}>
      <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => onAction('assign')}>
        {kind === 'channel' ? 'Assign items…' : 'Assign links…'}
      </Menu.Item>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => onAction('edit')}>
        Edit {kind}…
      </Menu.Item>
      <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => onAction('delete')}>
        Delete {kind}…
      </Menu.Item>
    </ActionsMenu>
  );
}
