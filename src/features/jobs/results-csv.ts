/** Results CSV: a file with the user's own cells of each row, then its short URL, state and error. */
import type { CsvCell } from '#features/files/csv.ts';
import { fileName } from '#features/files/download.ts';
import type { JobRow, JobSummary } from '#queries/jobs.ts';
import { rowStateLabel } from './job-labels.ts';

/** The file and its name. Cells that a spreadsheet would run as formulas are guarded. */
export async function resultsCsv(job: JobSummary, rows: readonly JobRow[]): Promise<{ name: string; text: string }> {
  const { csvText } = await import('#features/files/csv.ts');
  const name = fileName(job.title.replace(/\.\w{1,5}$/, '')) || 'results';
  const made = job.kind === 'create' ? ['Short URL', 'Link id'] : [];
  const own = job.columns ?? [job.kind === 'create' ? 'url' : 'Item'];
  const columns = [...own, ...made, 'Result', 'Problem'];
  return {
    name: `${name}-results.csv`,
    text: csvText(
      columns,
      // A file of links, as the user's own was.
      rows.filter(({ record }) => record === undefined).map((row) => resultRow(job, row, own.length)),
    ),
  };
}

/** Padded to the number of own columns, so that short rows do not shift the results to the left. */
function resultRow(job: JobSummary, { cells, label, made, state, problem }: JobRow, width: number): CsvCell[] {
  const given = cells ?? [label];
  const own = Array.from({ length: width }, (_, index) => given[index] ?? '');
  const link = job.kind === 'create' ? [made?.shorturl ?? '', made?.id ?? null] : [];
  return [...own, ...link, rowStateLabel(state, job.kind), problem];
}
