/** Parse table: the rows of a file with the names of their columns, and the guessed field of each column. */
import type { Delimiter } from '#features/files/csv.ts';
import type { FileContent } from '#pages/links-import/formats/read-file.ts';
import { isUrl } from './column-evidence.ts';
import { cellsOf } from './csv-cells.ts';
import { guessFields } from './guess-fields.ts';
import { findHeader, isComment } from './header-row.ts';

/** The choices of the user; what is left out is guessed. */
export interface LayoutOptions {
  delimiter?: Delimiter;
  header?: boolean;
}

/** A row of the file. */
export interface FileRow {
  /** Its place in the file, from 1, as a spreadsheet counts. */
  number: number;
  /** As many as there are columns. */
  cells: string[];
  /** Whether it has more cells than others, so that one of its values was cut at a separator. */
  isCut: boolean;
}

interface Table {
  delimiter: Delimiter;
  /** Whether a row names the columns. */
  header: boolean;
  /** How many rows above the table are left out, and comments in it. */
  leftOut: number;
  /** The names of the columns; '' where the file has none. */
  columns: string[];
  /** Every row that holds something. */
  rows: FileRow[];
  /** The guessed field of each column, or ''. */
  fields: string[];
}

/** Parses a table, or lines with an address each. A row that is too long makes more columns, so nothing is lost. */
export function parseTable(content: FileContent, options: LayoutOptions = {}): Table {
  const { delimiter, cells } = cellsOf(content, options.delimiter);
  const filled = cells
    .map((row, index) => ({ number: index + 1, cells: row }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  const all = filled.filter((row) => !isComment(row.cells));
  const found = findHeader(all);
  const header = options.header ?? found.header;
  const first = header ? (all[found.at]?.cells ?? []) : [];
  const isName = (row: Pick<FileRow, 'cells'>) => header && sameCells(row.cells, first);
  const below = all.slice(found.at).filter((row) => !isName(row));
  const names = withNameOfNumbers(first, below);
  const width = [names, ...below.map((row) => row.cells)].reduce(
    (most, row) => Math.max(most, row.length),
    0,
  );
  const columns = Array.from({ length: width }, (_, index) => names[index]?.trim() ?? '');
  const usual = 'grid' in content ? width : usualWidth(names, below);
  const rows = below.map(({ number, cells }) => ({
    number,
    cells: padded(cells, width),
    isCut: cells.slice(usual).some((cell) => cell.trim() !== ''),
  }));
  return {
    delimiter,
    header,
    leftOut: filled.length - below.length - (header ? 1 : 0),
    columns,
    rows,
    fields: guessFields(columns, rows),
  };
}

/** How many cells a row has that was not cut: as many as the header, else as most rows with an address. */
function usualWidth(names: readonly string[], rows: readonly { cells: string[] }[]): number {
  if (names.length > 0) return names.length;
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.some(isUrl)) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most = Infinity] = [...counts.entries()]
    .toSorted(
      ([width, count], [otherWidth, otherCount]) => otherCount - count || width - otherWidth,
    )
    .map(([width]) => width);
  return most;
}

/** R writes the numbers of rows before them, and no name for these. */
function withNameOfNumbers(
  names: readonly string[],
  rows: readonly { cells: string[] }[],
): string[] {
  const isNumbered = rows.every(
    ({ cells }, index) => cells.length === names.length + 1 && cells[0] === String(index + 1),
  );
  return names.length > 0 && rows.length > 0 && isNumbered ? ['', ...names] : [...names];
}

function padded(cells: string[], width: number): string[] {
  return cells.length === width
    ? cells
    : [...cells, ...Array<string>(width - cells.length).fill('')];
}

/** A file that was put together of several has its header in it again. */
function sameCells(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}
