/** Channel items: the links, bio pages and QR items of a channel, a page at a time, with the clicks of its links. */
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ChannelItem, type ItemType, itemTypes } from '#contract/resources/channels.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { type PageQuery, PaginatedList } from '#features/records/PaginatedList.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import type { LinkReport } from '#queries/library.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { AddedOn, ItemCard, ItemCell, ItemMenu } from './ChannelItem.tsx';
import classes from './ChannelItems.module.css';
import { type ItemFigures, useItemFigures } from './ItemFigures.tsx';

interface ChannelItemsProps {
  query: PageQuery<ChannelItem>;
  channel: AssignTarget;
  /** How its links did; undefined until it is added up. */
  report: LinkReport | undefined;
  page: number;
  onPage: (page: number) => void;
  onAssign: () => void;
}

export function ChannelItems(props: ChannelItemsProps) {
  const { query, channel, report, page, onPage, onAssign } = props;
  const t = useTranslations('channels.items');
  const total = knownTotal(query.data);
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <PaginatedList
        query={query}
        what={t('title')}
        page={page}
        onPage={onPage}
        skeleton={<ListSkeleton rows={12} cardHeight={104} />}
        empty={
          <EmptyState
            title={t('empty.title')}
            action={<Button onClick={onAssign}>{t('empty.assign')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <ItemTable
            items={rows}
            isWhole={total === rows.length}
            channel={channel}
            report={report}
            stale={stale}
          />
        )}
      </PaginatedList>
      {total === undefined || total === 0 ? null : (
        <Text size="xs" c="var(--deck-text-dim)">
          {t('total', { count: total })}
        </Text>
      )}
    </Stack>
  );
}

interface ItemTableProps extends Pick<ChannelItemsProps, 'channel' | 'report'> {
  items: readonly ChannelItem[];
  /** Whether these are all items, so that they can be sorted and told apart by their type. */
  isWhole: boolean;
  stale: boolean;
}

function ItemTable({ items, isWhole, channel, report, stale }: ItemTableProps) {
  const t = useTranslations('channels.items');
  const [type, setType] = useState<ItemType | 'all'>('all');
  const types = itemTypes.filter((each) => items.some((item) => item.type === each));
  const figures = useItemFigures(items, report);
  const shown = items.filter((item) => type === 'all' || item.type === type);
  const rows = isWhole ? shown.toSorted(byClicks(figures)) : shown;
  const columns: readonly Column<ChannelItem>[] = [
    { header: t('item'), width: 46, render: (item) => <ItemCell item={item} channel={channel} /> },
    ...figures.columns,
    { header: t('date'), width: 18, align: 'end', render: (item) => <AddedOn item={item} /> },
    { header: t('actions'), width: 10, align: 'end', render: (item) => <ItemMenu item={item} /> },
  ];
  return (
    <>
      {isWhole && types.length > 1 ? (
        <SegmentedControl
          size="xs"
          className={classes.types}
          aria-label={t('title')}
          data={[
            { value: 'all', label: t('all') },
            ...types.map((each) => ({ value: each, label: t(`kinds.${each}`) })),
          ]}
          value={type}
          onChange={(value) => setType(types.find((each) => each === value) ?? 'all')}
        />
      ) : null}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        // An id is unique only together with its type.
        rowKey={({ type: own, id }, index) =>
          own === null || id === null ? index : `${own} ${id}`
        }
        card={(item) => <ItemCard item={item} channel={channel} clicks={figures.clicksOf(item)} />}
        stale={stale}
      />
    </>
  );
}

/** Most clicked first; items without clicks of their own keep their order after them. */
function byClicks({ clicksOf }: Pick<ItemFigures, 'clicksOf'>) {
  return (one: ChannelItem, other: ChannelItem) => (clicksOf(other) ?? -1) - (clicksOf(one) ?? -1);
}
