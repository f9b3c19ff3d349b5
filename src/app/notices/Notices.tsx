/** Notices: everything that the dashboard reports beside the page, in one stack. */
import { lazy, useState } from 'react';
import type { Clock } from '#base/clock.ts';
import { useAssignmentNotices } from '#features/assign/progress/use-assignment-notices.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import { useDashboardNotices } from './use-dashboard-notices.ts';
import { useLinkNotices } from './use-link-notices.ts';

const QrCodeDialog = lazy(async () => ({
  default: (await import('#features/qr-code/QrCodeDialog.tsx')).QrCodeDialog,
}));

interface NoticesProps {
  clock: Clock;
  /** The service refuses the key of the account. */
  keyRefused: boolean;
}

export function Notices({ clock, keyRefused }: NoticesProps) {
  // Held here, because its notice goes while the dialog is open.
  const [qr, setQr] = useState<string>();
  const notices = [
    ...useDashboardNotices(keyRefused),
    ...useAssignmentNotices(clock),
    ...useLinkNotices(clock, setQr),
  ];
  return (
    <>
      <NoticeStack notices={notices} clock={clock} />
      {qr === undefined ? null : (
        <LazyDialog onClose={() => setQr(undefined)}>
          <QrCodeDialog url={qr} onClose={() => setQr(undefined)} />
        </LazyDialog>
      )}
    </>
  );
}
