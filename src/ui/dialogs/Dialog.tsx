/** Dialog: a modal that is open while it is rendered, and returns the focus when it goes. */
import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'returnFocus'> {
  /** What takes the focus afterwards; by default what had it before. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** Mantine returns the focus when a modal is closed, but not when it is unmounted. */
export function Dialog({ returnTo, ...modal }: DialogProps) {
  useReturnFocus(returnTo);
  return <Modal {...modal} opened returnFocus={false} />;
}
