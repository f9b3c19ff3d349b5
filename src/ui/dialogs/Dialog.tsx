/** Dialog: a modal that is open while it is rendered, and returns the focus when it goes. */
import { Modal, type ModalProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useKeysWhileOpening, useReturnFocus } from './focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'returnFocus'> {
  /** What takes the focus afterwards; by default what had it before. */
  returnTo?: () => HTMLElement | null | undefined;
}

/** Mantine returns the focus when a modal is closed, but not when it is unmounted. */
export function Dialog({ returnTo, ...modal }: DialogProps) {
  const t = useTranslations('ui');
  useReturnFocus(returnTo);
  useKeysWhileOpening(modal.onClose);
  return (
    <Modal closeButtonProps={{ 'aria-label': t('close') }} {...modal} opened returnFocus={false} />
  );
}
