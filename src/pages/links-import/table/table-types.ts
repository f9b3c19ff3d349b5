/** What the screen is told of an import, and how large one may be. */
import type { Delimiter } from '#features/files/csv.ts';

/** Something about a row. `error`: it cannot be sent like this. `warning`: it can, but may not be meant. */
export interface RowProblem {
  kind: 'error' | 'warning';
  /** The column from 0; -1 where no cell can mend it, as the value is missing or comes from the shared settings. */
  column: number;
  /** The field, as people call it. */
  label: string;
  /** What is wrong, and with it what would be right. */
  message: string;
}

/** Rows that one import may hold: more than a day of work at the usual limit. */
export const mostRows = 20_000;

/** What a file turned out to be. */
export interface Layout {
  /** `guessed`: no valid UTF-8, so read as Windows writes it. `''` for pasted text. */
  encoding: 'UTF-8' | 'UTF-16' | 'guessed' | '';
  delimiter: Delimiter;
  header: boolean;
  columns: readonly string[];
  targets: readonly string[];
  rows: number;
  /** The first rows, to tell the columns by. */
  samples: readonly (readonly string[])[];
}

export interface Summary {
  rows: number;
  /** Rows that would be sent: neither skipped nor with an error. */
  ready: number;
  /** Rows with an error that are not skipped. */
  errors: number;
  /** Rows with a warning alone that are not skipped. */
  warnings: number;
  skipped: number;
  /** What is wrong with the shared settings. */
  shared: readonly RowProblem[];
}

/** A row as the screen shows it. */
export interface RowView {
  index: number;
  number: number;
  skipped: boolean;
  problems: readonly RowProblem[];
  cells: readonly string[];
}

/** Which rows: those that need a look, or all, those first. */
export type RowFilter = 'problems' | 'all';
