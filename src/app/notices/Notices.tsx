/** Notices: everything that the dashboard reports beside the page, in one stack. */

import { createElement } from 'react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { useAssignmentNotices } from '#features/assign/progress/use-assignment-notices.ts';
import { useQrDialog } from '#features/link-actions/use-link-actions.ts';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
import { RefusedKeyNotice } from './RefusedKeyNotice.tsx';
import { useLinkNotices } from './use-link-notices.ts';
import { useUpdateNotices } from './use-update-notices.ts';

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

/** A key that the service refuses, and a newer build of the dashboard; both wait for an answer. */
function useDashboardNotices(keyRefused: boolean): readonly StackedNotice[] {
  const t = useTranslations('shell.refused');
  const updates = useUpdateNotices();
  if (!keyRefused) return updates;
  const refusal: StackedNotice = {
    id: 'key-refused',
    at: 0,
    said: `${t('title')}. ${t('text')}`,
    card: createElement(RefusedKeyNotice),
  };
  return [refusal, ...updates];
}
