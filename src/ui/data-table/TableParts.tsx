/** Table parts: column headings that sort, cells, checkboxes, and the click that opens a row; for all tables of records. */
import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<Row> {
  header: string;
  /** For screen readers alone, where the cells say it. */
  hasQuietHeader?: boolean;
  /** In percent; `auto` shares what others leave. */
  width: number | `${number}rem` | 'auto';
  /** For numbers, so that their digits line up. */
  align?: 'end';
  /** The name of the sort order by this column. */
  order?: string;
  render: (row: Row) => ReactNode;
}

/** The sort order of the rows. */
export interface SortOrder {
  /** The `order` of a column. */
  readonly by: string;
  readonly descending: boolean;
}

export interface RowSelection<Row, Selectable extends Row> {
  /** Other rows get no checkbox. */
  isSelectable: (row: Row) => row is Selectable;
  isSelected: (row: Selectable) => boolean;
  /** Of the checkbox: "Select s.link/summer". */
  label: (row: Selectable) => string;
  /**
   * @param through selects the range from the row that was selected last
   * @param index the place of the row
   */
  onSelect: (row: Selectable, selected: boolean, through: boolean, index: number) => void;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  order: SortOrder | undefined;
  onOrder: ((by: string) => void) | undefined;
  /** The checkbox of all rows; undefined where rows have none. */
  all: ReactNode | undefined;
  /** Rows above and below are left out, so that each says its place. */
  counted?: boolean;
}

/** The columns' widths and headings. */
export function TableHead<Row>({
  columns,
  order,
  onOrder,
  all,
  counted = false,
}: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {all === undefined ? null : <col className={classes.boxes} />}
        {columns.map(({ header, width }) => (
          <col key={header} style={{ width: typeof width === 'number' ? `${width}%` : width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={counted ? 1 : undefined}>
          {all === undefined ? null : <td className={classes.select}>{all}</td>}
          {columns.map((column) => (
            <HeaderCell key={column.header} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: SortOrder | undefined;
  onOrder: ((by: string) => void) | undefined;
}

function HeaderCell<Row>({ column, order, onOrder }: HeaderCellProps<Row>) {
  const by = column.order;
  if (by === undefined || onOrder === undefined) {
    return (
      <th scope="col" data-align={column.align}>
        {column.hasQuietHeader === true ? (
          <VisuallyHidden>{column.header}</VisuallyHidden>
        ) : (
          column.header
        )}
      </th>
    );
  }
  const leads = by === order?.by;
  const Arrow = leads && !order.descending ? ArrowUp : ArrowDown;
  const direction = order?.descending === true ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={column.align} aria-sort={leads ? direction : 'none'}>
      <UnstyledButton
        className={classes.order}
        data-leads={leads || undefined}
        onClick={() => onOrder(by)}
      >
        {column.header}
        <Arrow size={12} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

interface RowCellsProps<Row, Selectable extends Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  selection: RowSelection<Row, Selectable> | undefined;
}

function AllCells<Row, Selectable extends Row>({
  row,
  index,
  columns,
  selection,
}: RowCellsProps<Row, Selectable>) {
  return (
    <>
      {selection === undefined ? null : (
        <td className={classes.select}>
          <RowBox row={row} index={index} selection={selection} />
        </td>
      )}
      {columns.map(({ header, align, render }) => (
        <td key={header} data-align={align}>
          {render(row)}
        </td>
      ))}
    </>
  );
}

/** The cells of a row, from its checkbox on. A sound cast: memo keeps the props, but not their type parameters. */
export const RowCells = memo(AllCells, isSameRow) as typeof AllCells;

/** A row that is read again is another object with the same fields. */
function isSameRow(
  one: Readonly<RowCellsProps<unknown, unknown>>,
  other: Readonly<RowCellsProps<unknown, unknown>>,
): boolean {
  const { row, ...rest } = one;
  const { row: otherRow, ...others } = other;
  return isShallowEqual(rest, others) && isShallowEqual(row, otherRow);
}

function isShallowEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

interface RowBoxProps<Row, Selectable extends Row> {
  row: Row;
  index: number;
  selection: RowSelection<Row, Selectable>;
}

/** A click with Shift selects the range. */
export function RowBox<Row, Selectable extends Row>({
  row,
  index,
  selection,
}: RowBoxProps<Row, Selectable>) {
  if (!selection.isSelectable(row)) return null;
  return (
    <label className={classes.box}>
      {/* Looks as Mantine's, which takes twenty times as long to render. */}
      <input
        type="checkbox"
        className={classes.check}
        aria-label={selection.label(row)}
        checked={selection.isSelected(row)}
        onChange={({ currentTarget, nativeEvent }) => {
          const through = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
          selection.onSelect(row, currentTarget.checked, through, index);
        }}
      />
    </label>
  );
}

interface AllBoxProps {
  label: string;
  selected: 'all' | 'some' | 'none';
  /** @param selected whether all are to be selected */
  onSelect: (selected: boolean) => void;
}

/** The checkbox of all rows. */
export function AllBox({ label, selected, onSelect }: AllBoxProps) {
  return (
    <label className={classes.box}>
      <Checkbox
        size="xs"
        aria-label={label}
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onChange={() => onSelect(selected !== 'all')}
      />
    </label>
  );
}

/** What a row has besides its cells: its key where it can be selected, and the click that opens it. */
export function rowAttributes<Row, Selectable extends Row>(
  row: Row,
  key: string | number,
  selection: RowSelection<Row, Selectable> | undefined,
) {
  const selectable = selection?.isSelectable(row) === true;
  return {
    // Without it a long press is the browser's own.
    'data-row': selectable ? key : undefined,
    'data-selected': (selectable && selection.isSelected(row)) || undefined,
    onClick: openRow,
  };
}

/** Opens a clicked row, unless the click hit a control, selected text or held a modifier key. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  if (!(target instanceof Element) || target.closest('a, button, input, label, summary') !== null)
    return;
  // A dialog or menu of the row is a React child of it, and elsewhere in the document.
  if (!currentTarget.contains(target) || getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
}
