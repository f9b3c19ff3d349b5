/** Found note: how many links a search or filters have found, with their clicks; where not all links are here, with a way to all. */
import { Anchor, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { noFilters } from '#features/link-list/list-state.ts';
import type { LinksScreen } from '#pages/links/use-links-screen.ts';
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

/** In milliseconds. */
const pause = 500;

interface MatchCountProps {
  /** What was counted and searched, as text. */
  about: string;
  /** False where the rows are there before their number. */
  isCounted?: boolean;
  /** The sum of clicks of what was found; null where it is not known. */
  clicks?: number | null;
  children: ReactNode;
  /** A button after the sentence. */
  action?: ReactNode;
}

/** Stays as it is until what is shown is counted, so that it does not blink with each key. */
const MatchCount = memo(Found, (_, { isCounted = true }) => !isCounted);

/** A status that is busy is announced when it no longer is. */
function Found({ about, isCounted = true, clicks = null, children, action }: MatchCountProps) {
  const t = useTranslations('links.found');
  const [settled] = useDebouncedValue(about, pause);
  return (
    <Group gap="xs">
      {/* By `data-found` a benchmark sees for which text the number is. */}
      <Text
        role="status"
        size="sm"
        c="var(--deck-text-dim)"
        aria-busy={settled !== about}
        data-found={isCounted ? about : undefined}
      >
        <span>{isCounted ? children : '\u00a0'}</span>
        {isCounted && clicks !== null ? <span> {t('clicks', { clicks })}</span> : null}
      </Text>
      {action}
    </Group>
  );
}
