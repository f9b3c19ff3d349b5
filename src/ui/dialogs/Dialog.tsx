/** A dialog that is open for as long as it is rendered: the focus goes in, stays in, and comes back. */
import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'returnFocus'> {
  /** What takes the focus afterwards; where nothing is said, what had it before. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** Mantine itself gives the focus back only where a dialog is closed, not where it goes. */
export function Dialog({ returnTo, ...modal }: DialogProps) {
  useReturnFocus(returnTo);
  return <Modal {...modal} opened returnFocus={false} />;
}
