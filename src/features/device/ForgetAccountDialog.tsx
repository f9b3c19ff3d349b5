/** Forget account dialog: asks before this browser removes everything that it stores for an account. */
import type { KnownAccount } from '#queries/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDevice } from './DeviceContext.tsx';

export function ForgetAccountDialog({ account, onClose }: { account: KnownAccount; onClose: () => void }) {
  const { forget } = useDevice();
  return (
    <ConfirmDialog
      title="Forget this account?"
      confirmLabel="Forget account"
      act={{ thing: 'account', done: 'forgotten' }}
      onConfirm={() => forget(account.accountId)}
      onClose={onClose}
    >
      This browser drops the API key of <bdi>{account.email}</bdi> and everything it keeps for this account: drafts, bulk work
      that is not finished, and copies of its links. All tabs leave it. The account at the service stays as it is.
    </ConfirmDialog>
  );
}
