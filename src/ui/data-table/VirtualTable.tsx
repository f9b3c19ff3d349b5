/** Virtual table: a table of any length that renders the rows in view, with spacer rows for all others. */
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './DataTable.module.css';
import { type Column, RowCells, type RowSelection, rowAttributes, type SortOrder, TableHead } from './TableParts.tsx';
import { useLongPress } from './use-long-press.ts';
import { useVirtualFocus } from './use-virtual-focus.ts';
import virtual from './VirtualTable.module.css';

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
export function VirtualTable<Row, Selectable extends Row = Row>(props: VirtualTableProps<Row, Selectable>) {
  const { label, columns, total, rowAt, rowKey, rowHeight, onRange, listKey, order, onOrder, selection, all } = props;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const range = useRef({ first: 0 });
  const firstInView = () => range.current.first;
  const { held, wanted, onFocus, onBlur } = useVirtualFocus(list, { total, rowHeight, rowAt, rowKey, firstInView });

  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering, and handed to no child
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    rangeExtractor: (inView) => {
      const pinned = [held?.index, wanted].filter((index): index is number => index !== undefined && index < total);
      return [...new Set([...defaultRangeExtractor(inView), ...pinned])].sort((one, other) => one - other);
    },
    // The focus and the user scroll, the virtualizer never does.
    scrollToFn: () => undefined,
  });
  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const [first, last] = wanted === undefined ? [startIndex, endIndex] : [wanted, wanted];

  useEffect(() => onRange(first, last), [onRange, first, last]);
  useEffect(() => {
    range.current = { first: startIndex };
  }, [startIndex]);
  // What is above the table may grow later, by less than the overscan.
  useLayoutEffect(() => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY)), []);
  const shown = useRef(listKey);
  useEffect(() => {
    if (shown.current === listKey) return;
    shown.current = listKey;
    list.current?.querySelector('thead')?.scrollIntoView({ block: 'nearest' });
  }, [listKey]);

  const rowOf = (index: number) => rowAt(index) ?? (held?.index === index ? held.row : undefined);
  useLongPress(list, (key) => {
    for (const { index } of rows) {
      const row = rowOf(index);
      if (row === undefined || String(rowKey(row)) !== key || !selection.isSelectable(row)) continue;
      selection.onSelect(row, true, false, index);
    }
  });

  return (
    <div ref={list} className={classes.rows} onFocus={onFocus} onBlur={onBlur}>
      <table className={`${classes.table} ${virtual['table']}`} aria-label={label} aria-rowcount={total + 1}>
        <TableHead columns={columns} order={order} onOrder={onOrder} all={all} counted />
        <tbody>
          {rows.map(({ index }, at) => {
            const row = rowOf(index);
            const key = row === undefined ? `row ${index}` : rowKey(row);
            return (
              <Fragment key={key}>
                <Spacer rows={index - (rows[at - 1]?.index ?? -1) - 1} rowHeight={rowHeight} columns={columns.length + 1} />
                {row === undefined ? (
                  <tr data-index={index} aria-rowindex={index + 2} aria-busy style={{ height: rowHeight }}>
                    <td />
                    {columns.map(({ header }) => (
                      <td key={header}>
                        <span className={virtual['waiting']} />
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
          <Spacer rows={total - 1 - (rows.at(-1)?.index ?? -1)} rowHeight={rowHeight} columns={columns.length + 1} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are left out. */
function Spacer({ rows, rowHeight, columns }: { rows: number; rowHeight: number; columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr className={virtual['spacer']} aria-hidden>
      <td colSpan={columns} style={{ height: rows * rowHeight }} />
    </tr>
  );
}
