/** Link table: short link, title, destination, clicks and date of each link, with its actions. */
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { useDragRows } from '#features/assign/drag/use-drag-and-drop.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { ExpiryMarks } from '#features/link-facts/ExpiryMark.tsx';
import { RowTrends } from '#features/trends/RowTrends.tsx';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { AllBox, type Column, type RowSelection, type SortOrder } from '#ui/data-table/TableParts.tsx';
import { VirtualTable } from '#ui/data-table/VirtualTable.tsx';
import { Clicks, Created, Destination, LinkCard, MarkedTitle, type RowTexts, ShortCell, TitleCell } from './LinkCells.tsx';
import { useRowRoutes } from './use-row-routes.ts';

type Texts = ReturnType<typeof useTranslations<'links.table'>>;

/** After the short link. */
function columnsAfter(wide: boolean, t: Texts, texts: RowTexts): readonly Column<Link>[] {
  const clicks = { header: t('clicks'), align: 'end', order: 'clicks', render: (link: Link) => <Clicks link={link} /> } as const;
  const created = { header: t('created'), align: 'end', order: 'date', render: (link: Link) => <Created link={link} /> } as const;
  if (wide) {
    return [
      { header: t('title'), width: 20, order: 'title', render: (link) => <MarkedTitle link={link} texts={texts} /> },
      { header: t('destination'), width: 20, order: 'destination', render: (link) => <Destination link={link} /> },
      { ...clicks, width: 14 },
      { ...created, width: 15 },
    ];
  }
  return [
    { header: t('titleAndDestination'), width: 28, order: 'title', render: (link) => <TitleCell link={link} texts={texts} /> },
    { ...clicks, width: 18 },
    { ...created, width: 20 },
  ];
}

/** Heights of a row of the two layouts, in pixels. */
const rowHeights = { wide: 45, narrow: 53 } as const;

/** Orders by which the service sorts. */
const serviceOrders: readonly string[] = ['clicks', 'date'];

interface LinkTableProps {
  label?: string;
  rows: readonly Link[];
  order?: SortOrder;
  onOrder?: (by: string) => void;
  /** Whether all columns sort, or only those by which the service can sort. */
  sortsAll?: boolean;
  stale?: boolean;
  selection: LinkSelection;
  /** For a list that is too long to be rendered whole. */
  long?: LongList | undefined;
}

interface LongList {
  total: number;
  /** Another list begins at its first row. */
  key: string;
  rowAt: (index: number) => Identified<Link> | undefined;
  onRange: (first: number, last: number) => void;
  onSelectAll: (selected: boolean) => void;
  /** Gives the links from one place to another. */
  readRange: (from: number, to: number) => Promise<readonly Identified<Link>[]>;
}

export function LinkTable(props: LinkTableProps) {
  const t = useTranslations('links.table');
  const texts = useMemo(() => ({ copy: t('copy'), untitled: t('untitled') }), [t]);
  const { label = t('label'), rows, order, onOrder, sortsAll = false, stale = false, selection, long } = props;
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const loaded = rows.filter(hasId);
  const routes = useRowRoutes();
  const table = useRef<HTMLDivElement>(null);
  useDragRows(table, (key) => {
    const link = loaded.find(({ id }) => String(id) === key);
    return link === undefined ? [] : selection.itemsOf(link);
  });
  const columns = useMemo(() => {
    const short: Column<Link> = {
      ...{ header: t('short'), width: wide ? 31 : 34, order: 'alias' },
      render: (link) => <ShortCell link={link} routes={routes} texts={texts} />,
    };
    return [short, ...columnsAfter(wide, t, texts)].map(
      ({ order: by, ...column }): Column<Link> =>
        by !== undefined && (sortsAll || serviceOrders.includes(by)) ? { ...column, order: by } : column,
    );
  }, [wide, routes, sortsAll, t, texts]);
  const rowSelection = useRowSelection(selection, loaded, long, t);
  const withTrends = (content: ReactNode) => (
    <div ref={table}>
      <ExpiryMarks>
        <RowTrends ids={loaded.map(({ id }) => id)}>{content}</RowTrends>
      </ExpiryMarks>
    </div>
  );
  const rowKey = ({ id }: Link, index = 0) => id ?? `row ${index}`;

  if (long !== undefined) {
    const selected = loaded.filter(({ id }) => selection.state.links.has(id)).length;
    // With links of another search among the selected ones, their number tells nothing of this list.
    const isAll = selected === loaded.length && selection.items.length === long.total;
    return withTrends(
      <VirtualTable
        key={wide ? 'wide' : 'narrow'}
        label={label}
        columns={columns}
        total={long.total}
        rowAt={long.rowAt}
        rowKey={rowKey}
        rowHeight={wide ? rowHeights.wide : rowHeights.narrow}
        onRange={long.onRange}
        listKey={long.key}
        order={order ?? { by: 'date', descending: true }}
        onOrder={onOrder ?? (() => undefined)}
        selection={rowSelection}
        all={
          <AllBox
            label={t('all', { count: long.total })}
            selected={isAll ? 'all' : selected > 0 ? 'some' : 'none'}
            onSelect={long.onSelectAll}
          />
        }
      />,
    );
  }
  return withTrends(
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      card={(link) => <LinkCard link={link} routes={routes} texts={texts} />}
      stale={stale}
      selection={{ ...rowSelection, onSelectAll: (selected) => selection.selectAll(loaded, selected) }}
      {...(order === undefined ? {} : { order })}
      {...(onOrder === undefined ? {} : { onOrder })}
    />,
  );
}

/** The same object until the selection changes, so that rows which stay are not rendered again. */
function useRowSelection(selection: LinkSelection, loaded: readonly Identified<Link>[], long: LongList | undefined, t: Texts) {
  const { readRange, key: listKey = '' } = long ?? {};
  // Where a range begins that reaches beyond the rows that are loaded.
  const anchor = useRef({ listKey, index: 0 });
  const latest = useRef({ loaded, readRange, listKey });
  useLayoutEffect(() => {
    latest.current = { loaded, readRange, listKey };
  });
  return useMemo(
    (): RowSelection<Link, Identified<Link>> => ({
      isSelectable: hasId<Link>,
      isSelected: ({ id }) => selection.state.links.has(id),
      label: (link) => t('select', { name: linkItem(link).name }),
      onSelect: (link, selected, through, index) => {
        const list = latest.current;
        const { listKey: begunIn, index: from } = anchor.current;
        if (!through) anchor.current = { listKey: list.listKey, index };
        if (!through || list.readRange === undefined || begunIn !== list.listKey)
          selection.select(list.loaded, link, selected, through);
        else {
          const range = list.readRange(Math.min(from, index), Math.max(from, index));
          void range.then((between) => selection.select(between, link, selected, true));
        }
      },
    }),
    [selection, t],
  );
}
