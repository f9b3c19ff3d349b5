/** Data table: rows as a table, or as cards on a phone, with selection, sorting and keyboard shortcuts. */
import { Checkbox, UnstyledButton } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './DataTable.module.css';
import { useLongPress } from './use-long-press.ts';
import { useRowShortcuts } from './use-row-shortcuts.ts';

export interface Column<Row> {
  header: string;
  /** In percent. */
  width: number;
  /** For numbers, so that their digits line up. */
  align?: 'end';
  /** The name of the sort order by this column. */
  order?: string;
  render: (row: Row) => ReactNode;
}

interface RowSelection<Row, Selectable extends Row> {
  /** Other rows get no checkbox. */
  isSelectable: (row: Row) => row is Selectable;
  isSelected: (row: Selectable) => boolean;
  /** Of the checkbox: "Select s.link/summer". */
  label: (row: Selectable) => string;
  /** @param through selects the range from the row that was selected last */
  onSelect: (row: Selectable, selected: boolean, through: boolean) => void;
  onSelectAll: (selected: boolean) => void;
}

interface DataTableProps<Row, Selectable extends Row> {
  /** For screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** @param index the place of the row, for rows that nothing else tells apart */
  rowKey: (row: Row, index: number) => string | number;
  /** A row on a phone. Like the first cell it holds an element with `data-opens`, which opens the row. */
  card: (row: Row) => ReactNode;
  order?: string;
  onOrder?: (order: string) => void;
  /** Other rows are loading in place of these. */
  stale?: boolean;
  /** Adds checkboxes, and selection by a long press on touch. */
  selection?: RowSelection<Row, Selectable>;
}

/**
 * A click anywhere in a row clicks its element with `data-opens`. Arrow keys, or J and K, move from row to row.
 */
export function DataTable<Row, Selectable extends Row = Row>(props: DataTableProps<Row, Selectable>) {
  const { label, columns, rows, rowKey, card, order, onOrder, stale = false, selection } = props;
  const phone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  useRowShortcuts(list);
  useLongPress(list, (key) => {
    const row = rows.find((each, index) => String(rowKey(each, index)) === key);
    if (row !== undefined && selection?.isSelectable(row) === true) selection.onSelect(row, true, false);
  });
  const attributes = (row: Row, index: number) => {
    const selectable = selection?.isSelectable(row) === true;
    return {
      // Without it a long press is the browser's own.
      'data-row': selectable ? rowKey(row, index) : undefined,
      'data-selected': (selectable && selection.isSelected(row)) || undefined,
      onClick: openRow,
    };
  };

  return (
    <div ref={list} className={classes.rows} data-stale={stale || undefined} aria-busy={stale}>
      {phone ? (
        <ul className={classes.cards} aria-label={label}>
          {rows.map((row, index) => (
            <li key={rowKey(row, index)} className={classes.card} {...attributes(row, index)}>
              {selection === undefined ? null : <RowBox row={row} selection={selection} />}
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <table className={classes.table} aria-label={label}>
          <colgroup>
            {selection === undefined ? null : <col className={classes.boxes} />}
            {columns.map(({ header, width }) => (
              <col key={header} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {selection === undefined ? null : (
                <td className={classes.select}>
                  <AllBox rows={rows} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.header} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowKey(row, index)} {...attributes(row, index)}>
                {selection === undefined ? null : (
                  <td className={classes.select}>
                    <RowBox row={row} selection={selection} />
                  </td>
                )}
                {columns.map(({ header, align, render }) => (
                  <td key={header} data-align={align}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: ((order: string) => void) | undefined;
}

function HeaderCell<Row>({ column, order, onOrder }: HeaderCellProps<Row>) {
  const columnOrder = column.order;
  if (columnOrder === undefined || onOrder === undefined) {
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const leads = columnOrder === order;
  return (
    <th scope="col" data-align={column.align} aria-sort={leads ? 'descending' : 'none'}>
      <UnstyledButton className={classes.order ?? ''} data-leads={leads || undefined} onClick={() => onOrder(columnOrder)}>
        {column.header}
        <ArrowDown size={12} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

/** A click with Shift selects the range. */
function RowBox<Row, Selectable extends Row>({ row, selection }: { row: Row; selection: RowSelection<Row, Selectable> }) {
  if (!selection.isSelectable(row)) return null;
  return (
    <label className={classes.box}>
      <Checkbox
        size="xs"
        aria-label={selection.label(row)}
        checked={selection.isSelected(row)}
        onChange={({ currentTarget, nativeEvent }) =>
          selection.onSelect(row, currentTarget.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

interface AllBoxProps<Row, Selectable extends Row> {
  rows: readonly Row[];
  selection: RowSelection<Row, Selectable>;
}

function AllBox<Row, Selectable extends Row>({ rows, selection }: AllBoxProps<Row, Selectable>) {
  const selectable = rows.filter(selection.isSelectable);
  const selected = selectable.filter(selection.isSelected).length;
  if (selectable.length === 0) return null;
  const all = selected === selectable.length;
  return (
    <label className={classes.box}>
      <Checkbox
        size="xs"
        aria-label="Select all shown"
        checked={all}
        indeterminate={selected > 0 && !all}
        onChange={() => selection.onSelectAll(!all)}
      />
    </label>
  );
}

/** Opens a clicked row, unless the click hit a control, selected text or held a modifier key. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a, button, input, label, summary') !== null) return;
  // A dialog or menu of the row is a React child of it, and elsewhere in the document.
  if (!currentTarget.contains(target) || getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
}
