/** Link screen: header, figures, trend, statistics and destinations of one link. */
import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { LinkHeader } from './header/LinkHeader.tsx';
import { LinkBody } from './LinkBody.tsx';
import { LinkGone } from './LinkGone.tsx';
import { useBackToList } from './use-back-to-list.ts';
import { useLinkScreen } from './use-link-screen.ts';

export function LinkPage() {
  const t = useTranslations('link');
  return (
    <RecordPage to={paths.links.href()} list={t('list')}>
      {(id) => <LinkById key={id} id={id} />}
    </RecordPage>
  );
}

function LinkById({ id }: { id: number }) {
  const t = useTranslations('link');
  const screen = useLinkScreen(id);
  const { to, goBack } = useBackToList();
  usePageKeys((event) => {
    if (event.key !== 'Escape' || !isPlainKey(event)) return false;
    goBack();
    return true;
  });
  const isGone = screen.state === 'gone';
  return (
    <Stack gap="lg">
      <BackLink to={to} list={t('list')}>
        <LastUpdated query={isGone ? { ...screen.query, dataUpdatedAt: 0 } : screen.query} />
      </BackLink>
      <LinkHeader screen={screen} />
      {isGone ? <LinkGone counts={screen.link?.counts} /> : <LinkBody screen={screen} />}
      {isGone ? null : <Text c="var(--deck-text-dim)">{t('final')}</Text>}
    </Stack>
  );
}
