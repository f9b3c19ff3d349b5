/** What is in a channel, a page at a time: links, bio pages and QR items, to be dragged onto other channels too. */
import { Button, Stack, Text } from '@mantine/core';
import type { ChannelItem } from '#contract/resources/channels.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import type { PageQuery } from '#features/records/ListHeader.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { pageSize } from '#queries/resources/channel-items-page.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import classes from './ItemCells.module.css';
import { AddedOn, ItemLink, ItemMenu, ItemTitle } from './ItemCells.tsx';

interface ChannelItemsProps {
  query: PageQuery<ChannelItem>;
  channel: AssignTarget;
  page: number;
  onPage: (page: number) => void;
  onAssign: () => void;
}

export function ChannelItems({ query, channel, page, onPage, onAssign }: ChannelItemsProps) {
  const total = query.data?.result;
  const columns: readonly Column<ChannelItem>[] = [
    { header: 'Item', width: 38, render: (item) => <ItemTitle item={item} channel={channel} /> },
    { header: 'Short link', width: 30, render: (item) => <ItemLink link={item.link} /> },
    { header: 'Date', width: 20, align: 'end', render: (item) => <AddedOn date={item.date} /> },
    { header: 'Actions', width: 12, align: 'end', render: (item) => <ItemMenu item={item} /> },
  ];
  return (
    <Stack gap="sm" component="section" aria-label="Items">
      <PaginatedList
        query={query}
        things="items"
        page={page}
        onPage={onPage}
        skeleton={<ListSkeleton rows={pageSize} cardHeight={104} />}
        empty={
          <EmptyState title="Nothing is in this channel yet" action={<Button onClick={onAssign}>Assign items</Button>}>
            Drag links onto it, here or on Links, or choose them with the button. Bio pages and QR items are named by their id.
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <DataTable
            label="Items"
            columns={columns}
            rows={rows}
            // An id is unique only together with its type.
            rowKey={(item) => `${item.type} ${item.id}`}
            card={(item) => <ItemCard item={item} channel={channel} />}
            stale={stale}
          />
        )}
      </PaginatedList>
      {total === undefined || total === 0 ? null : (
        <Text size="xs" c="var(--deck-text-dim)">
          {total === 1 ? '1 item' : `${formatNumber(total)} items`}. The service cannot take an item out of a channel; deleting
          the channel takes all of them out.
        </Text>
      )}
    </Stack>
  );
}

function ItemCard({ item, channel }: { item: ChannelItem; channel: AssignTarget }) {
  return (
    <div className={classes['card']}>
      <div className={classes['top']}>
        <ItemTitle item={item} channel={channel} />
        <ItemMenu item={item} />
      </div>
      <ItemLink link={item.link} />
      <span className={classes['date']}>
        <AddedOn date={item.date} />
      </span>
    </div>
  );
}
