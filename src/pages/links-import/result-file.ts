/** The person's own file with what became of each row: the cells as they were sent, then the new columns. */
import type { JobRow, JobRowState } from '#queries/jobs.ts';
import type { CsvCell } from '#pages/pieces/csv-file.ts';

/** What is added, after the columns of the file. None of them is taken for a field when the file is imported again. */
export const resultColumns = ['Short URL', 'Link id', 'Result', 'Problem'] as const;

export const resultWords = {
  planned: 'not sent yet',
  sent: 'being sent',
  unknown: 'unknown',
  done: 'created',
  refused: 'refused',
  dropped: 'cancelled',
} as const satisfies Record<JobRowState, string>;

/** @param width how many columns the file has; rows without cells have empty ones, so that nothing moves sideways */
export function resultRow({ cells = [], made, state, problem }: JobRow, width: number): CsvCell[] {
  const own = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return [...own, made?.shorturl ?? '', made?.id ?? null, resultWords[state], problem];
}
