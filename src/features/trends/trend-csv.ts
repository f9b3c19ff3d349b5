/** Trend file: the intervals of links as CSV, one row for each, with times in UTC. */
import type { useTranslations } from 'use-intl';
import { type CsvCell, csvText } from '#features/files/csv.ts';
import { type Mark, textsIn } from '#features/trends/notes/marks.ts';
import type { LinkTrend } from '#queries/trends.ts';

type Texts = ReturnType<typeof useTranslations<'trends'>>;

const columns = ['id', 'shorturl', 'from', 'to', 'clicks_observed', 'total', 'note', 'notes'];

/** What a file says of a link besides its trend. */
export interface NamedTrend {
  readonly trend: LinkTrend;
  readonly shorturl: string | null;
  readonly marks: readonly Mark[];
}

/** @returns the text of the file, with guarded cells */
export function trendFile(trends: readonly NamedTrend[], t: Texts): string {
  const rows = trends.flatMap(({ trend: { id, intervals }, shorturl, marks }) =>
    intervals.map(({ from, to, clicks, after, wasReset, isGap }): CsvCell[] => [
      id,
      shorturl,
      new Date(from).toISOString(),
      new Date(to).toISOString(),
      clicks,
      after,
      wasReset ? t('file.again') : isGap ? t('file.gap') : '',
      textsIn(marks, { from, to }).join('; '),
    ]),
  );
  return csvText(columns, rows);
}
