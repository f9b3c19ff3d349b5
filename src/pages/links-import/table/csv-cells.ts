/** CSV cells: the cells of a file, with the guessed delimiter where it is text. */
import Papa from 'papaparse';
import { csvRows, type Delimiter } from '#features/files/csv.ts';
import type { FileContent } from '#pages/links-import/formats/read-file.ts';
import { isUrl } from './column-evidence.ts';
import { plainCell } from './excel-values.ts';
import { isComment, knownIn } from './header-row.ts';
import { delimiters, type Separator, sample, withoutJoinedRows } from './joined-rows.ts';

/** How much text a guess looks at. */
const sampleLength = 100_000;

/** What tells a spreadsheet the separator, as the first line: `sep=;`, perhaps in quotes or with separators after it. */
const separatorLine = /^\s*"?sep *= *(\\t|[^\r\n"])"?[,;|\t]*[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

export function cellsOf(
  content: FileContent,
  chosen: Delimiter | undefined,
): { delimiter: Delimiter; cells: string[][] } {
  if ('grid' in content)
    return withoutJoinedRows(
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
  return withoutJoinedRows(withoutSpacing(rows), delimiter, chosen);
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
