/** Virtual table: a table of any length, or lines on a phone, that renders the rows in view, with spacers for all others. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { scaledRow } from '#ui/layout/scaled-row.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import classes from './DataTable.module.css';
import {
  type Column,
  RowBox,
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
  /** In pixels at the usual size of text, the same for all rows; and for all lines of a phone. */
  rowHeight: number;
  lineHeight: number;
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
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
    card,
    onRange,
    listKey,
    order,
    onOrder,
    selection,
    all,
  } = props;
  const phone = useIsPhone();
  const rowHeight = scaledRow(phone ? props.lineHeight : props.rowHeight);
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
    if (isPast) list.current?.querySelector('thead, ul')?.scrollIntoView({ block: 'nearest' });
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

  const before = (at: number) => (places[at] ?? total) - (places[at - 1] ?? -1) - 1;
  const holder = { ref: list, className: classes.rows, 'data-list': listKey, onFocus, onBlur };
  const shownRows = places.map((index, at) => ({
    index,
    row: rowOf(index),
    // What is left out before it.
    gap: before(at) * rowHeight,
  }));
  const gapAtEnd = before(places.length) * rowHeight;
  const keyOf = (row: Row | undefined, index: number) =>
    row === undefined ? `row ${index}` : rowKey(row);

  if (phone)
    return (
      <div {...holder}>
        <ul className={classes.lines} aria-label={label}>
          {shownRows.map(({ index, row, gap }) => (
            <Fragment key={keyOf(row, index)}>
              <LineSpacer height={gap} />
              <li
                className={classes.cardLine}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={total}
                aria-busy={row === undefined || undefined}
                {...(row === undefined ? {} : rowAttributes(row, rowKey(row), selection))}
              >
                {row === undefined ? (
                  <span className={virtualClasses.waiting} />
                ) : (
                  <>
                    <RowBox row={row} index={index} selection={selection} />
                    {card(row)}
                  </>
                )}
              </li>
            </Fragment>
          ))}
          <LineSpacer height={gapAtEnd} />
        </ul>
      </div>
    );
  return (
    <div {...holder}>
      <table
        className={`${classes.table} ${virtualClasses.table}`}
        aria-label={label}
        aria-rowcount={total + 1}
      >
        <TableHead columns={columns} order={order} onOrder={onOrder} all={all} counted />
        <tbody>
          {shownRows.map(({ index, row, gap }) => (
            <Fragment key={keyOf(row, index)}>
              <Spacer height={gap} columns={columns.length + 1} />
              <tr
                data-index={index}
                aria-rowindex={index + 2}
                aria-busy={row === undefined || undefined}
                style={{ height: rowHeight }}
                {...(row === undefined ? {} : rowAttributes(row, rowKey(row), selection))}
              >
                {row === undefined ? (
                  <WaitingCells columns={columns} />
                ) : (
                  <RowCells row={row} index={index} columns={columns} selection={selection} />
                )}
              </tr>
            </Fragment>
          ))}
          <Spacer height={gapAtEnd} columns={columns.length + 1} />
        </tbody>
      </table>
    </div>
  );
}

function WaitingCells<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <>
      <td />
      {columns.map(({ header }) => (
        <td key={header}>
          <span className={virtualClasses.waiting} />
        </td>
      ))}
    </>
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
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={virtualClasses.spacer} aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function LineSpacer({ height }: { height: number }) {
  return height <= 0 ? null : <li role="presentation" aria-hidden style={{ height }} />;
}
