/** Import table types: layout, summary, rows and problems of an import, and its largest size. */

import type { NamedField } from '#contract/record-names.ts';
import type { Delimiter } from '#features/files/csv.ts';
import type { DateOrder } from '#pages/links-import/dates/parse-date.ts';

/** `error`: the row cannot be sent. `warning`: it can, but may be a mistake. */
export interface RowProblem {
  kind: 'error' | 'warning';
  /** The column from 0; -1 where the value is missing or a default, so that no cell can fix it. */
  column: number;
  /** The label of the field. */
  label: string;
  /** What is wrong, and what would be right. */
  message: string;
}

/** Rows that one import may hold: more than a day of work at the usual limit. */
export const mostRows = 20_000;

/** The format of a file. */
export interface Layout {
  /** `guessed`: not valid UTF-8, so decoded as Windows-1252. `''` for pasted text. */
  encoding: 'UTF-8' | 'UTF-16' | 'guessed' | '';
  delimiter: Delimiter;
  header: boolean;
  columns: readonly string[];
  fields: readonly string[];
  rows: number;
  /** The first rows, as examples of each column. */
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
  /** What is wrong with the defaults. */
  defaults: readonly RowProblem[];
  /** Names of records that are not there, each once. */
  missing: readonly MissingName[];
  /** Fields whose records have to be read before their names can be looked up. */
  unread: readonly NamedField[];
  /** How dates are understood; undefined where there are none. */
  dates: DatesRead | undefined;
}

export interface MissingName {
  readonly field: NamedField;
  readonly name: string;
  /** How many rows have it. */
  readonly rows: number;
}

/** How the dates of a file are understood. */
export interface DatesRead {
  readonly order: DateOrder;
  /** How many dates would be another day in the other order. */
  readonly ambiguous: number;
  /** Dates of each spelling, and the moments that they mean, as timestamps in UTC. */
  readonly samples: readonly { readonly text: string; readonly moment: string }[];
}

export interface RowView {
  index: number;
  number: number;
  skipped: boolean;
  problems: readonly RowProblem[];
  cells: readonly string[];
}

/** `all` begins with the rows that have a problem. */
export type RowFilter = 'problems' | 'all';
