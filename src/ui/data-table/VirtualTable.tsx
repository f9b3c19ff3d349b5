/** Virtual table: a table of any length that renders the rows in view, with spacer rows for all others. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import classes from './DataTable.module.css';
import {
  type Column,
  RowCells,
  type RowSelection,
  rowAttributes,
  type SortOrder,
  TableHead,
} from './TableParts.tsx';
import { useLongPress } from './use-long-press.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useVirtualFocus } from './use-virtual-focus.ts';
import virtualClasses from './VirtualTable.module.css';

interface VirtualTableProps<Row, Selectable extends Row> {
  /** For screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Rows of the whole list. */
  total: number;
  /** The row at a place, or undefined while it loads. */
  rowAt: (index: number) => Row | undefined;
  rowKey: (row: Row) => string | number;
  /** In pixels, the same for all rows. */
  rowHeight: number;
  /** Called with the places that rows are needed of, from the first to the last. */
  onRange: (first: number, last: number) => void;
  /** Another list shows its beginning. */
  listKey: string;
  order: SortOrder;
  onOrder: (by: string) => void;
  /** The same object while it selects the same rows, as the columns are: rows are rendered again with another one. */
  selection: RowSelection<Row, Selectable>;
  /** The checkbox of all rows. */
  all: ReactNode;
}

/** Rows beyond the edges of the window, so that the next one is there before it is scrolled to. */
const overscan = 6;

/**
 * As DataTable, for more rows than a page can hold: the keys go from the first row to the last, and the row that has the
 * focus stays in the document wherever the window is scrolled to.
 */
export function VirtualTable<Row, Selectable extends Row = Row>(
  props: VirtualTableProps<Row, Selectable>,
) {
  const {
    label,
    columns,
    total,
    rowAt,
    rowKey,
    rowHeight,
    onRange,
    listKey,
    order,
    onOrder,
    selection,
    all,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const inView = useRowsInView(list, rowHeight);
  const firstInView = Math.min(inView.first, total - 1);
  const { held, wanted, onFocus, onBlur } = useVirtualFocus(list, {
    total,
    rowHeight,
    rowAt,
    rowKey,
    firstInView,
  });
  const pinned = [held?.index, wanted].filter(
    (index): index is number => index !== undefined && index < total,
  );
  const places = placesAround(firstInView, Math.min(inView.last, total - 1), total, pinned);
  const [first, last] = wanted === undefined ? [firstInView, inView.last] : [wanted, wanted];

  useEffect(() => onRange(first, last), [onRange, first, last]);
  const shown = useRef(listKey);
  const { isPast } = inView;
  useEffect(() => {
    if (shown.current === listKey) return;
    shown.current = listKey;
    // Asking where it is, where it is in view, would cost a layout.
    if (isPast) list.current?.querySelector('thead')?.scrollIntoView({ block: 'nearest' });
  }, [listKey, isPast]);

  const rowOf = (index: number) => rowAt(index) ?? (held?.index === index ? held.row : undefined);
  useLongPress(list, (key) => {
    for (const index of places) {
      const row = rowOf(index);
      if (row === undefined || String(rowKey(row)) !== key || !selection.isSelectable(row))
        continue;
      selection.onSelect(row, true, false, index);
    }
  });

  return (
    <div ref={list} className={classes.rows} data-list={listKey} onFocus={onFocus} onBlur={onBlur}>
      <table
        className={`${classes.table} ${virtualClasses.table}`}
        aria-label={label}
        aria-rowcount={total + 1}
      >
        <TableHead columns={columns} order={order} onOrder={onOrder} all={all} counted />
        <tbody>
          {places.map((index, at) => {
            const row = rowOf(index);
            const key = row === undefined ? `row ${index}` : rowKey(row);
            return (
              <Fragment key={key}>
                <Spacer
                  rows={index - (places[at - 1] ?? -1) - 1}
                  rowHeight={rowHeight}
                  columns={columns.length + 1}
                />
                {row === undefined ? (
                  <tr
                    data-index={index}
                    aria-rowindex={index + 2}
                    aria-busy
                    style={{ height: rowHeight }}
                  >
                    <td />
                    {columns.map(({ header }) => (
                      <td key={header}>
                        <span className={virtualClasses.waiting} />
                      </td>
                    ))}
                  </tr>
                ) : (
                  <tr
                    data-index={index}
                    aria-rowindex={index + 2}
                    style={{ height: rowHeight }}
                    {...rowAttributes(row, key, selection)}
                  >
                    <RowCells row={row} index={index} columns={columns} selection={selection} />
                  </tr>
                )}
              </Fragment>
            );
          })}
          <Spacer
            rows={total - 1 - (places.at(-1) ?? -1)}
            rowHeight={rowHeight}
            columns={columns.length + 1}
          />
        </tbody>
      </table>
    </div>
  );
}

/** The places of the rows that are rendered, in order. @param pinned wherever the window is */
function placesAround(
  first: number,
  last: number,
  total: number,
  pinned: readonly number[],
): readonly number[] {
  const from = Math.max(0, first - overscan);
  const to = Math.min(total - 1, last + overscan);
  const around = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [...new Set([...around, ...pinned])].sort((one, other) => one - other);
}

/** The room of rows that are left out. */
function Spacer({
  rows,
  rowHeight,
  columns,
}: {
  rows: number;
  rowHeight: number;
  columns: number;
}) {
  if (rows <= 0) return null;
  return (
    <tr className={virtualClasses.spacer} aria-hidden>
      <td colSpan={columns} style={{ height: rows * rowHeight }} />
    </tr>
  );
}
