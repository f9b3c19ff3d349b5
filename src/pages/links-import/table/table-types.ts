/** Import table types: layout, summary, rows and problems of an import, and its largest size. */

import type { Said } from '#contract/new-link/check-new-link.ts';
import type { NamedField } from '#contract/record-names.ts';
import type { Delimiter } from '#features/files/csv.ts';
import type { Encoding } from '#pages/links-import/formats/decode-file.ts';
import type { FileFormat, Unreadable } from '#pages/links-import/formats/read-file.ts';
import type { ColumnField } from './field-definitions.ts';
import type { KnownService } from './known-files.ts';
import type { OldDomain } from './moving.ts';
import type { DateOrder } from './parse-date.ts';

/** `error`: the row cannot be sent. `warning`: it can, but may be a mistake. */
export interface RowProblem {
  kind: 'error' | 'warning';
  /** The column from 0; -1 where the value is missing or a default, so that no cell can fix it. */
  column: number;
  /** What it is about. */
  field: ColumnField;
  problem: Problem;
  /** Texts of the cell that put it right, each with what is chosen by it. */
  fixes?: readonly { readonly choice: string; readonly text: string }[];
}

/** What is wrong with a cell or a row, beside what the check of a new link finds; the page has the words. */
export type Problem =
  | Said
  | { readonly key: 'blanks' | 'cut' | 'date' | 'yesNo' }
  | { readonly key: 'shortLink'; readonly column: number }
  | {
      readonly key: 'several';
      readonly field: NamedField;
      readonly name: string;
      readonly count: number;
    }
  | { readonly key: 'looking' | 'none'; readonly field: NamedField; readonly name: string }
  | { readonly key: 'values' | 'addresses'; readonly example: string }
  | {
      readonly key: 'taken' | 'ending' | 'excel' | 'excelMaybe';
      readonly name: string;
    }
  | { readonly key: 'alias' | 'twin'; readonly row: number };

/** Why a file or its layout was not taken. */
export type FileProblem =
  | { readonly key: 'large'; readonly file: string }
  | { readonly key: 'noRows' | 'unloaded' | Unreadable }
  | { readonly key: 'tooMany'; readonly rows: number }
  | { readonly key: 'said'; readonly message: string };

/** Rows that one import may hold: more than a day of work at the usual limit. */
export const maxRows = 20_000;

/** The format of a file. */
export interface Layout {
  encoding: Encoding;
  format: FileFormat;
  /** Why the file was not read. */
  unreadable?: Unreadable;
  delimiter: Delimiter;
  header: boolean;
  /** How many rows above the table are left out, and comments in it. */
  leftOut: number;
  /** The names of the columns; '' for one without. */
  columns: readonly string[];
  fields: readonly string[];
  /** The service whose export this is; undefined for every other file. */
  known: KnownService | undefined;
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
  /** Rows whose names one press puts right. */
  fixable: number;
  /** What is wrong with the defaults. */
  defaults: readonly RowProblem[];
  /** Names of records that are not there, each once. */
  missing: readonly MissingName[];
  /** Fields whose records have to be read before their names can be looked up. */
  unread: readonly NamedField[];
  /** The column of destinations where short links were chosen for them; undefined where they were not. */
  destinations: number | undefined;
  /** Columns that may hold the old aliases while none is imported, with the field that takes them over. */
  aliasColumns: readonly { readonly column: number; readonly field: 'custom' | 'old.link' }[];
  /** Changes with the aliases that the rows ask for. */
  asked: string;
  /** The domains of old short links, that of the most rows first. */
  oldDomains: readonly OldDomain[];
  /** How dates are understood; undefined where there are none. */
  dates: DatesRead | undefined;
}

/** An alias of a row; its domain is '' for that of the service. */
export interface AskedAlias {
  readonly domain: string;
  readonly alias: string;
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
  /** Where visitors arrive, parameters included; as written where that is no destination. */
  destination: string;
  /** The alias, after its domain where that is chosen; '' for a random one. */
  shortLink: string;
  /** The name of its channel, and its title; '' for none. */
  channel: string;
  title: string;
}

/** `all` begins with the rows that have a problem. */
export type RowFilter = 'problems' | 'all';
