/** Link gone: says that the service has no such link any more, with its last total. */
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import type { ShownLink } from './use-link-screen.ts';

export function LinkGone({ counts }: { counts: ShownLink['counts'] | undefined }) {
  const t = useTranslations('link');
  const clicks = counts?.clicks;
  if (counts === undefined) return <RecordNotFound to={paths.links.href()} list={t('list')} />;
  return (
    <RecordNotFound to={paths.links.href()} list={t('list')} title={t('gone.title')}>
      {clicks == null ? t('gone.text') : t('gone.clicks', { clicks })}
    </RecordNotFound>
  );
}
