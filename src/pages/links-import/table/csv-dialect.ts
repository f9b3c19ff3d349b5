/** CSV dialect: parses delimited text into rows, and guesses its delimiter, its header and the field of each column. */
import Papa from 'papaparse';
import { csvRows, type Delimiter } from '#features/files/csv.ts';
import { isUrl } from './column-evidence.ts';
import { fieldOfHeader } from './field-definitions.ts';
import { guessFields } from './guess-fields.ts';

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
}

interface Table {
  delimiter: Delimiter;
  /** Whether the first row names the columns. */
  header: boolean;
  /** The names of the columns; '' where the file has none. */
  columns: string[];
  /** Every row that holds something. */
  rows: FileRow[];
  /** The guessed field of each column, or ''. */
  fields: string[];
}

const delimiters = [',', ';', '\t', '|'] as const;

/** How many rows a guess looks at. */
const sample = 100;

/** Parses delimited text, or lines with an address each. A row that is too long makes more columns, so nothing is lost. */
export function parseTable(text: string, options: LayoutOptions = {}): Table {
  const delimiter = options.delimiter ?? guessDelimiter(text);
  const all = (delimiter === '' ? linesOf(text) : csvRows(text, delimiter))
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const header = options.header ?? guessHeader(all);
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = header ? (all[0]?.cells ?? []) : [];
  const columns = Array.from({ length: width }, (_, index) => names[index]?.trim() ?? '');
  const rows = (header ? all.slice(1) : all).map(({ number, cells }) => ({
    number,
    cells: padded(cells, width),
  }));
  return {
    delimiter,
    header,
    columns,
    rows,
    fields: guessFields(header ? columns : columns.map(() => ''), rows),
  };
}

function padded(cells: string[], width: number): string[] {
  return cells.length === width
    ? cells
    : [...cells, ...Array<string>(width - cells.length).fill('')];
}

function linesOf(text: string): string[][] {
  return text.split(/\r\n|\r|\n/).map((line) => [line.trim()]);
}

/** Addresses may hold commas and semicolons, so they are split only where several lines give equally many cells. */
function guessDelimiter(text: string): Delimiter {
  const { meta, data } = Papa.parse<string[]>(text, {
    preview: sample,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [...delimiters],
  });
  const widths = new Set(data.map((row) => row.length));
  const lines = linesOf(text.slice(0, 100_000))
    .flat()
    .filter((line) => line !== '')
    .slice(0, sample);
  if ((lines.length === 1 || widths.size > 1 || widths.has(1)) && lines.every(isUrl)) return '';
  return delimiters.find((each) => each === meta.delimiter) ?? ',';
}

function guessHeader(rows: readonly FileRow[]): boolean {
  const [first = [], second = []] = rows.slice(0, 2).map(({ cells }) => cells);
  // Known headers first, because `geotarget.DE` looks like a host.
  if (first.some((cell) => fieldOfHeader(cell) !== '')) return true;
  return !first.some(isUrl) && second.some(isUrl);
}
