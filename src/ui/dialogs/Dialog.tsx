/** Dialog: a modal that is open while it is rendered, and returns the focus when it goes. */
import { Modal, type ModalProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useKeysWhileOpening, useReturnFocus } from './focus.ts';

/** Mantine returns the focus when a modal is closed, but not when it is unmounted. */
export function Dialog(modal: Omit<ModalProps, 'opened' | 'returnFocus'>) {
  const t = useTranslations('ui');
  useReturnFocus();
  useKeysWhileOpening(modal.onClose);
  return (
    <Modal closeButtonProps={{ 'aria-label': t('close') }} {...modal} opened returnFocus={false} />
  );
}
