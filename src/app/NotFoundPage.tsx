/** Not-found page: shown at an address without a screen. */
import { Button, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';

export function NotFoundPage() {
  const t = useTranslations('shell');
  return (
    <>
      <Title order={1}>{t('titles.missing')}</Title>
      <EmptyState
        kind="none"
        title={t('missing.title')}
        action={
          <Button component={ScreenLink} to={paths.links.href()}>
            {t('missing.links')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </>
  );
}
