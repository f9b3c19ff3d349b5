/** Channel items: the links, bio pages and QR items of a channel, a page at a time, with the clicks of its links. */
import { Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ChannelItem, type ItemType, itemTypes } from '#contract/resources/channels.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { useLinkFigureColumns } from '#features/insights/FigureCells.tsx';
import { ShortLinkLine } from '#features/link-row/ShortLinkLine.tsx';
import { paths } from '#features/paths.ts';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { type PageQuery, PaginatedList } from '#features/records/PaginatedList.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import type { LinkReport } from '#queries/library.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { formatDay, parseMoment } from '#ui/format/format.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps, splitUrl, toSafeHref } from '#ui/safety/safe-url.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './Targets.module.css';

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
  const linkOf = useLinkOf(report);
  const figures = useLinkFigureColumns(items.some(linkOf) ? report : undefined, linkOf);
  const clicksOf = (item: ChannelItem) => linkOf(item)?.clicks;
  const shown = items.filter((item) => type === 'all' || item.type === type);
  // Most clicked first; items without clicks of their own keep their order after them.
  const rows = isWhole
    ? shown.toSorted((one, other) => (clicksOf(other) ?? -1) - (clicksOf(one) ?? -1))
    : shown;
  const columns: readonly Column<ChannelItem>[] = [
    {
      header: t('item'),
      width: 46,
      render: (item) => (
        <div className={classes.item}>
          <ItemTitle item={item} channel={channel} />
          <ItemLink item={item} />
        </div>
      ),
    },
    ...figures,
    { header: t('date'), width: 18, align: 'end', render: (item) => <AddedOn item={item} /> },
    {
      header: t('actions'),
      hasQuietHeader: true,
      width: 10,
      align: 'end',
      render: (item) => <ItemMenu item={item} />,
    },
  ];
  return (
    <>
      {isWhole && types.length > 1 ? (
        <SegmentedControl
          size="xs"
          style={{ alignSelf: 'flex-start' }}
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
        card={(item) => <ItemCard item={item} channel={channel} clicks={clicksOf(item)} />}
        stale={stale}
      />
    </>
  );
}

/** What the report says of an item: nothing where it is not known, and of what is no link. */
function useLinkOf(report: LinkReport | undefined) {
  return useMemo(() => {
    const reported = report?.isComplete === true ? report.links : [];
    const links = new Map(reported.map((each) => [each.link.id, each]));
    return ({ type, id }: ChannelItem) => (type === 'links' ? links.get(id ?? 0) : undefined);
  }, [report]);
}

interface ItemProps {
  item: ChannelItem;
}

function ItemCard({
  item,
  channel,
  clicks,
}: ItemProps & { channel: AssignTarget; clicks?: number }) {
  const t = useTranslations('channels.items');
  return (
    <Stack gap={2} className={classes.card}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <ItemTitle item={item} channel={channel} />
        <ItemMenu item={item} />
      </Group>
      <ItemLink item={item} />
      <Text span size="xs" c="var(--deck-text-dim)">
        <AddedOn item={item} />
        {clicks === undefined ? null : ` · ${t('clicks', { clicks })}`}
      </Text>
    </Stack>
  );
}

/** Makes its row draggable onto another channel, unless its type or id is unknown. */
function ItemTitle({ item, channel }: ItemProps & { channel: AssignTarget }) {
  const t = useTranslations('channels.items');
  const own = useAssignable(item);
  const { ref } = useDragItems({ items: own ? [own] : [], from: channel, around: 'tr, li' });
  const title = item.title?.trim() === '' ? t('untitled') : (item.title ?? own?.name);
  return (
    <span className={classes.line} ref={own === undefined ? undefined : ref}>
      <ReadValue of={item} name="type">
        {(type) =>
          // Most items are links, whose titles would only begin later.
          type === 'links' ? null : (
            <Badge variant="light" color="gray" size="sm" className={classes.chip}>
              <bdi>{type === 'bio' || type === 'qr' ? t(`types.${type}`) : type.slice(0, 24)}</bdi>
            </Badge>
          )
        }
      </ReadValue>
      {title === undefined ? null : (
        <ItemAnchor item={item}>
          <bdi dir="auto" title={item.title ?? undefined}>
            {title.slice(0, 300)}
          </bdi>
        </ItemAnchor>
      )}
      <ReadValue of={item} name="title" />
    </span>
  );
}

/** Undefined where its type or id is unknown. */
function useAssignable({ type, id, title, link }: ChannelItem): AssignableItem | undefined {
  const t = useTranslations('channels.items');
  const known = itemTypes.find((each) => each === type);
  if (known === undefined || id === null) return undefined;
  const { host, rest } = splitUrl(link ?? '');
  const name = [title ?? '', host + rest].find((text) => text.trim() !== '');
  return { type: known, id, name: name ?? t('numbered', { type: known, id: `${id}` }) };
}

/** A link opens its page in the dashboard, every other item its own address; one without type or id opens nothing. */
function ItemAnchor({ item, children }: ItemProps & { children: ReactNode }) {
  const { type, id, preview, link } = item;
  const shown = { className: classes.opens, dir: 'auto', 'data-opens': true };
  if (type === 'links' && id !== null)
    return (
      <ScreenLink to={paths.link.href(id)} textClass={classes.opens} {...shown}>
        {children}
      </ScreenLink>
    );
  const [href] = [preview, link].flatMap((url) => toSafeHref(url ?? '') ?? []);
  if (href !== undefined && type !== null && id !== null)
    return (
      <a href={href} {...externalLinkProps} {...shown}>
        {children}
      </a>
    );
  return (
    <span className={classes.opens} dir="auto">
      {children}
    </span>
  );
}

function ItemMenu({ item }: ItemProps) {
  const own = useAssignable(item);
  return own === undefined ? null : (
    <ActionMenu name={own.name}>
      <AssignItems item={own} />
    </ActionMenu>
  );
}

function AssignItems({ item }: { item: AssignableItem }) {
  return <ActionItems actions={useAssignActions([item])} />;
}

function ItemLink({ item }: ItemProps) {
  if (item.link === '') return <span>–</span>;
  return (
    <ReadValue of={item} name="link">
      {(link) => <ShortLinkLine url={link} className={classes.short} />}
    </ReadValue>
  );
}

function AddedOn({ item }: ItemProps) {
  return (
    <ReadValue of={item} name="date" none={<span>–</span>}>
      {(date) =>
        parseMoment(date) === undefined ? (
          <bdi>{date.slice(0, 40)}</bdi>
        ) : (
          <time dateTime={date}>{formatDay(date)}</time>
        )
      }
    </ReadValue>
  );
}
