/** Lock dialog: asks before a lock that pauses bulk work. */
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

export function LockDialog({ onLock, onStay }: { onLock: () => void; onStay: () => void }) {
  const t = useTranslations('shell.lock');
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      failure={t('failed')}
      onConfirm={() => Promise.resolve().then(onLock)}
      onClose={onStay}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
