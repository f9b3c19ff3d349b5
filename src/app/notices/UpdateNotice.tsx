/** Update notice: offers a reload where the server has a newer build; nothing is reloaded unasked. */
import { useTranslations } from 'use-intl';
import { Notice, NoticeAction } from '#ui/notices/Notice.tsx';

export function UpdateNotice() {
  const t = useTranslations('shell.update');
  return (
    <Notice
      tone="info"
      label={t('ready')}
      title={t('ready')}
      text={t('text')}
      actions={<NoticeAction onClick={() => location.reload()}>{t('reload')}</NoticeAction>}
    />
  );
}
