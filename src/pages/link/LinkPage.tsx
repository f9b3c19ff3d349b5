/** Link screen: header, figures, trend, statistics and destinations of one link. */
import { Stack, Text } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type OpenedFromList, paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { RecordPage } from '#features/records/RecordPage.tsx';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { LinkHeader } from './header/LinkHeader.tsx';
import { LinkBody } from './LinkBody.tsx';
import { type ShownLink, useLinkScreen } from './use-link-screen.ts';

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

/** Says that the service has no such link any more, with its last total. */
function LinkGone({ counts }: { counts: ShownLink['counts'] | undefined }) {
  const t = useTranslations('link');
  const clicks = counts?.clicks;
  if (counts === undefined) return <RecordNotFound to={paths.links.href()} list={t('list')} />;
  return (
    <RecordNotFound to={paths.links.href()} list={t('list')} title={t('gone.title')}>
      {clicks == null ? t('gone.text') : t('gone.clicks', { clicks })}
    </RecordNotFound>
  );
}

interface BackToList {
  /** The list with its search, filters and order. */
  readonly to: string;
  /** Also to the place in it, where the link was opened from it. */
  readonly goBack: () => void;
}

/** Where the list that a link was opened from is, and the way back to its place there. */
function useBackToList(): BackToList {
  const list = listIn(useLocation().state);
  const navigate = useNavigate();
  const to = paths.links.href() + (list ?? '');
  return { to, goBack: () => void (list === undefined ? navigate(to) : navigate(-1)) };
}

/** The query of the list; undefined where the link was opened elsewhere. */
function listIn(state: unknown): OpenedFromList['list'] | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}
