/** Report subject: what a report is of, by its name and the query for its links; and what the user chose for it. */
import type { ReportPeriod, ReportTarget } from '#features/report/report-target.ts';
import type { ReportQuery } from '#queries/library.ts';
import type { NoteScope } from '#queries/notes.ts';
import type { PlanTable } from './plan-table.ts';

export interface ReportSubject {
  readonly target: ReportTarget;
  /** Its title unless the user writes another one. */
  readonly name: string;
  readonly query: ReportQuery;
  /** The path of the screen that its links are on. */
  readonly origin: string;
  /** What its notes are about, besides the account and the links. */
  readonly scope?: Exclude<NoteScope, { kind: 'account' }>;
  /** Of a plan alone. */
  readonly table?: PlanTable;
}

export interface ReportOptions {
  /** '' for the name of the subject. */
  readonly title: string;
  readonly audience: string;
  readonly period: ReportPeriod;
  readonly withNotes: boolean;
  /** Countries, referrers and browsers, as far as they were read. */
  readonly withStatistics: boolean;
}
