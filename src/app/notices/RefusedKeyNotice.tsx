/**
 * Refused key notice: asks for another key where the service refuses the present one.
 *
 * `observedCall` in `src/engine/engine.ts` notices the refusal, the account registry marks the account,
 * and `src/engine/jobs/error-policy.ts` pauses its jobs. A new key begins a new engine, which resumes them.
 */
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
