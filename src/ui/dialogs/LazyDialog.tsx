/** Lazy dialog: loads the code of a dialog when it opens, and shows an error dialog where that fails. */
import { Modal, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useKeysWhileOpening } from './focus.ts';

interface LazyDialogProps {
  onClose: () => void;
  /** Made by `lazy`. */
  children: ReactNode;
}

export function LazyDialog({ onClose, children }: LazyDialogProps) {
  const t = useTranslations('ui');
  useKeysWhileOpening(onClose);
  return (
    <ErrorBoundary
      fallback={() => (
        <Modal
          opened
          onClose={onClose}
          title={t('unloaded.title')}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <Text role="alert">{t('unloaded.text')}</Text>
        </Modal>
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
