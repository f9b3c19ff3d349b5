/** Redirect page list: the splash pages or overlays of the account, each with a button to use it in a new link. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListHeader } from '#features/records/ListHeader.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { usePageParam } from '#features/records/use-page-param.ts';
import { paths } from '#features/routes/paths.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { RecordName } from '#ui/text/RecordName.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';

/** Rows on a page. */
const pageSize = 25;

interface RedirectPageRow {
  id: number;
  name: string;
  date: string | null;
}

interface RedirectPageListProps<Row extends RedirectPageRow> {
  title: string;
  /** Singular, as in "Overlay 12", and plural, as in "your overlays". */
  one: string;
  things: string;
  list: ListQuery<Row>;
  /** One more column, between name and date. */
  column?: Column<Row>;
  /** The field `type` of a new link that uses it. */
  toType: (row: Row) => string;
  children: ReactNode;
}

/** Costs one request. */
export function RedirectPageList<Row extends RedirectPageRow>(props: RedirectPageListProps<Row>) {
  const { title, one, things, list, column, toType, children } = props;
  const [page, showPage] = usePageParam();
  const query = useQuery(list(useEngine(), { page, limit: pageSize }));

  const nameOf = (row: Row) => <RecordName name={row.name} otherwise={`${one} ${row.id}`} />;
  const actionOf = (row: Row) => (
    <Button
      component={Link}
      to={paths.newLink.href({ type: toType(row) })}
      variant="default"
      size="xs"
      data-opens
      aria-label={`Use ${row.name.slice(0, 80) || `${one} ${row.id}`} in a new link`}
    >
      Use in a new link
    </Button>
  );
  const columns: Column<Row>[] = [
    { header: 'Name', width: 38, render: nameOf },
    ...(column === undefined ? [] : [column]),
    { header: 'Created', width: 18, render: (row) => <TimeAgo moment={row.date} /> },
    { header: 'Use', width: 26, align: 'end', render: actionOf },
  ];
  const card = (row: Row) => (
    <Stack gap="xs">
      {nameOf(row)}
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="var(--deck-text-dim)" component="span">
          {column === undefined ? null : <>{column.render(row)} · </>}
          <TimeAgo moment={row.date} />
        </Text>
        {actionOf(row)}
      </Group>
    </Stack>
  );

  return (
    <Stack gap="md">
      <ListHeader title={title} query={query} />
      <PaginatedList
        query={query}
        things={things}
        page={page}
        onPage={showPage}
        skeleton={<ListSkeleton rows={pageSize} cardHeight={84} />}
        empty={
          <EmptyState title={`There are no ${things} yet`}>
            {children} They are made at the service itself, not here: once there is one, it is listed here.
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <>
            <Text c="var(--deck-text-dim)">{children} They are made and changed at the service itself.</Text>
            <DataTable label={title} columns={columns} rows={rows} rowKey={(row) => row.id} card={card} stale={stale} />
          </>
        )}
      </PaginatedList>
    </Stack>
  );
}
