/** Data table: rows as a table, or as cards on a phone, with selection, sorting and keyboard shortcuts. */
import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { scaledRow } from '#ui/layout/scaled-row.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './DataTable.module.css';
import {
  AllBox,
  type Column,
  RowBox,
  RowCells,
  type RowSelection,
  rowAttributes,
  type SortOrder,
  TableHead,
} from './TableParts.tsx';
import { useLongPress } from './use-long-press.ts';
import { useRowShortcuts } from './use-row-shortcuts.ts';

export type { Column };

interface DataTableProps<Row, Selectable extends Row> {
  /** For screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** @param index the place of the row, for rows that nothing else tells apart */
  rowKey: (row: Row, index: number) => string | number;
  /** A row on a phone. Like the first cell it holds an element with `data-opens`, which opens the row. */
  card: (row: Row) => ReactNode;
  order?: SortOrder;
  onOrder?: (by: string) => void;
  /** Of rows with more than one line, in pixels. */
  rowHeight?: number;
  /** On a phone: lines below each other, which have checkboxes once one is selected. */
  isLined?: boolean;
  /** Other rows are loading in place of these. */
  stale?: boolean;
  /** Adds checkboxes, and selection by a long press on touch. */
  selection?: RowSelection<Row, Selectable> & { onSelectAll: (selected: boolean) => void };
}

/**
 * A click anywhere in a row clicks its element with `data-opens`. Arrow keys, or J and K, move from row to row.
 */
export function DataTable<Row, Selectable extends Row = Row>(
  props: DataTableProps<Row, Selectable>,
) {
  const { label, columns, rows, rowKey, card, order, onOrder, stale = false, selection } = props;
  const { rowHeight, isLined = false } = props;
  const phone = useIsPhone();
  const [most, setMost] = useState(rowStep);
  const shown = rows.slice(0, most);
  const list = useRef<HTMLDivElement>(null);
  useRowShortcuts(list);
  useLongPress(list, (key) => {
    const index = rows.findIndex((each, place) => String(rowKey(each, place)) === key);
    const row = rows[index];
    if (row !== undefined && selection?.isSelectable(row) === true)
      selection.onSelect(row, true, false, index);
  });
  const attributes = (row: Row, index: number) => rowAttributes(row, rowKey(row, index), selection);

  return (
    <div ref={list} className={classes.rows} data-stale={stale || undefined} aria-busy={stale}>
      {phone ? (
        <ul className={isLined ? classes.lines : classes.cards} aria-label={label}>
          {shown.map((row, index) => (
            <li
              key={rowKey(row, index)}
              className={isLined ? classes.cardLine : classes.card}
              {...attributes(row, index)}
            >
              {selection === undefined ? null : (
                <RowBox row={row} index={index} selection={selection} />
              )}
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <table className={classes.table} aria-label={label}>
          <TableHead
            columns={columns}
            order={order}
            onOrder={onOrder}
            all={selection && <AllShownBox rows={rows} selection={selection} />}
          />
          <tbody>
            {shown.map((row, index) => (
              <tr
                key={rowKey(row, index)}
                style={rowHeight === undefined ? undefined : { height: scaledRow(rowHeight) }}
                {...attributes(row, index)}
              >
                <RowCells row={row} index={index} columns={columns} selection={selection} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreRows total={rows.length} most={most} onMore={setMost} />
    </div>
  );
}

interface AllShownBoxProps<Row, Selectable extends Row> {
  rows: readonly Row[];
  selection: NonNullable<DataTableProps<Row, Selectable>['selection']>;
}

function AllShownBox<Row, Selectable extends Row>({
  rows,
  selection,
}: AllShownBoxProps<Row, Selectable>) {
  const t = useTranslations('ui');
  const selectable = rows.filter(selection.isSelectable);
  const selected = selectable.filter(selection.isSelected).length;
  if (selectable.length === 0) return null;
  const someOrAll = selected === selectable.length ? 'all' : 'some';
  return (
    <AllBox
      label={t('selectAll')}
      selected={selected === 0 ? 'none' : someOrAll}
      onSelect={selection.onSelectAll}
    />
  );
}

/** So many rows are rendered at first, and as many more at each press. */
const rowStep = 100;

interface MoreRowsProps {
  total: number;
  /** How many are rendered. */
  most: number;
  onMore: (most: number) => void;
}

function MoreRows({ total, most, onMore }: MoreRowsProps) {
  const t = useTranslations('ui');
  if (total <= most) return null;
  return (
    <Button variant="default" className={classes.more} onClick={() => onMore(most + rowStep)}>
      {t('moreRows', { more: Math.min(rowStep, total - most), total })}
    </Button>
  );
}
