/** Links as a file: the fields that the service lists, under its own names, as CSV or as JSON. */
import type { Link } from '#contract/resources/links.ts';
import { type CsvCell, csvText, isGuarded } from '#features/files/csv.ts';

/** What is in the file, in this order. */
const columns = [
  'id',
  'alias',
  'shorturl',
  'longurl',
  'clicks',
  'title',
  'description',
  'date',
] as const satisfies readonly (keyof Link)[];

export type ExportRow = Pick<Link, (typeof columns)[number]>;

export type ExportFormat = 'csv' | 'json';

interface ExportFile {
  text: string;
  /** Cells that begin like a formula, and got an apostrophe for it. */
  guarded: number;
}

/** The file; numbers stay numbers in both. */
export function exportFile(rows: readonly ExportRow[], format: ExportFormat): ExportFile {
  const cells = rows.map((row) => columns.map((column): CsvCell => row[column]));
  if (format === 'csv') {
    const guarded = cells.flat().filter((cell) => typeof cell === 'string' && isGuarded(cell)).length;
    return { text: csvText(columns, cells), guarded };
  }
  const records = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  return { text: `${JSON.stringify(records, null, 2)}\n`, guarded: 0 };
}
