/** Target actions menu: assign, edit and delete, for one channel or campaign. */
import { Menu } from '@mantine/core';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';

interface TargetActionsMenuProps {
  target: AssignTarget;
  onAction: (kind: 'assign' | 'edit' | 'delete') => void;
  /** More items, before the one that deletes. */
  children?: ReactNode;
}

export function TargetActionsMenu({ target, onAction, children }: TargetActionsMenuProps) {
  const { kind, name } = target;
  const t = useTranslations('assign.menu');
  return (
    <ActionsMenu name={name}>
      <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => onAction('assign')}>
        {t(`assign.${kind}`)}
      </Menu.Item>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => onAction('edit')}>
        {t(`edit.${kind}`)}
      </Menu.Item>
      {children}
      <Menu.Item
        c="var(--mantine-color-error)"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => onAction('delete')}
      >
        {t(`delete.${kind}`)}
      </Menu.Item>
    </ActionsMenu>
  );
}
