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
import { PaginatedList } from './PaginatedList.tsx';
import { usePageParam } from './use-page-param.ts';

export interface ListPageProps<Row> {
  /** Plural: "Channels". */
  title: string;
  list: ListQuery<Row>;
  /** Rows on a page. */
  limit?: number;
  /** Missing where the interface cannot create a record. */
  create?: { label: string; onClick: () => void };
  /** A control of the page, before the button that creates a record. */
  control?: ReactNode;
  /** Between the title and the rows. */
  notice?: ReactNode;
  /** The height of a row on a phone, in pixels. */
  cardHeight?: number;
  skeleton?: ReactNode;
  emptyTitle: string;
  empty: ReactNode;
  /** Lays out the rows with something beside them. */
  around?: (list: ReactNode) => ReactNode;
  /**
   * @param stale another page is loading
   * @param loadedAt milliseconds since 1970
   */
  rows: (rows: readonly Row[], stale: boolean, loadedAt: number) => ReactNode;
  /** Dialogs and the like. */
  children?: ReactNode;
}

/** Costs one request. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, list, limit = 25, create, control, notice, emptyTitle, empty, around, rows, children } = props;
  const { cardHeight = 0, skeleton = <ListSkeleton rows={limit} cardHeight={cardHeight} /> } = props;
  const [page, showPage] = usePageParam();
  const query = useQuery(list(useEngine(), { page, limit }));
  const total = knownTotal(query.data);
  const found = (
    <PaginatedList
      query={query}
      things={title.toLowerCase()}
      page={page}
      onPage={showPage}
      skeleton={skeleton}
      empty={
        <EmptyState title={emptyTitle} action={create && <Button onClick={create.onClick}>{create.label}</Button>}>
          {empty}
        </EmptyState>
      }
    >
      {(loaded, stale) => rows(loaded, stale, query.dataUpdatedAt)}
    </PaginatedList>
  );
  return (
    <Stack gap="md">
      <div className={classes['head']}>
        <Group gap="sm" align="baseline" wrap="nowrap">
          <Title order={1}>{title}</Title>
          <span className={classes['total']}>{total === undefined ? '' : formatNumber(total)}</span>
        </Group>
        <Group gap="xs" justify="flex-end" ms="auto">
          <LastUpdated query={query} />
          {control}
          {create === undefined ? null : (
            <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={create.onClick}>
              {create.label}
            </Button>
          )}
        </Group>
      </div>
      {notice}
      {around === undefined ? found : around(found)}
      {children}
    </Stack>
  );
}
