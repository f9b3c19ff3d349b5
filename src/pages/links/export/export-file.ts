/** Export file: writes links as CSV with the columns of the table, or as JSON under the field names of the service. */
import type { Link } from '#contract/resources/links.ts';
import { type CsvCell, csvText, isGuarded } from '#features/files/csv.ts';
import { clicksPerDay } from '#features/link-facts/clicks-per-day.ts';
import { readTags } from '#queries/library.ts';

const fields = [
  'id',
  'alias',
  'shorturl',
  'longurl',
  'clicks',
  'title',
  'description',
  'date',
] as const satisfies readonly (keyof Link)[];

export type ExportFormat = 'csv' | 'json';

/** What the table shows of a link besides what the service lists. */
export interface ExportFacts {
  /** The names of its channels; '' for none, and where they are not known. */
  readonly channel: string;
  readonly campaign: string;
  /** Clicks since the user's last visit; null where they are not known. */
  readonly gained: number | null;
}

interface ExportContext {
  readonly factsOf: (row: Link) => ExportFacts;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ExportFile {
  readonly text: string;
  /** How many cells got an apostrophe, because they begin like a formula. */
  readonly guarded: number;
  /** How many values are empty, or null, because they could not be read. */
  readonly unparsed: number;
}

/** In the order of the table; what it does not show comes last. */
const columns = [
  'title',
  'shorturl',
  'longurl',
  'channel',
  'campaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'clicks',
  'clicks_per_day',
  'new_clicks',
  'date',
  'description',
  'alias',
  'id',
] as const;

export function exportFile(
  rows: readonly Link[],
  format: ExportFormat,
  context: ExportContext,
): ExportFile {
  const unparsed = rows.flatMap((row) =>
    fields.filter((field) => row.unparsed?.[field] !== undefined),
  ).length;
  if (format === 'json') {
    const records = rows.map((row) =>
      Object.fromEntries(fields.map((field) => [field, row[field]])),
    );
    return { text: `${JSON.stringify(records, null, 2)}\n`, guarded: 0, unparsed };
  }
  const cells = rows.map((row) => {
    const values = valuesOf(row, context);
    return columns.map((column) => values[column]);
  });
  const guarded = cells.flat().filter((cell) => typeof cell === 'string' && isGuarded(cell)).length;
  return { text: csvText(columns, cells), guarded, unparsed };
}

function valuesOf(
  row: Link,
  { factsOf, now }: ExportContext,
): Record<(typeof columns)[number], CsvCell> {
  const { channel, campaign, gained } = factsOf(row);
  const tags = readTags(row.longurl ?? '');
  const perDay = clicksPerDay(row, now);
  return {
    title: row.title,
    shorturl: row.shorturl,
    longurl: row.longurl,
    channel,
    campaign,
    utm_source: tags.source,
    utm_medium: tags.medium,
    utm_campaign: tags.campaign,
    clicks: row.clicks,
    clicks_per_day: perDay === null ? null : Number(perDay.toFixed(2)),
    new_clicks: gained,
    date: row.date,
    description: row.description,
    alias: row.alias,
    id: row.id,
  };
}
