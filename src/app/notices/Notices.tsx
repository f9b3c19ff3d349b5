/** Notices: everything that the dashboard reports beside the page, in one stack. */
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { useAssignmentNotices } from '#features/assign/progress/use-assignment-notices.ts';
import { useQrDialog } from '#features/link-actions/use-link-actions.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { Notice, NoticeAction } from '#ui/notices/Notice.tsx';
import { NoticeStack } from '#ui/notices/NoticeStack.tsx';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
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
    card: <RefusedKeyNotice />,
  };
  return [refusal, ...updates];
}

/**
 * Asks for another key where the service refuses the present one. `observedCall` in `src/engine/engine.ts` notices the
 * refusal, the account registry marks the account, and `src/engine/jobs/error-policy.ts` pauses its jobs. A new key
 * begins a new engine, which resumes them.
 */
function RefusedKeyNotice() {
  const t = useTranslations('shell.refused');
  const { addAccount } = useSessionActions();
  return (
    <Notice
      tone="waiting"
      label={t('title')}
      title={t('title')}
      text={t('text')}
      actions={<NoticeAction onClick={addAccount}>{t('enter')}</NoticeAction>}
    />
  );
}
