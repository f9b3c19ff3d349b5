/** Paginated list: the rows of one page, with skeleton, empty state, unreadable rows and the pager. */
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadPage } from '#queries/endpoint-query.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { type Loadable, QueryState } from '#ui/layout/QueryState.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';

/** A page of a list as a query has it. */
export interface PageQuery<Row> extends Loadable<ReadPage<Row>> {
  isPlaceholderData: boolean;
}

interface PaginatedListProps<Row> {
  query: PageQuery<Row>;
  /** The title of the list, as in "Could not load Channels". */
  what: string;
  page: number;
  onPage: (page: number) => void;
  skeleton: ReactNode;
  empty: ReactNode;
  /** @param stale another page is loading */
  children: (rows: readonly Row[], stale: boolean) => ReactNode;
}

export function PaginatedList<Row>(props: PaginatedListProps<Row>) {
  const t = useTranslations('records.past');
  const { query, what, page, onPage, skeleton, empty, children } = props;
  return (
    <QueryState query={query} what={what} skeleton={skeleton}>
      {({ rows, unreadable, result, maxpage, notes }: ReadPage<Row>) => {
        const pages = Math.max(1, maxpage);
        if (rows.length === 0 && unreadable.length === 0) {
          if (page === 1 || query.isPlaceholderData) return empty;
          const last = result === 0 ? 1 : pages;
          return (
            <EmptyState
              kind="none"
              title={t('title')}
              action={
                <Button onClick={() => onPage(last)}>{t(last === 1 ? 'first' : 'last')}</Button>
              }
            >
              {t('text', { pages: last })}
            </EmptyState>
          );
        }
        return (
          <Stack gap="md">
            <ReadingNotes notes={notes} rows={unreadable} />
            {rows.length === 0 ? null : children(rows, query.isPlaceholderData)}
            <Pager page={page} pages={pages} onPage={onPage} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
