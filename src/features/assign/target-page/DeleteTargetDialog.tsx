/** Delete dialog of a channel or campaign: asks first, and says what happens to its contents. */
import type { ReactNode } from 'react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

interface DeleteTargetDialogProps {
  target: AssignTarget;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** What happens to its contents. */
  children: ReactNode;
}

export function DeleteTargetDialog({ target: { kind, name }, onDelete, onClose, onDeleted, children }: DeleteTargetDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete this ${kind}?`}
      confirmLabel={`Delete ${kind}`}
      act={{ thing: kind, done: 'deleted' }}
      onConfirm={async () => {
        await onDelete();
        onDeleted();
      }}
      onClose={onClose}
    >
      <bdi dir="auto">
        <b>{name.slice(0, 200)}</b>
      </bdi>{' '}
      will be gone, and this cannot be undone. {children}
    </ConfirmDialog>
  );
}
