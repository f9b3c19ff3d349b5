/** CSV as spreadsheets read and write it: cells that they would run as formulas are guarded, and reading takes the guard off. */
import Papa from 'papaparse';

/** What a cell may hold. Numbers and yes or no are never guarded, so that a spreadsheet can count with them. */
export type CsvCell = string | number | boolean | null;

/** The mark by which programs know that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Text that a spreadsheet may take for a formula, whatever blanks, control characters and marks stand before it, in the
 * usual width and the other ones; and any that begins with a control character. Apostrophes before that belong to the
 * rule: were `'=1` written as it is, reading it back would take its own apostrophe for the guard.
 */
const risky = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|\s*\p{Cc})/u;

/** Whether a cell with this text is written with an apostrophe before it, so that no spreadsheet runs it. */
export function isGuarded(text: string): boolean {
  return risky.test(text);
}

/** A cell as it was before it was guarded: without exactly one apostrophe where it has the guard, else as it came. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * A file of rows below the names of their columns: UTF-8 with its mark, commas, quotes where they are needed, CRLF at
 * the end of each line (RFC 4180). Text that could run as a formula gets an apostrophe before it; see `isGuarded`.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const text = Papa.unparse(
    [columns, ...rows].map((row) => [...row]),
    {
      escapeFormulae: risky,
      newline: '\r\n',
      // A line with nothing on it would be no row at all.
      quotes: (value: unknown) => columns.length === 1 && value === '',
    },
  );
  return `${byteOrderMark}${text}\r\n`;
}

/** What can stand between the cells of a line; `''` where a line is one cell, whatever it holds. */
export type Delimiter = ',' | ';' | '\t' | '|' | '';

/**
 * The rows of delimited text, the empty ones too, each cell as it was before it was guarded. A mark at the beginning is
 * not part of the first cell. Broken quotes never fail: what can be told apart comes out.
 */
export function csvRows(text: string, delimiter: Exclude<Delimiter, ''>): string[][] {
  const rows = Papa.parse<string[]>(text, { delimiter }).data.map((row) => row.map(withoutGuard));
  // After the end of the last line nothing begins.
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}
