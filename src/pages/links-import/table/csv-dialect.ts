/** How a text is laid out: what stands between its cells, whether its first row names the columns, and what they are. */
import Papa from 'papaparse';
import { csvRows, type Delimiter } from '#features/files/csv.ts';
import { targetOfHeader, targetsOfHeaders } from './field-definitions.ts';

/** What a person has said of the layout; what is left out is found out. */
export interface SaidLayout {
  delimiter?: Delimiter | undefined;
  header?: boolean | undefined;
}

/** A row as it stands in the file. */
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
  /** The names of the columns; `Column 1` and so on where the file has none. */
  columns: string[];
  /** Every row that holds something. */
  rows: FileRow[];
  /** What each column seems to be, or ''. */
  targets: string[];
}

const delimiters = [',', ';', '\t', '|'] as const;

/** How many rows a guess looks at. */
const sample = 100;

const address = /^(https?:\/\/\S+|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?)$/iu;

/** Whether a cell is an address by itself, with or without its scheme. */
function isAddress(cell: string): boolean {
  return address.test(cell.trim());
}

/** Reads delimited text, or lines with an address each. Nothing is lost: a row that is too long makes more columns. */
export function layOut(text: string, said: SaidLayout = {}): Table {
  const delimiter = said.delimiter ?? guessDelimiter(text);
  const all = (delimiter === '' ? linesOf(text) : csvRows(text, delimiter))
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const header = said.header ?? guessHeader(all);
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const names = header ? (all[0]?.cells ?? []) : [];
  const columns = Array.from({ length: width }, (_, index) => names[index]?.trim() || `Column ${index + 1}`);
  const rows = (header ? all.slice(1) : all).map(({ number, cells }) => ({ number, cells: filled(cells, width) }));
  return { delimiter, header, columns, rows, targets: guessTargets(header ? columns : columns.map(() => ''), rows) };
}

function filled(cells: string[], width: number): string[] {
  return cells.length === width ? cells : [...cells, ...Array<string>(width - cells.length).fill('')];
}

function linesOf(text: string): string[][] {
  return text.split(/\r\n|\r|\n/).map((line) => [line.trim()]);
}

/** Addresses may hold commas and semicolons, so addresses are only split where several lines split alike. */
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
  if ((lines.length === 1 || widths.size > 1 || widths.has(1)) && lines.every(isAddress)) return '';
  return delimiters.find((each) => each === meta.delimiter) ?? ',';
}

function guessHeader(rows: readonly FileRow[]): boolean {
  const [first = [], second = []] = rows.slice(0, 2).map(({ cells }) => cells);
  // First by what they mean, as `geotarget.DE` looks like a host.
  if (first.some((cell) => targetOfHeader(cell) !== '')) return true;
  return !first.some(isAddress) && second.some(isAddress);
}

/** By the headers; where none of them means the destination, the first column of addresses is it. */
function guessTargets(headers: readonly string[], rows: readonly FileRow[]): string[] {
  const targets = targetsOfHeaders(headers);
  if (targets.includes('url')) return targets;
  const some = rows.slice(0, sample);
  const holdsAddresses = (column: number) => some.filter(({ cells }) => isAddress(cells[column] ?? '')).length * 2 >= some.length;
  // A single column can be nothing else.
  const column = targets.length === 1 ? 0 : targets.findIndex((target, index) => target === '' && holdsAddresses(index));
  return targets.map((target, index) => (index === column ? 'url' : target));
}
