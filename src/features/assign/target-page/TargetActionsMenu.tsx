/** Target actions menu: assign, edit and delete, for one channel or campaign. */
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { Actions } from '#features/actions/actions.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';

interface TargetActionsMenuProps {
  target: AssignTarget;
  onAction: (kind: 'assign' | 'edit' | 'delete') => void;
  /** Before the one that deletes. */
  more?: Actions;
}

export function TargetActionsMenu({ target, onAction, more = [] }: TargetActionsMenuProps) {
  const { kind, name } = target;
  const t = useTranslations('assign.menu');
  const act = (id: 'assign' | 'edit' | 'delete') => ({
    id,
    title: t(`${id}.${kind}`),
    run: () => onAction(id),
  });
  return (
    <ActionMenu name={name}>
      <ActionItems
        actions={[
          { ...act('assign'), icon: Link2 },
          { ...act('edit'), icon: Pencil },
          ...more,
          { ...act('delete'), icon: Trash2, isDanger: true },
        ]}
      />
    </ActionMenu>
  );
}
