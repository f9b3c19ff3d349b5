/** CSV for spreadsheets: reads and writes rows, with an apostrophe before cells that would run as formulas. */
import Papa from 'papaparse';

/** Numbers and booleans are never guarded, so that a spreadsheet can count with them. */
export type CsvCell = string | number | boolean | null;

/** Spreadsheets know by it that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Text that a spreadsheet may run as a formula, also after blanks and invisible characters and in full width; and text
 * that begins with a control character. Leading apostrophes count too: reading `'=1` would remove its own apostrophe.
 */
const risky = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|\s*\p{Cc})/u;

/** Whether `csvText` writes an apostrophe before this text. */
export function isGuarded(text: string): boolean {
  return risky.test(text);
}

/** Removes the one apostrophe of a guarded cell. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A CSV file by RFC 4180 with a byte order mark, a header row and CRLF; see `isGuarded` for formulas. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const text = Papa.unparse(
    [columns, ...rows].map((row) => [...row]),
    {
      escapeFormulae: risky,
      newline: '\r\n',
      // An empty line would be no row.
      quotes: (value: unknown) => columns.length === 1 && value === '',
    },
  );
  return `${byteOrderMark}${text}\r\n`;
}

/** `''`: each line is one cell. */
export type Delimiter = ',' | ';' | '\t' | '|' | '';

/** The rows of delimited text without guards and byte order mark, with empty rows. Broken quotes never fail. */
export function csvRows(text: string, delimiter: Exclude<Delimiter, ''>): string[][] {
  const rows = Papa.parse<string[]>(text, { delimiter }).data.map((row) => row.map(withoutGuard));
  // The line end of the last row begins no other row.
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}
