/** Found note: how many links a search or filters have found, with their clicks; where not all links are here, with a way to all. */
import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { noFilters } from '#features/link-list/list-state.ts';
import type { LinksScreen } from '#pages/links/use-links-screen.ts';
import { MatchCount } from './MatchCount.tsx';
import { narrowedBy } from './narrowed-by.ts';

export function FoundNote({ screen }: { screen: LinksScreen }) {
  const t = useTranslations('links.found');
  const { state, list, change } = screen;
  const { data, isPlaceholderData } = list.page;
  const { library, found } = list;
  if (found !== undefined && found !== 'missing')
    return <MatchCount about={state.short}>{t('one')}</MatchCount>;
  const partial = library?.partial === true;
  const { searched, isNarrowed } = narrowedBy(state, list);
  if (data === undefined || isPlaceholderData) return null;
  const { result } = data;
  const clicks = result === 0 ? null : (library?.clicks ?? null);
  if (!(isNarrowed || partial)) return null;
  const askService = (
    <Anchor
      component="button"
      type="button"
      size="sm"
      underline="always"
      onClick={() => change({ ...noFilters, askService: true })}
    >
      {t('ask')}
    </Anchor>
  );
  return (
    <MatchCount
      about={`${result} ${searched}`}
      isCounted={library?.isCounted !== false}
      clicks={clicks}
      action={partial ? askService : null}
    >
      <span>{state.short === '' ? '' : `${t('unknownUrl')} `}</span>
      <span>{t(partial ? 'loaded' : 'all', { count: result })}</span>
    </MatchCount>
  );
}
