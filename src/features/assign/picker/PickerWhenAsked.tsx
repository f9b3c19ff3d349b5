/** The picker, loaded when somebody asks for it. */
import { lazy } from 'react';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import type { AssignPickerProps } from './AssignPicker.tsx';

const AssignPicker = lazy(async () => ({ default: (await import('./AssignPicker.tsx')).AssignPicker }));

/** What is to be assigned to what. */
export type AskedPicker = Pick<AssignPickerProps, 'kind' | 'items'>;

interface PickerWhenAskedProps extends Omit<AssignPickerProps, 'kind' | 'items'> {
  asked: AskedPicker | undefined;
}

export function PickerWhenAsked({ asked, ...rest }: PickerWhenAskedProps) {
  if (asked === undefined) return null;
  return (
    <LazyDialog onClose={rest.onClose}>
      <AssignPicker {...asked} {...rest} />
    </LazyDialog>
  );
}
