/** Rows of one kind: a table where there is room, cards on a phone; every row opens something. */
import { Checkbox, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import classes from './DataTable.module.css';
import { useLongPress } from './use-long-press.ts';
import { useRowKeys } from './use-row-shortcuts.ts';

export interface Column<Row> {
  header: string;
  /** Share of the width, in percent. */
  width: number;
  /** Numbers stand at the end, so that their digits line up. */
  align?: 'end';
  /** The name of the order in which this column leads, where there is one. */
  order?: string;
  render: (row: Row) => ReactNode;
}

/** Which rows are selected, and how to change that. */
interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** What the box of a row is called: "Select s.link/summer". */
  label: (row: Row) => string;
  /** @param through all rows from the one that was selected last to this one */
  onSelect: (row: Row, selected: boolean, through: boolean) => void;
  /** All rows that are shown. */
  onSelectAll: (selected: boolean) => void;
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A row on a phone. Like the row's first cell it holds an element with `data-opens`, which opens the row. */
  card: (row: Row) => ReactNode;
  /** The order that holds, and how to ask for another. */
  order?: string;
  onOrder?: (order: string) => void;
  /** What is shown is about to be replaced. */
  stale?: boolean;
  /** With it each row has a box to select it; a long press does the same on touch. */
  selection?: RowSelection<Row>;
}

/**
 * The link in a row that has the attribute `data-opens` opens it; a click anywhere else in the row does the same.
 * Arrow keys, or J and K, go from row to row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, card, order, onOrder, stale = false, selection } = props;
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  useLongPress(list, (key) => {
    const row = rows.find((each) => String(rowKey(each)) === key);
    if (row !== undefined) selection?.onSelect(row, true, false);
  });

  return (
    <div ref={list} className={classes['rows']} data-stale={stale || undefined} aria-busy={stale}>
      {phone ? (
        <ul className={classes['cards']} aria-label={label}>
          {rows.map((row) => (
            <li
              key={rowKey(row)}
              className={classes['card']}
              data-row={rowKey(row)}
              data-selected={selection?.isSelected(row) === true || undefined}
              onClick={openRow}
            >
              {selection === undefined ? null : <RowBox row={row} selection={selection} />}
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <table className={classes['table']} aria-label={label}>
          <colgroup>
            {selection === undefined ? null : <col className={classes['boxes']} />}
            {columns.map(({ header, width }) => (
              <col key={header} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {selection === undefined ? null : (
                <td className={classes['select']}>
                  <AllBox rows={rows} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.header} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-row={rowKey(row)}
                data-selected={selection?.isSelected(row) === true || undefined}
                onClick={openRow}
              >
                {selection === undefined ? null : (
                  <td className={classes['select']}>
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
  const own = column.order;
  if (own === undefined || onOrder === undefined) {
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const leads = own === order;
  return (
    <th scope="col" data-align={column.align} aria-sort={leads ? 'descending' : 'none'}>
      <UnstyledButton className={classes['order'] ?? ''} data-leads={leads || undefined} onClick={() => onOrder(own)}>
        {column.header}
        <ArrowDown size={12} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

/** Clicked with Shift it takes along all rows between. */
function RowBox<Row>({ row, selection }: { row: Row; selection: RowSelection<Row> }) {
  return (
    <label className={classes['box']}>
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

function AllBox<Row>({ rows, selection }: { rows: readonly Row[]; selection: RowSelection<Row> }) {
  const selected = rows.filter(selection.isSelected).length;
  const all = selected === rows.length && rows.length > 0;
  return (
    <label className={classes['box']}>
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

/** A click beside the row's controls opens it; selecting text does not, nor does a click that means something else. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a, button, input, label, summary') !== null) return;
  // A dialog or menu that belongs to the row is not in it on the page.
  if (!currentTarget.contains(target) || getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
}
