/** CSV dialect: parses delimited text into rows, and guesses its delimiter, its header and the field of each column. */
import Papa from 'papaparse';
import { csvRows, type Delimiter } from '#features/files/csv.ts';
import type { FileContent } from '#pages/links-import/formats/read-file.ts';
import { isUrl } from './column-evidence.ts';
import { plainCell } from './excel-values.ts';
import { guessFields } from './guess-fields.ts';
import { findHeader, isComment, knownIn } from './header-row.ts';

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

const delimiters = [',', ';', '\t', '|'] as const;

type Separator = (typeof delimiters)[number];

/** How many rows a guess looks at. */
const sample = 100;

/** How much text a guess looks at. */
const sampleLength = 100_000;

/** What tells a spreadsheet the separator, as the first line: `sep=;`, perhaps in quotes or with separators after it. */
const separatorLine = /^\s*"?sep *= *(\\t|[^\r\n"])"?[,;|\t]*[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

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

function cellsOf(
  content: FileContent,
  chosen: Delimiter | undefined,
): { delimiter: Delimiter; cells: string[][] } {
  if ('grid' in content)
    return unwrapped(
      content.grid.map((row) => [...row]),
      ',',
      chosen,
    );
  const text = content.text.replace(/^\uFEFF/, '');
  const [line = '', sign = ''] = separatorLine.exec(text) ?? [];
  const table = text.slice(line.length);
  const named = delimiters.find((each) => each === (sign === '\\t' ? '\t' : sign));
  const isUsed = named !== undefined && table.includes(named);
  const delimiter = chosen ?? (isUsed ? named : guessDelimiter(table));
  if (delimiter === '') return { delimiter, cells: linesOf(table) };
  const rows = csvRows(withoutOuterBlanks(table, delimiter), delimiter, plainCell);
  return unwrapped(withoutSpacing(rows), delimiter, chosen);
}

/** Some people and programs write a blank after each separator. */
function withoutSpacing(rows: string[][]): string[][] {
  const cells = rows.slice(0, sample).flatMap((row) => row.slice(1));
  const isSpaced =
    cells.some((cell) => cell !== '') && cells.every((cell) => /^(?: |$)/.test(cell));
  return isSpaced ? rows.map((row) => row.map((cell) => cell.trim())) : rows;
}

/** Some programs write a blank between a separator and a quote, which would be part of the cell. */
function withoutOuterBlanks(text: string, delimiter: Separator): string {
  if (!text.includes(`${delimiter} "`)) return text;
  const sign = delimiter === '|' ? '\\|' : delimiter;
  const rows = csvRows(text, delimiter);
  const hasBlanks = rows.some((cells) => cells.some((cell) => /^ +"/.test(cell)));
  return hasBlanks
    ? text.replace(new RegExp(`(?<=${sign}) +(?="(?!")|""(?:[${sign}\\r\\n]|$))`, 'g'), '')
    : text;
}

/**
 * Rows that are a cell each, with a whole row of a table in it: a spreadsheet that separates by another sign writes them
 * so, in quotes, and each would become one address.
 */
function unwrapped(
  cells: string[][],
  delimiter: Separator,
  chosen: Delimiter | undefined,
): { delimiter: Delimiter; cells: string[][] } {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isJoined = filled.every((row) => row.slice(1).every((cell) => cell.trim() === ''));
  if (!isJoined) return { delimiter, cells: withSplitRows(cells, delimiter) };
  const texts = filled.slice(0, sample).map(([text = '']) => text);
  const inner = delimiters
    .filter((each) => chosen === undefined || each === chosen)
    .find((each) => isTable(texts, each));
  if (inner === undefined) return { delimiter, cells };
  return { delimiter: inner, cells: cells.map(([text = '']) => cellsIn(text, inner)) };
}

/** Whether lines are rows below a header of known names, or have as many cells as the line above the first address. */
function isTable(lines: readonly string[], delimiter: Separator): boolean {
  const rows = lines.map((line) => cellsIn(line, delimiter));
  if (rows.some((cells) => cells.length > 1 && knownIn(cells) > 1)) return true;
  const first = rows.findIndex((cells) => cells.some(isUrl));
  // An address may well have commas: only a line above with as many tells that they separate.
  const width = rows[delimiter === ',' ? first - 1 : first]?.length ?? 1;
  const below = rows.slice(first).filter((cells) => cells.some(isUrl));
  return width > 1 && below.every((cells) => cells.length === width);
}

/** With the rows that are in one cell, below a header that is not. */
function withSplitRows(cells: string[][], delimiter: Separator): string[][] {
  const header = cells.find((row) => row.length > 1 && knownIn(row) > 1);
  return cells.map((row) => {
    const [text = ''] = row;
    if (header === undefined || row.length > 1 || !text.includes(delimiter)) return row;
    const split = cellsIn(text, delimiter);
    return split.length === header.length ? split : row;
  });
}

function cellsIn(line: string, delimiter: Separator): string[] {
  return csvRows(line, delimiter)[0] ?? [''];
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

function linesOf(text: string): string[][] {
  return text.split(/\r\n|\r|\n/).map((line) => [line.trim()]);
}

/** Addresses may hold commas and semicolons, so they are split only where several lines give equally many cells. */
function guessDelimiter(text: string): Delimiter {
  const some = text.slice(0, sampleLength);
  const usual = Papa.parse(some, { preview: sample }).meta.delimiter;
  const best = delimiters
    .map((delimiter) => ({ ...evidenceOf(some, delimiter), isUsual: delimiter === usual }))
    .toSorted(
      (one, other) =>
        other.known - one.known ||
        other.even - one.even ||
        Number(other.isUsual) - Number(one.isUsual),
    )[0];
  if (best === undefined || (best.known === 0 && isListOfUrls(some, best))) return '';
  return best.delimiter;
}

interface Evidence {
  readonly delimiter: Separator;
  /** Names of known columns in the row that has most of them, where it has several cells. */
  readonly known: number;
  /** Rows with an address that have as many cells as most of them, more than one. */
  readonly even: number;
  readonly urls: number;
}

function evidenceOf(text: string, delimiter: Separator): Evidence {
  const rows = csvRows(withoutOuterBlanks(text, delimiter), delimiter).slice(0, sample);
  const widths = new Map<number, number>();
  const withUrl = rows.filter((cells) => cells.some(isUrl));
  for (const { length } of withUrl)
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const known = rows.map((cells) => (cells.length > 1 ? knownIn(cells) : 0));
  return {
    delimiter,
    known: Math.max(0, ...known),
    even: Math.max(0, ...widths.values()),
    urls: withUrl.length,
  };
}

/** Lines that are an address each, perhaps below a title, where no separator gives them equally many cells. */
function isListOfUrls(text: string, { delimiter, even, urls }: Evidence): boolean {
  const lines = linesOf(text)
    .flat()
    .filter((line) => line !== '' && !isComment([line]))
    .slice(0, sample);
  const first = lines.findIndex(isUrl);
  const list = lines.slice(first);
  const above = lines.slice(0, Math.max(0, first));
  if (first === -1 || first > 3 || !list.every(isUrl) || list.some(hasTwo)) return false;
  if (above.some((line) => line.includes(delimiter) || /https?:\/\//i.test(line))) return false;
  return list.length === 1 || even === 0 || even < urls;
}

/** Whether a line has a second address behind a separator, and not in a parameter. */
function hasTwo(line: string): boolean {
  return /^[^?#]*[,;|\t]\s*https?:\/\//i.test(line);
}
