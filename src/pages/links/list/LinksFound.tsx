/** Links results: the rows of a page, the link of a short URL, or an empty state. */
import { Anchor, Button, Stack, Title } from '@mantine/core';
import { Link as RouterLink } from 'react-router-dom';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import { descendsFirst, filterCount, type ListState, noFilters } from '#pages/links/address/list-state.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { LinkTable } from '#pages/links/table/LinkTable.tsx';
import { librarySorts, useSelectLinks } from '#queries/library.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { MatchCount } from './MatchCount.tsx';
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
  const { state, list, selection } = props;
  const { found } = list;
  if (state.short !== '' && found !== 'missing') {
    return (
      <QueryState
        query={list.lookUp}
        what="the link with this short URL"
        skeleton={<ListSkeleton rows={1} cardHeight={cardHeight} />}
      >
        {() => (
          <>
            <MatchCount about={state.short}>1 link has this short URL.</MatchCount>
            {found === undefined ? null : <LinkTable rows={[found]} stale={list.refreshable.isFetching} selection={selection} />}
          </>
        )}
      </QueryState>
    );
  }
  return (
    <QueryState query={list.page} what="your links" skeleton={<ListSkeleton rows={linksOnPage} cardHeight={cardHeight} />}>
      {(page) => <LinkRows {...props} page={page} />}
    </QueryState>
  );
}

function LinkRows({ state, list, page, onChange, selection, sortsAll, onSelectAll }: LinksFoundProps & { page: FoundPage }) {
  const { rows, unreadable, result, maxpage, notes } = page;
  const { library } = list;
  const stale = list.page.isPlaceholderData;
  const searched = state.short === '' ? state.q : state.short;
  const isNarrowed = searched !== '' || (library !== undefined && filterCount(state) > 0);
  const pages = Math.max(1, maxpage);
  const empty = rows.length === 0 && unreadable.length === 0;
  const readRange = useSelectLinks();
  const { scrolled } = library ?? {};

  return (
    <Stack gap="md">
      {stale || !(isNarrowed || library?.partial === true) ? null : (
        <MatchCount
          about={`${result} ${searched}`}
          action={
            library?.partial !== true ? null : (
              <Anchor
                component="button"
                type="button"
                size="sm"
                underline="always"
                onClick={() => onChange({ ...noFilters, asked: true })}
              >
                Ask the service for all
              </Anchor>
            )
          }
        >
          {state.short === '' ? '' : 'No link of this account has that short URL. '}
          {matches(result, library?.partial === true)}
          {searched === '' ? '' : ' '}
          {searched === '' ? null : <q dir="auto">{searched}</q>}.
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
          title="This page is past the end"
          action={<Button onClick={() => onChange({ page: pages })}>Go to the last page</Button>}
        >
          There {pages === 1 ? 'is 1 page' : `are ${formatNumber(pages)} pages`} of links.
        </EmptyState>
      ) : !isNarrowed ? (
        <EmptyState
          title="Make your first short link"
          action={
            <Button component={RouterLink} to={paths.newLink.href()}>
              New link
            </Button>
          }
        >
          A short link leads to any web address, is easy to pass on, and counts who follows it. There are no links in this account
          yet.
        </EmptyState>
      ) : (
        <EmptyState
          kind="none"
          title="No link matches"
          action={
            <Button variant="default" onClick={() => onChange({ q: '', short: '', ...noFilters })}>
              Show all links
            </Button>
          }
        >
          {filterCount(state) > 0
            ? 'Try fewer filters, or fewer or other words.'
            : 'Search looks for the words in alias, destination, title and description. Try fewer or other words.'}
        </EmptyState>
      )}
      {empty || scrolled !== undefined ? null : (
        <Pager page={state.page} pages={pages} onPage={(number) => onChange({ page: number })} />
      )}
      {library === undefined || library.similar.length === 0 ? null : (
        <section aria-labelledby="similar">
          <Title order={2} size="h3" id="similar" mb="xs">
            Similar links
          </Title>
          <LinkTable label="Similar links" rows={library.similar} selection={selection} />
        </section>
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

function matches(result: number, partial: boolean): string {
  if (partial)
    return result === 0
      ? 'None of the links here matches'
      : `${formatNumber(result)} of the links here ${result === 1 ? 'matches' : 'match'}`;
  if (result === 0) return 'No link matches';
  return result === 1 ? '1 link matches' : `${formatNumber(result)} links match`;
}
