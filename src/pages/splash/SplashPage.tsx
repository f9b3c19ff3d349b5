/** Splash pages screen: lists the custom splash pages. */
import { useTranslations } from 'use-intl';
import { RedirectPageList } from '#features/redirect-types/RedirectPageList.tsx';
import { splashQuery } from '#queries/resources/splash.ts';

export function SplashPage() {
  const t = useTranslations('splash');
  return (
    <RedirectPageList
      kind="splashPage"
      title={t('title')}
      one={t('one')}
      list={splashQuery}
      picture={() => 'splashPage'}
    >
      {t('purpose')}
    </RedirectPageList>
  );
}
