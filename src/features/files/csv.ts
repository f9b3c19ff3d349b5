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

/**
 * Where a spreadsheet that does not take the comma for its separator begins another cell, although the text is quoted:
 * the quote is no longer the first character of a cell. After a comma that cannot happen, so coordinates stay whole.
 */
const otherSeparators = /(?<=[;\t\r\n])/;

/** The same for such a part, which may begin with quotes: they are not part of the cell that it becomes. */
const riskyPart = new RegExp(risky.source.replace("'*", `['"]*`), 'u');

/** Whether `csvText` writes an apostrophe before this text. */
export function isGuarded(text: string): boolean {
  return risky.test(text);
}

/** Writes an apostrophe before each part of a cell that may become a cell of its own, and run as a formula. */
function withInnerGuards(cell: CsvCell): CsvCell {
  if (typeof cell !== 'string') return cell;
  const [first = '', ...parts] = cell.split(otherSeparators);
  return first + parts.map((part) => (riskyPart.test(part) ? `'${part}` : part)).join('');
}

/** Removes the apostrophes of a guarded cell. */
function withoutGuards(cell: string): string {
  const without = (part: string, guarded: RegExp) =>
    part.startsWith("'") && guarded.test(part.slice(1)) ? part.slice(1) : part;
  const [first = '', ...parts] = without(cell, risky).split(otherSeparators);
  return first + parts.map((part) => without(part, riskyPart)).join('');
}

/** A CSV file by RFC 4180 with a byte order mark, a header row and CRLF; see `isGuarded` for formulas. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const text = Papa.unparse(
    [columns, ...rows].map((row) => row.map(withInnerGuards)),
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

/**
 * The rows of delimited text without guards and byte order mark, with empty rows. Broken quotes never fail.
 *
 * @param meaningOf a cell that has no guard, so that it may be a formula
 */
export function csvRows(
  text: string,
  delimiter: Exclude<Delimiter, ''>,
  meaningOf = (cell: string) => cell,
): string[][] {
  const lines = withOneLineEnd(text, delimiter);
  const { data } = Papa.parse<string[]>(lines.text, { delimiter, newline: lines.newline });
  const rows = data.map((row) =>
    row.map((cell) => {
      const plain = withoutGuards(cell);
      return plain === cell ? meaningOf(cell) : plain;
    }),
  );
  // The line end of the last row begins no other row.
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

interface Lines {
  readonly text: string;
  readonly newline: '\n' | '\r' | '\r\n';
}

/** A text that several programs have written can have several line ends, and the parser knows one. Those in quotes stay. */
function withOneLineEnd(text: string, delimiter: Exclude<Delimiter, ''>): Lines {
  if (!text.includes('\r')) return { text, newline: '\n' };
  const beside = delimiter === '|' ? '\\|' : delimiter;
  const quotedOrEnd = new RegExp(
    `(?<=^\\uFEFF?|[${beside}\\r\\n])"(?:[^"]|"")*"(?=[${beside}\\r\\n]|$)|\\r\\n|\\r|\\n`,
    'g',
  );
  const ends = new Set(text.match(quotedOrEnd)?.filter((part) => !part.startsWith('"')));
  const [only] = ends;
  if (ends.size < 2) return { text, newline: only === '\r' || only === '\n' ? only : '\r\n' };
  const unified = text.replace(quotedOrEnd, (part) => (part.startsWith('"') ? part : '\n'));
  return { text: unified, newline: '\n' };
}
