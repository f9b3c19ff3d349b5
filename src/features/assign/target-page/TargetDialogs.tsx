/** Target dialogs: create, edit, delete a channel or campaign, or assign items to it. */
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { AddItemsDialog } from '#features/assign/picker/AddItemsDialog.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

export type TargetAction<Row> =
  | { kind: 'create' }
  | { kind: 'edit'; record: Row }
  | { kind: 'assign' | 'delete'; record: { id: number; name: string | null } };

/** What a page says of its dialogs; the rest belongs to the kind of target. */
export interface OpenTargetDialog<Row> {
  action: TargetAction<Row> | undefined;
  /** The ids of the links that are known to be in the target already. */
  present?: ReadonlySet<number>;
  onClose: () => void;
  /** After the target was deleted, in place of `onClose`. */
  onDeleted?: () => void;
}

interface TargetDialogsProps<Row> extends OpenTargetDialog<Row> {
  kind: AssignTarget['kind'];
  Form: ComponentType<{ record?: Row; onClose: () => void }>;
  onDelete: (input: { id: number }) => Promise<unknown>;
  /** What a deletion does to its contents. */
  children: ReactNode;
}

export function TargetDialogs<Row>(props: TargetDialogsProps<Row>) {
  const { kind, action, present, Form, onDelete, onClose, onDeleted = onClose, children } = props;
  const t = useTranslations('assign.delete');
  const { targetOf } = useTargetNames();
  if (action === undefined) return null;
  if (action.kind === 'create') return <Form onClose={onClose} />;
  if (action.kind === 'edit') return <Form record={action.record} onClose={onClose} />;
  const target = targetOf(kind, action.record);
  if (action.kind === 'assign')
    return <AddItemsDialog target={target} present={present} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t(`title.${kind}`)}
      confirmLabel={t(`confirm.${kind}`)}
      failure={t(`failed.${kind}`)}
      onConfirm={async () => {
        await onDelete({ id: target.id });
        onDeleted();
      }}
      onClose={onClose}
    >
      {t.rich('text', {
        name: target.name.slice(0, 200),
        target: (name) => (
          <bdi dir="auto">
            <b>{name}</b>
          </bdi>
        ),
      })}{' '}
      {children}
    </ConfirmDialog>
  );
}
