/** Trend file: the intervals of links as CSV, one row for each, with times in UTC. */
import { type CsvCell, csvText } from '#features/files/csv.ts';
import type { LinkTrend } from '#queries/trends.ts';

const columns = ['id', 'shorturl', 'from', 'to', 'clicks_observed', 'total', 'note'];

/** What a file says of a link besides its trend. */
export interface NamedTrend {
  readonly trend: LinkTrend;
  readonly shorturl: string | null;
}

/** @returns the text of the file, with guarded cells */
export function trendFile(trends: readonly NamedTrend[]): string {
  const rows = trends.flatMap(({ trend: { id, intervals }, shorturl }) =>
    intervals.map(({ from, to, clicks, after, beganAgain, isGap }): CsvCell[] => [
      ...[id, shorturl, new Date(from).toISOString(), new Date(to).toISOString(), clicks, after],
      beganAgain ? 'counter began again' : isGap ? 'nobody looked in between' : '',
    ]),
  );
  return csvText(columns, rows);
}
