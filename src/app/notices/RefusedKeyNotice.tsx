/** Refused key notice: asks for another key where the service refuses the present one. */
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { Notice, NoticeAction } from '#ui/notices/Notice.tsx';

export function RefusedKeyNotice() {
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
