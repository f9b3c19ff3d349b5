/** A form in a dialog: closes itself once what it sends was done, and never by a slip of the pointer. */
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SchemaForm, type SchemaFormProps } from '#ui/form/SchemaForm.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps<Values extends FieldValues> extends Omit<SchemaFormProps<Values>, 'onCancel' | 'autoFocus'> {
  title: string;
  /** What is to be known before the first field. */
  intro?: ReactNode;
  onClose: () => void;
}

export function FormDialog<Values extends FieldValues>({ title, intro, onClose, ...form }: FormDialogProps<Values>) {
  return (
    // A click beside the dialog is easily made and would lose what was typed.
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
