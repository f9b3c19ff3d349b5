/** Form dialog: a SchemaForm in a dialog that closes after success, and not by a click beside it. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SchemaForm, type SchemaFormProps } from '#ui/form/SchemaForm.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps<Values extends FieldValues>
  extends Omit<SchemaFormProps<Values>, 'onCancel' | 'autoFocus'> {
  title: string;
  intro?: ReactNode;
  onClose: () => void;
}

export function FormDialog<Values extends FieldValues>({
  title,
  intro,
  onClose,
  ...form
}: FormDialogProps<Values>) {
  return (
    // An accidental click beside the dialog would lose what was typed.
    <Dialog onClose={onClose} title={title} size={480} closeOnClickOutside={false}>
      {intro}
      <SchemaForm
        {...form}
        autoFocus
        onCancel={onClose}
        onSubmit={async (values) => {
          await form.onSubmit(values);
          onClose();
        }}
      />
    </Dialog>
  );
}
