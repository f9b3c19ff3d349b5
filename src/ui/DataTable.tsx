/** Rows of one kind: a table where there is room, cards on a phone; every row opens something. */
import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ArrowDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import classes from './DataTable.module.css';
import { useRowKeys } from './row-keys.ts';

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
}

/**
 * The link in a row that has the attribute `data-opens` opens it; a click anywhere else in the row does the same.
 * Arrow keys, or J and K, go from row to row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, card, order, onOrder, stale = false } = props;
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);

  return (
    <div ref={list} className={classes['rows']} data-stale={stale || undefined} aria-busy={stale}>
      {phone ? (
        <ul className={classes['cards']} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)} className={classes['card']} onClick={openRow}>
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <table className={classes['table']} aria-label={label}>
          <colgroup>
            {columns.map(({ header, width }) => (
              <col key={header} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.header} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} onClick={openRow}>
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

/** A click beside the row's controls opens it; selecting text does not, nor does a click that means something else. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a, button, input, label, summary') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
}
