/** Links results: the rows of a page, the link of a short URL, or an empty state. */
import { Button, Stack, Text } from '@mantine/core';
import { Link as RouterLink } from 'react-router-dom';
import type { Link } from '#contract/resources/links.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { linksOnPage } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import type { ReadPage } from '#queries/endpoint-query.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { LinkTable } from './LinkTable.tsx';
import type { ListState } from './list-state.ts';
import type { LinkList } from './use-link-list.ts';

/** Height of a link's card on a phone, in pixels. */
const cardHeight = 126;

interface LinksFoundProps {
  state: ListState;
  list: LinkList;
  onChange: (part: Partial<ListState>) => void;
  selection: LinkSelection;
}

export function LinksFound({ state, list, onChange, selection }: LinksFoundProps) {
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
            <Matches>1 link has this short URL.</Matches>
            {found === undefined ? null : <LinkTable rows={[found]} stale={list.refreshable.isFetching} selection={selection} />}
          </>
        )}
      </QueryState>
    );
  }
  return (
    <QueryState query={list.page} what="your links" skeleton={<ListSkeleton rows={linksOnPage} cardHeight={cardHeight} />}>
      {(page) => <LinksPageRows state={state} list={list} page={page} onChange={onChange} selection={selection} />}
    </QueryState>
  );
}

function LinksPageRows({ state, list, page, onChange, selection }: LinksFoundProps & { page: ReadPage<Link> }) {
  const { rows, unreadable, result, maxpage, notes } = page;
  const stale = list.page.isPlaceholderData;
  const searched = state.short === '' ? state.q : state.short;
  const pages = Math.max(1, maxpage);
  const empty = rows.length === 0 && unreadable.length === 0;

  return (
    <Stack gap="md">
      {searched === '' || stale ? null : (
        <Matches>
          {state.short === '' ? '' : 'No link of this account has that short URL. '}
          {matches(result)} <q dir="auto">{searched}</q>.
        </Matches>
      )}
      <ReadingNotes notes={notes} rows={unreadable} />
      {!empty ? (
        <LinkTable rows={rows} order={state.order} onOrder={(order) => onChange({ order })} stale={stale} selection={selection} />
      ) : result > 0 && state.page > 1 ? (
        <EmptyState
          kind="none"
          title="This page is past the end"
          action={<Button onClick={() => onChange({ page: pages })}>Go to the last page</Button>}
        >
          There {pages === 1 ? 'is 1 page' : `are ${formatNumber(pages)} pages`} of links.
        </EmptyState>
      ) : searched === '' ? (
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
            <Button variant="default" onClick={() => onChange({ q: '', short: '' })}>
              Show all links
            </Button>
          }
        >
          The service looks for the words in alias, destination, title and description. Try fewer or other words.
        </EmptyState>
      )}
      {empty ? null : <Pager page={state.page} pages={pages} onPage={(number) => onChange({ page: number })} />}
    </Stack>
  );
}

function matches(result: number): string {
  if (result === 0) return 'No link matches';
  return result === 1 ? '1 link matches' : `${formatNumber(result)} links match`;
}

function Matches({ children }: { children: React.ReactNode }) {
  return (
    <Text role="status" size="sm" c="var(--deck-text-dim)">
      {children}
    </Text>
  );
}
