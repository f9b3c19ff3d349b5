/** Link table: the rows of links, on a page or as one long list, with what is known of them here. */
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { useDragRows } from '#features/assign/drag/use-drag-and-drop.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { linksOnPage } from '#features/library/use-link-page.ts';
import { ExpiryMarks } from '#features/link-facts/ExpiryMark.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { RowTrends } from '#features/trends/RowTrends.tsx';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { AllBox, type RowSelection, type SortOrder } from '#ui/data-table/TableParts.tsx';
import { VirtualTable } from '#ui/data-table/VirtualTable.tsx';
import { LinkLine } from './LinkCells.tsx';
import { useLinkColumns } from './LinkColumns.tsx';
import { RowFactsProvider } from './RowFacts.tsx';
import { useMarkedWords } from './use-marked-words.ts';
import { useRowRoutes } from './use-row-routes.ts';
import { useShownColumns } from './use-shown-columns.ts';

type Texts = ReturnType<typeof useTranslations<'links.table'>>;

/** Of one line, and of two, in pixels. */
const rowHeights = { compact: 44, full: 52 } as const;

/** On a phone. */
export const lineHeight = 53;

/** Those that are there whatever is known. */
const noColumns = { hasTrends: false, hasGains: false };

interface LinkTableProps {
  label?: string;
  rows: readonly Link[];
  order?: SortOrder;
  onOrder?: (by: string) => void;
  /** Whether all columns sort, or only those by which the service can sort. */
  sortsAll?: boolean;
  stale?: boolean;
  selection: LinkSelection;
  /** Keywords that its links were searched by, or ''; they are marked. */
  searched?: string;
  /** The beginning of the week that rows are sorted by, in milliseconds since 1970. */
  week?: number | undefined;
  /** Rows of one line; on a phone they stay as they are. */
  isCompact?: boolean;
  /** For a list that is too long to be rendered whole. */
  long?: LongList;
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
  const { label = t('label'), rows, order, onOrder, sortsAll = false, selection, long } = props;
  const { searched = '', isCompact = false, week } = props;
  const rowHeight = isCompact ? rowHeights.compact : rowHeights.full;
  const actions = useTranslations('link.actions');
  const texts = useMemo(() => ({ copy: actions('copy'), qr: actions('qr') }), [actions]);
  const loaded = rows.filter(hasId);
  const routes = useRowRoutes();
  const shown = useShownColumns(
    loaded.map(({ id }) => id),
    week,
  );
  const { columns, days } = useLinkColumns({
    sortsAll,
    order: order?.by,
    shown: shown ?? noColumns,
    routes,
    texts,
  });
  const rowSelection = useRowSelection(selection, loaded, long, t);
  const around = { loaded, selection, days, searched, isCompact, week };
  const card = (link: Link) => <LinkLine link={link} routes={routes} />;

  if (shown === undefined)
    return <ListSkeleton rows={Math.min(rows.length, linksOnPage)} cardHeight={lineHeight} />;

  if (long !== undefined) {
    return (
      <Around {...around}>
        <VirtualTable
          label={label}
          columns={columns}
          total={long.total}
          rowAt={long.rowAt}
          rowKey={rowKey}
          rowHeight={rowHeight}
          card={card}
          lineHeight={lineHeight}
          onRange={long.onRange}
          listKey={long.key}
          order={order ?? { by: 'date', descending: true }}
          onOrder={onOrder ?? (() => undefined)}
          selection={rowSelection}
          all={<AllLinksBox loaded={loaded} selection={selection} long={long} />}
        />
      </Around>
    );
  }
  return (
    <Around {...around}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowHeight={rowHeight}
        isLined
        card={card}
        stale={props.stale ?? false}
        selection={{
          ...rowSelection,
          onSelectAll: (selected) => selection.selectAll(loaded, selected),
        }}
        order={order}
        onOrder={onOrder}
      />
    </Around>
  );
}

function rowKey({ id }: Link, index = 0): string | number {
  return id ?? `row ${index}`;
}

interface AroundProps {
  loaded: readonly Identified<Link>[];
  selection: LinkSelection;
  days: number;
  searched: string;
  isCompact: boolean;
  week: number | undefined;
  children: ReactNode;
}

/** What rows are dragged by, and what is known of their links. */
function Around({ loaded, selection, days, searched, isCompact, week, children }: AroundProps) {
  const table = useRef<HTMLDivElement>(null);
  useMarkedWords(table, searched);
  useDragRows(table, (key) => {
    const link = loaded.find(({ id }) => String(id) === key);
    return link === undefined ? [] : selection.itemsOf(link);
  });
  const ids = loaded.map(({ id }) => id);
  return (
    <div ref={table} data-compact={isCompact || undefined}>
      <ExpiryMarks>
        <RowFactsProvider ids={ids} week={week}>
          <RowTrends ids={ids} days={days}>
            {children}
          </RowTrends>
        </RowFactsProvider>
      </ExpiryMarks>
    </div>
  );
}

interface AllLinksBoxProps {
  loaded: readonly Identified<Link>[];
  selection: LinkSelection;
  long: LongList;
}

function AllLinksBox({ loaded, selection, long }: AllLinksBoxProps) {
  const t = useTranslations('links.table');
  const selected = loaded.filter(({ id }) => selection.state.links.has(id)).length;
  // With links of another search among the selected ones, their number tells nothing of this list.
  const isAll = selected === loaded.length && selection.items.length === long.total;
  const some = selected > 0 ? 'some' : 'none';
  return (
    <AllBox
      label={t('all', { count: long.total })}
      selected={isAll ? 'all' : some}
      onSelect={long.onSelectAll}
    />
  );
}

/** The same object until the selection changes, so that rows which stay are not rendered again. */
function useRowSelection(
  selection: LinkSelection,
  loaded: readonly Identified<Link>[],
  long: LongList | undefined,
  t: Texts,
) {
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
