/** List page: the screen of a list of records, with title, total, create button, rows, pager and empty state. */
import { Button, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal, type ListQuery } from '#queries/endpoint-query.ts';
import { formatNumber } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import classes from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type PageQuery, PaginatedList } from './PaginatedList.tsx';
import { pageNumber, useUrlState } from './use-url-state.ts';

interface ListViewProps<Row> {
  /** Plural: "Channels". */
  title: string;
  query: PageQuery<Row>;
  /** All rows of the list, where known. */
  total: number | undefined;
  /** The page that is shown, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Missing where the interface cannot create a record. */
  create?: { label: string; onClick: () => void };
  /** A control of the page, before the button that creates a record. */
  control?: ReactNode;
  /** What is still being counted, beside the time of the list. */
  progress?: ReactNode;
  /** Between the title and the rows. */
  notice?: ReactNode;
  skeleton: ReactNode;
  emptyTitle: string;
  empty: ReactNode;
  /** In place of the empty state, where a search has found nothing. */
  noMatch?: ReactNode;
  /**
   * @param stale another page is loading
   * @param loadedAt milliseconds since 1970
   */
  rows: (rows: readonly Row[], stale: boolean, loadedAt: number) => ReactNode;
  /** Dialogs and the like. */
  children?: ReactNode;
}

type OfPage = 'query' | 'page' | 'onPage' | 'total' | 'skeleton';

interface ListPageProps<Row> extends Omit<ListViewProps<Row>, OfPage> {
  list: ListQuery<Row>;
  /** The height of a row on a phone, in pixels. */
  cardHeight?: number;
}

const rowsOnPage = 25;

/**
 * A list that is asked for a page at a time: shows the page that the address names. Costs one
 * request for each page that is shown.
 */
export function ListPage<Row>({ list, cardHeight = 0, ...view }: ListPageProps<Row>) {
  const [{ page }, setUrl] = useUrlState({ page: pageNumber });
  const query = useQuery(list(useEngine(), { page, limit: rowsOnPage }));
  return (
    <ListView
      {...view}
      query={query}
      page={page}
      onPage={(next) => setUrl({ page: next })}
      total={knownTotal(query.data)}
      skeleton={<ListSkeleton rows={rowsOnPage} cardHeight={cardHeight} />}
    />
  );
}

/** The same of rows that the caller has. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const {
    title,
    query,
    total,
    page,
    onPage,
    create,
    control,
    progress,
    notice,
    skeleton,
    emptyTitle,
    empty,
    noMatch,
  } = props;
  const { rows, children } = props;
  const found = (
    <PaginatedList
      query={query}
      what={title}
      page={page}
      onPage={onPage}
      skeleton={skeleton}
      empty={
        noMatch ?? (
          <EmptyState
            title={emptyTitle}
            action={create && <Button onClick={create.onClick}>{create.label}</Button>}
          >
            {empty}
          </EmptyState>
        )
      }
    >
      {(loaded, stale) => rows(loaded, stale, query.dataUpdatedAt)}
    </PaginatedList>
  );
  return (
    <Stack gap="md" data-page="wide">
      <div className={classes.head}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>{title}</Title>
          <span className={classes.total}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        <div className={classes.updated}>
          <div className={classes.progress}>{progress}</div>
          <LastUpdated query={query} />
        </div>
        {control === undefined && create === undefined ? null : (
          <div className={classes.controls}>
            {control}
            {create === undefined ? null : (
              <Button
                variant="light"
                leftSection={<Plus size={16} aria-hidden />}
                onClick={create.onClick}
              >
                {create.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {notice}
      {found}
      {children}
    </Stack>
  );
}
