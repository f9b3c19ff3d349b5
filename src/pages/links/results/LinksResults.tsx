/** Links results: the rows of a page, the link of a short URL, or an empty state. */
import { Button, Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { linksOnPage } from '#features/library/use-link-page.ts';
import { descendsFirst, type ListState } from '#features/link-list/list-state.ts';
import { paths } from '#features/paths.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { LinkTable, lineHeight } from '#pages/links/table/LinkTable.tsx';
import type { LinkList, ResultPage } from '#pages/links/use-link-list.ts';
import {
  fewResults,
  type LinkView,
  librarySorts,
  useSelectLinks,
  useSimilarLinks,
} from '#queries/library.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { NoMatch } from './NoMatch.tsx';
import { narrowedBy } from './narrowed-by.ts';

interface LinksFoundProps {
  state: ListState;
  list: LinkList;
  onChange: (part: Partial<ListState>) => void;
  selection: LinkSelection;
  /** Whether all columns sort. */
  sortsAll: boolean;
  /** Rows have one line. */
  isCompact: boolean;
  /** Selects or deselects all that match; undefined where only a request could tell which those are. */
  onSelectAll: ((selected: boolean) => void) | undefined;
}

export function LinksResults(props: LinksFoundProps) {
  const t = useTranslations('links');
  const { state, list, selection } = props;
  const { found } = list;
  if (state.short !== '' && found !== 'missing') {
    return (
      <QueryState
        query={list.lookUp}
        what={t('whatOne')}
        skeleton={<ListSkeleton rows={1} cardHeight={lineHeight} />}
      >
        {() =>
          found === undefined ? null : (
            <LinkTable rows={[found]} stale={list.refreshable.isFetching} selection={selection} />
          )
        }
      </QueryState>
    );
  }
  return (
    <QueryState
      query={list.page}
      what={t('what')}
      skeleton={<ListSkeleton rows={linksOnPage} cardHeight={lineHeight} />}
    >
      {(page) => <LinkRows {...props} page={page} />}
    </QueryState>
  );
}

type LinkRowsProps = LinksFoundProps & { page: ResultPage };

function LinkRows(props: LinkRowsProps) {
  const { state, list, page, onChange, selection } = props;
  const { rows, unreadable, result, maxpage, notes } = page;
  const { library } = list;
  const isEmpty = rows.length === 0 && unreadable.length === 0;
  return (
    <Stack gap="md">
      <ReadingNotes notes={notes} rows={unreadable} />
      {isEmpty ? <NoRows {...props} /> : <Rows {...props} />}
      {isEmpty || library?.scrolled !== undefined ? null : (
        <Pager
          page={state.page}
          pages={Math.max(1, maxpage)}
          onPage={(number) => onChange({ page: number })}
        />
      )}
      {library === undefined || library.view.q === '' || result >= fewResults ? null : (
        <SimilarLinks view={library.view} selection={selection} />
      )}
    </Stack>
  );
}

function Rows(props: LinkRowsProps) {
  const { state, list, page, onChange, selection, sortsAll, isCompact, onSelectAll } = props;
  const readRange = useSelectLinks();
  const { library } = list;
  const { scrolled } = library ?? {};
  const long =
    library === undefined || scrolled === undefined || onSelectAll === undefined
      ? undefined
      : {
          total: library.total,
          key: library.key,
          onSelectAll,
          ...scrolled,
          readRange: (from: number, to: number) => readRange(library.view, from, to),
        };
  return (
    <LinkTable
      rows={page.rows}
      order={{ by: state.sort, descending: state.descending }}
      onOrder={(by) => onChange(sortedBy(state, by, sortsAll))}
      sortsAll={sortsAll}
      stale={list.page.isPlaceholderData}
      selection={selection}
      searched={narrowedBy(state, list).searched}
      isCompact={isCompact}
      week={library?.view.week}
      long={long}
    />
  );
}

function NoRows(props: LinkRowsProps) {
  const t = useTranslations('links');
  const { state, page, onChange, list } = props;
  const { searched, isNarrowed } = narrowedBy(state, list);
  const pages = Math.max(1, page.maxpage);
  if (page.result > 0 && state.page > 1) {
    return (
      <EmptyState
        kind="none"
        title={t('pastEnd.title')}
        action={<Button onClick={() => onChange({ page: pages })}>{t('pastEnd.last')}</Button>}
      >
        {t('pastEnd.text', { count: pages })}
      </EmptyState>
    );
  }
  if (!isNarrowed) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button component={ScreenLink} to={paths.newLink.href()}>
            {t('empty.new')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return <NoMatch state={state} words={searched} view={list.library?.view} onChange={onChange} />;
}

/** The order after a click on a heading: a second click turns it round, where that is possible. */
function sortedBy(state: ListState, by: string, sortsAll: boolean): Partial<ListState> {
  const sort = librarySorts.find((each) => each === by) ?? 'date';
  const turned = sortsAll && sort === state.sort;
  return { sort, descending: turned ? !state.descending : descendsFirst(sort) };
}

interface SimilarLinksProps {
  view: LinkView;
  selection: LinkSelection;
}

/** Links that nearly fit the keywords of a search that has found few. */
function SimilarLinks({ view, selection }: SimilarLinksProps) {
  const t = useTranslations('links.found');
  const links = useSimilarLinks(view);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <Title order={2} size="h3" id="similar" mb="xs">
        {t('similar')}
      </Title>
      <LinkTable label={t('similar')} rows={links} selection={selection} />
    </section>
  );
}
