/** Asks before a lock that pauses bulk work. */
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

export function LockDialog({ onLock, onClose }: { onLock: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Lock while bulk work runs?"
      confirmLabel="Lock now"
      act={{ thing: 'key', done: 'locked' }}
      onConfirm={() => {
        onLock();
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      The work pauses where it is, and nothing is done twice: it can go on when the account is open again.
    </ConfirmDialog>
  );
}
