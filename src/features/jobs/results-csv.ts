/** Results CSV: a file with the user's own cells of each row, then its short URL, state and error. */
import type { useTranslations } from 'use-intl';
import type { CsvCell } from '#features/files/csv.ts';
import { fileName } from '#features/files/download.ts';
import type { JobRow, JobSummary } from '#queries/jobs.ts';
import type { MessageWriter } from '#ui/format/use-message.ts';
import { jobTitle, rowStateLabel } from './job-labels.ts';

type Texts = ReturnType<typeof useTranslations<'jobs'>>;

/** The file and its name. Cells that a spreadsheet would run as formulas are guarded. */
export async function resultsCsv(
  job: JobSummary,
  rows: readonly JobRow[],
  t: Texts,
  write: MessageWriter,
): Promise<{ name: string; text: string }> {
  const { csvText } = await import('#features/files/csv.ts');
  const name = fileName(jobTitle(job, t).replace(/\.\w{1,5}$/, '')) || t('file.results');
  const made = job.kind === 'create' ? [t('file.shortUrl'), t('file.linkId')] : [];
  const own = job.columns ?? [job.kind === 'create' ? 'url' : t('file.item')];
  const columns = [...own, ...made, t('file.result'), t('file.problem')];
  return {
    name: `${name}-results.csv`,
    text: csvText(
      columns,
      // A file of links, as the user's own was.
      rows
        .filter(({ record }) => record === undefined)
        .map((row) => resultRow(job, row, { width: own.length, t, write })),
    ),
  };
}

/** Padded to the number of own columns, so that short rows do not shift the results to the left. */
function resultRow(
  job: JobSummary,
  { cells, label, made, state, problem }: JobRow,
  { width, t, write }: { width: number; t: Texts; write: MessageWriter },
): CsvCell[] {
  const given = cells ?? [label];
  const own = Array.from({ length: width }, (_, index) => given[index] ?? '');
  const link = job.kind === 'create' ? [made?.shorturl ?? '', made?.id ?? null] : [];
  return [...own, ...link, rowStateLabel(state, job.kind, t), write(problem)];
}
