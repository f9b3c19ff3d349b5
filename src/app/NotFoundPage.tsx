/** Not-found page: shown at an address without a screen. */
import { Button, Title } from '@mantine/core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { paths } from '#features/paths.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';

export function NotFoundPage() {
  const t = useTranslations('shell');
  const { hidden } = use(EmbedOptionsContext);
  const toLinks = (
    <Button component={Link} to={paths.links.href()}>
      {t('missing.links')}
    </Button>
  );
  return (
    <>
      <Title order={1}>{t('titles.missing')}</Title>
      <EmptyState
        kind="none"
        title={t('missing.title')}
        action={hidden.has(paths.links.pattern) ? null : toLinks}
      >
        {t('missing.text')}
      </EmptyState>
    </>
  );
}
