/** Forget account dialog: asks before this browser removes everything that it stores for an account. */
import { useTranslations } from 'use-intl';
import type { KnownAccount } from '#queries/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useSessionActions } from './SessionContext.tsx';

export function ForgetAccountDialog({
  account,
  onClose,
}: {
  account: KnownAccount;
  onClose: () => void;
}) {
  const t = useTranslations('forms.forget');
  const { forget } = useSessionActions();
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      failure={t('failed')}
      onConfirm={() => forget(account.accountId)}
      onClose={onClose}
    >
      {t.rich('text', { email: account.email, account: (email) => <bdi>{email}</bdi> })}
    </ConfirmDialog>
  );
}
