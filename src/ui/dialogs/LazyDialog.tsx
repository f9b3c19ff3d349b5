/** Lazy dialog: loads the code of a dialog when it opens, and shows an error dialog where that fails. */
import { Modal, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LazyDialogProps {
  onClose: () => void;
  /** Made by `lazy`. */
  children: ReactNode;
}

export function LazyDialog({ onClose, children }: LazyDialogProps) {
  return (
    <ErrorBoundary
      fallback={() => (
        <Modal opened onClose={onClose} title="This could not be opened">
          <Text role="alert">
            A part of Linkdeck could not be loaded, as after an update of the server. Reload the page and try again.
          </Text>
        </Modal>
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
