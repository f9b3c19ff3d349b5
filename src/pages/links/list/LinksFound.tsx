/** Links results: the rows of a page, the link of a short URL, or an empty state. */
import { Anchor, Button, Stack } from '@mantine/core';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import { descendsFirst, filterCount, type ListState, noFilters } from '#pages/links/address/list-state.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { LinkTable } from '#pages/links/table/LinkTable.tsx';
import { fewResults, librarySorts, useSelectLinks } from '#queries/library.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { MatchCount } from './MatchCount.tsx';
import { SimilarLinks } from './SimilarLinks.tsx';
import type { FoundPage, LinkList } from './use-link-list.ts';

/** Height of a link's card on a phone, in pixels. */
const cardHeight = 126;

interface LinksFoundProps {
  state: ListState;
  list: LinkList;
  onChange: (part: Partial<ListState>) => void;
  selection: LinkSelection;
  /** Whether all columns sort. */
  sortsAll: boolean;
  /** Selects or deselects all that match; undefined where only a request could tell which those are. */
  onSelectAll: ((selected: boolean) => void) | undefined;
}

export function LinksFound(props: LinksFoundProps) {
  const t = useTranslations('links');
  const { state, list, selection } = props;
  const { found } = list;
  if (state.short !== '' && found !== 'missing') {
    return (
      <QueryState query={list.lookUp} what={t('whatOne')} skeleton={<ListSkeleton rows={1} cardHeight={cardHeight} />}>
        {() => (
          <>
            <MatchCount about={state.short}>{t('found.one')}</MatchCount>
            {found === undefined ? null : <LinkTable rows={[found]} stale={list.refreshable.isFetching} selection={selection} />}
          </>
        )}
      </QueryState>
    );
  }
  return (
    <QueryState query={list.page} what={t('what')} skeleton={<ListSkeleton rows={linksOnPage} cardHeight={cardHeight} />}>
      {(page) => <LinkRows {...props} page={page} />}
    </QueryState>
  );
}

function LinkRows({ state, list, page, onChange, selection, sortsAll, onSelectAll }: LinksFoundProps & { page: FoundPage }) {
  const t = useTranslations('links');
  const { rows, unreadable, result, maxpage, notes } = page;
  const { library } = list;
  const partial = library?.partial === true;
  const stale = list.page.isPlaceholderData;
  const searched = state.short === '' ? (library?.view.q ?? state.q) : state.short;
  const isNarrowed = searched !== '' || (library !== undefined && filterCount(state) > 0);
  const pages = Math.max(1, maxpage);
  const empty = rows.length === 0 && unreadable.length === 0;
  const readRange = useSelectLinks();
  const { scrolled } = library ?? {};

  return (
    <Stack gap="md">
      {stale || !(isNarrowed || partial) ? null : (
        <MatchCount
          about={`${result} ${searched}`}
          isCounted={library?.isCounted !== false}
          action={
            !partial ? null : (
              <Anchor
                component="button"
                type="button"
                size="sm"
                underline="always"
                onClick={() => onChange({ ...noFilters, asked: true })}
              >
                {t('found.ask')}
              </Anchor>
            )
          }
        >
          {state.short === '' ? '' : `${t('found.noAddress')} `}
          {searched === ''
            ? t(partial ? 'found.loaded' : 'found.all', { count: result })
            : t.rich(partial ? 'found.loadedText' : 'found.text', {
                ...{ count: result, text: searched },
                q: (text) => <q dir="auto">{text}</q>,
              })}
        </MatchCount>
      )}
      <ReadingNotes notes={notes} rows={unreadable} />
      {!empty ? (
        <LinkTable
          rows={rows}
          order={{ by: state.sort, descending: state.descending }}
          onOrder={(by) => onChange(sortedBy(state, by, sortsAll))}
          sortsAll={sortsAll}
          stale={stale}
          selection={selection}
          long={
            library === undefined || scrolled === undefined || onSelectAll === undefined
              ? undefined
              : {
                  ...{ total: library.total, key: library.key, onSelectAll, ...scrolled },
                  readRange: (from, to) => readRange(library.view, from, to),
                }
          }
        />
      ) : result > 0 && state.page > 1 ? (
        <EmptyState
          kind="none"
          title={t('pastEnd.title')}
          action={<Button onClick={() => onChange({ page: pages })}>{t('pastEnd.last')}</Button>}
        >
          {t('pastEnd.text', { count: pages })}
        </EmptyState>
      ) : !isNarrowed ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button component={RouterLink} to={paths.newLink.href()}>
              {t('empty.new')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <EmptyState
          kind="none"
          title={t('noMatch.title')}
          action={
            <Button variant="default" onClick={() => onChange({ q: '', short: '', ...noFilters })}>
              {t('noMatch.all')}
            </Button>
          }
        >
          {filterCount(state) > 0 ? t('noMatch.filters') : t('noMatch.words')}
        </EmptyState>
      )}
      {empty || scrolled !== undefined ? null : (
        <Pager page={state.page} pages={pages} onPage={(number) => onChange({ page: number })} />
      )}
      {library === undefined || library.view.q === '' || result >= fewResults ? null : (
        <SimilarLinks view={library.view} selection={selection} />
      )}
    </Stack>
  );
}

/** The order after a click on a heading: a second click turns it round, where that is possible. */
function sortedBy(state: ListState, by: string, sortsAll: boolean): Partial<ListState> {
  const sort = librarySorts.find((each) => each === by) ?? 'date';
  const turned = sortsAll && sort === state.sort;
  return { sort, descending: turned ? !state.descending : descendsFirst(sort) };
}
