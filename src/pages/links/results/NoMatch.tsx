/** No match: says which search or filters no link fits, and offers words that were nearly typed, and a way back. */
import { Anchor, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { filterCount, type ListState, noFilters } from '#features/link-list/list-state.ts';
import { useFilterLabels } from '#features/link-list/use-filter-labels.ts';
import { type LinkView, useSimilarLinks } from '#queries/library.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { didYouMean } from './did-you-mean.ts';

interface NoMatchProps {
  state: ListState;
  /** What was searched. */
  words: string;
  /** The view of the links that are here; undefined where the service has answered. */
  view: LinkView | undefined;
  onChange: (part: Partial<ListState>) => void;
}

export function NoMatch(props: NoMatchProps) {
  return filterCount(props.state) > 0 ? <NoFiltered {...props} /> : <NoFound {...props} />;
}

function NoFiltered({ state, onChange }: NoMatchProps) {
  const t = useTranslations('links.noMatch');
  const labels = useFilterLabels(state).map(({ label }) => label);
  return (
    <EmptyState
      kind="none"
      title={t('filtered')}
      action={
        <Button variant="default" onClick={() => onChange(noFilters)}>
          {t('clearFilters')}
        </Button>
      }
    >
      {labels.join(' · ')}
    </EmptyState>
  );
}

function NoFound({ words, view, onChange }: NoMatchProps) {
  const t = useTranslations('links.noMatch');
  return (
    <EmptyState
      kind="none"
      title={t.rich('found', { text: words, q: (text) => <q dir="auto">{text}</q> })}
      action={
        <Button variant="default" onClick={() => onChange({ q: '', short: '' })}>
          {t('clearSearch')}
        </Button>
      }
    >
      {view === undefined ? null : (
        <DidYouMean view={view} onSearch={(q) => onChange({ q, short: '' })} />
      )}
      <span>{t('words')}</span>
    </EmptyState>
  );
}

function DidYouMean({ view, onSearch }: { view: LinkView; onSearch: (q: string) => void }) {
  const t = useTranslations('links.noMatch');
  const meant = didYouMean(view.q, useSimilarLinks(view));
  if (meant === null) return null;
  return (
    <>
      {t.rich('meant', {
        text: meant,
        search: (text) => (
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            onClick={() => onSearch(meant)}
          >
            <bdi dir="auto">{text}</bdi>
          </Anchor>
        ),
      })}
      <br />
    </>
  );
}
