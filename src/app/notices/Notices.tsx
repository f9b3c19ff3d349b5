/** Notices: everything that the dashboard reports beside the page, in one stack. */
import type { Clock } from '#base/clock.ts';
import { useAssignmentNotices } from '#features/assign/progress/use-assignment-notices.ts';
import { useQrDialog } from '#features/link-actions/use-link-actions.ts';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import { useDashboardNotices } from './use-dashboard-notices.ts';
import { useLinkNotices } from './use-link-notices.ts';

interface NoticesProps {
  clock: Clock;
  /** The service refuses the key of the account. */
  keyRefused: boolean;
}

export function Notices({ clock, keyRefused }: NoticesProps) {
  const notices = [
    ...useDashboardNotices(keyRefused),
    ...useAssignmentNotices(clock),
    ...useLinkNotices(clock, useQrDialog()),
  ];
  return <NoticeStack notices={notices} clock={clock} />;
}
