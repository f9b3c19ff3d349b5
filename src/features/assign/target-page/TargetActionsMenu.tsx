/** Target actions menu: assign, edit and delete, for one channel or campaign. */
import { Menu } from '@mantine/core';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { ActionsMenu } from '#ui/dialogs/ActionsMenu.tsx';

interface TargetActionsMenuProps {
  target: AssignTarget;
  onAction: (kind: 'assign' | 'edit' | 'delete') => void;
}

export function TargetActionsMenu({ target: { kind, name }, onAction }: TargetActionsMenuProps) {
  const t = useTranslations('assign.menu');
  return (
    <ActionsMenu name={name}>
      <Menu.Item leftSection={<Link2 size={16} aria-hidden />} onClick={() => onAction('assign')}>
        {t(`assign.${kind}`)}
      </Menu.Item>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => onAction('edit')}>
        {t(`edit.${kind}`)}
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => onAction('delete')}>
        {t(`delete.${kind}`)}
      </Menu.Item>
    </ActionsMenu>
  );
}
