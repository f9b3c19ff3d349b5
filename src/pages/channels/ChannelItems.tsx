/** Channel items: the links, bio pages and QR items of a channel, a page at a time, with drag and assign menu. */
import { Badge, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type ChannelItem, type ItemType, itemTypes } from '#contract/resources/channels.ts';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { RowMenu } from '#features/assign/picker/RowMenu.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { type PageQuery, PaginatedList } from '#features/records/PaginatedList.tsx';
import { paths } from '#features/routes/paths.ts';
import { knownTotal } from '#queries/endpoint-query.ts';
import { itemsOnPage } from '#queries/resources/channels.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { formatDay, parseMoment } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { useHasMouse } from '#ui/layout/use-has-mouse.ts';
import { outward, splitAddress, toSafeHref } from '#ui/safety/safe-url.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import classes from './ChannelItems.module.css';

interface ChannelItemsProps {
  query: PageQuery<ChannelItem>;
  channel: AssignTarget;
  page: number;
  onPage: (page: number) => void;
  onAssign: () => void;
}

export function ChannelItems({ query, channel, page, onPage, onAssign }: ChannelItemsProps) {
  const t = useTranslations('channels.items');
  const total = knownTotal(query.data);
  const columns: readonly Column<ChannelItem>[] = [
    { header: t('item'), width: 38, render: (item) => <ItemTitle item={item} channel={channel} /> },
    { header: t('link'), width: 30, render: (item) => <ItemLink item={item} /> },
    { header: t('date'), width: 20, align: 'end', render: (item) => <AddedOn item={item} /> },
    { header: t('actions'), width: 12, align: 'end', render: (item) => <ItemMenu item={item} /> },
  ];
  const mouse = useHasMouse();
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <PaginatedList
        query={query}
        what={t('title')}
        page={page}
        onPage={onPage}
        skeleton={<ListSkeleton rows={itemsOnPage} cardHeight={104} />}
        empty={
          <EmptyState title={t('empty.title')} action={<Button onClick={onAssign}>{t('empty.assign')}</Button>}>
            {mouse ? t('empty.drag') : t('empty.choose')}
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            // An id is unique only together with its type.
            rowKey={({ type, id }, index) => (type === null || id === null ? index : `${type} ${id}`)}
            card={(item) => <ItemCard item={item} channel={channel} />}
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

function ItemCard({ item, channel }: ItemProps) {
  return (
    <div className={classes['card']}>
      <div className={classes['top']}>
        <ItemTitle item={item} channel={channel} />
        <ItemMenu item={item} />
      </div>
      <ItemLink item={item} />
      <span className={classes['date']}>
        <AddedOn item={item} />
      </span>
    </div>
  );
}

const typeKeys = { links: 'types.links', bio: 'types.bio', qr: 'types.qr' } as const satisfies Record<ItemType, string>;

type Texts = ReturnType<typeof useTranslations<'channels.items'>>;

interface ItemProps {
  item: ChannelItem;
  channel: AssignTarget;
}

/** Makes its row draggable onto another channel, unless its type or id is unknown. */
function ItemTitle({ item, channel }: ItemProps) {
  const t = useTranslations('channels.items');
  const items = assignable(item, t);
  const [only] = items;
  const { ref } = useDragItems({ items, from: channel, around: 'tr, li' });
  return (
    <span className={classes['item']} ref={items.length === 0 ? undefined : ref}>
      <ReadValue of={item} name="type">
        {(type) => (
          <Badge variant="light" color="gray" size="sm" className={classes['chip'] ?? ''}>
            <bdi>{typeName(type, t)}</bdi>
          </Badge>
        )}
      </ReadValue>
      {item.title === null && only !== undefined ? (
        <ItemAnchor item={item}>
          <bdi dir="auto">{only.name}</bdi>
        </ItemAnchor>
      ) : null}
      <ReadValue of={item} name="title">
        {(title) => (
          <ItemAnchor item={item}>
            <bdi dir="auto" title={title}>
              {title.trim() === '' ? t('untitled') : title.slice(0, 300)}
            </bdi>
          </ItemAnchor>
        )}
      </ReadValue>
    </span>
  );
}

/** An unknown type is shown unchanged. */
function typeName(type: string, t: Texts): string {
  const known = itemTypes.find((each) => each === type);
  return known === undefined ? type.slice(0, 24) : t(typeKeys[known]);
}

/** The item in a list, which is empty where its type or id is unknown. */
function assignable({ type, id, title, link }: ChannelItem, t: Texts): AssignableItem[] {
  const known = itemTypes.find((each) => each === type);
  if (known === undefined || id === null) return [];
  const { host, rest } = splitAddress(link ?? '');
  const name = [title ?? '', host + rest].find((text) => text.trim() !== '');
  return [{ type: known, id, name: name ?? t('numbered', { type: known, id: `${id}` }) }];
}

/** A link opens its page in the dashboard, every other item its own address; one without type or id opens nothing. */
function ItemAnchor({ item: { type, id, preview, link }, children }: { item: ChannelItem; children: ReactNode }) {
  const shown = { className: classes['opens'], dir: 'auto', 'data-opens': true };
  if (type === null || id === null)
    return (
      <span className={classes['opens']} dir="auto">
        {children}
      </span>
    );
  if (type === 'links') {
    return (
      <Link to={paths.link.href(id)} {...shown}>
        {children}
      </Link>
    );
  }
  const href = [preview, link].map((address) => toSafeHref(address ?? '')).find((safe) => safe !== undefined);
  if (href === undefined)
    return (
      <span className={classes['opens']} dir="auto">
        {children}
      </span>
    );
  return (
    <a href={href} {...outward} {...shown}>
      {children}
    </a>
  );
}

function ItemMenu({ item }: { item: ChannelItem }) {
  const [only] = assignable(item, useTranslations('channels.items'));
  return only === undefined ? null : <RowMenu item={only} />;
}

function ItemLink({ item }: { item: ChannelItem }) {
  const t = useTranslations('channels.items');
  if (item.link === '') return <span>–</span>;
  return (
    <ReadValue of={item} name="link">
      {(link) => (
        <span className={classes['short']}>
          <ShortLink address={link} />
          <CopyButton value={link} label={t('copy')} />
        </span>
      )}
    </ReadValue>
  );
}

function AddedOn({ item }: { item: ChannelItem }) {
  return (
    <ReadValue of={item} name="date" none={<span>–</span>}>
      {(date) =>
        parseMoment(date) === undefined ? <bdi>{date.slice(0, 40)}</bdi> : <time dateTime={date}>{formatDay(date)}</time>
      }
    </ReadValue>
  );
}
