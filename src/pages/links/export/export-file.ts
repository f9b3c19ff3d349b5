/** Export file: writes links as CSV or JSON, under the field names of the service. */
import type { Link } from '#contract/resources/links.ts';
import { type CsvCell, csvText, isGuarded } from '#features/files/csv.ts';

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

export type ExportRow = Pick<Link, (typeof columns)[number] | 'unparsed'>;

export type ExportFormat = 'csv' | 'json';

interface ExportFile {
  readonly text: string;
  /** How many cells got an apostrophe, because they begin like a formula. */
  readonly guarded: number;
  /** How many values are empty, or null, because they could not be read. */
  readonly unparsed: number;
}

export function exportFile(rows: readonly ExportRow[], format: ExportFormat): ExportFile {
  const unparsed = rows.flatMap((row) =>
    columns.filter((column) => row.unparsed?.[column] !== undefined),
  ).length;
  const cells = rows.map((row) => columns.map((column): CsvCell => row[column]));
  if (format === 'csv') {
    const guarded = cells
      .flat()
      .filter((cell) => typeof cell === 'string' && isGuarded(cell)).length;
    return { text: csvText(columns, cells), guarded, unparsed };
  }
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, row[column]])),
  );
  return { text: `${JSON.stringify(records, null, 2)}\n`, guarded: 0, unparsed };
}
