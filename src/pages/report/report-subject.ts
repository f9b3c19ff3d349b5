/** Report subject: what a report is of, by its name and the query for its links. */
import type { ReportTarget } from '#features/report/report-target.ts';
import type { ReportQuery } from '#queries/library.ts';
import type { NoteScope } from '#queries/notes.ts';
import type { PlanTable } from './plan-table.ts';

export interface ReportSubject {
  readonly kind: ReportTarget['kind'];
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

/** The parts of a report that can be left out. */
const reportParts = [
  'trend',
  'notes',
  'movers',
  'groups',
  'plan',
  'details',
  'links',
  'destinations',
] as const;

type ReportPart = (typeof reportParts)[number];

/** The parts that a report of this subject can have. */
export function partsOf({ table }: ReportSubject): readonly ReportPart[] {
  return reportParts.filter((part) => part !== 'plan' || table !== undefined);
}

/** Which observed clicks a report has: of this week, of the last so many days, or all. */
export const reportPeriods = ['week', 30, 90, null] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

export interface ReportOptions {
  /** '' for the name of the subject. */
  readonly title: string;
  readonly audience: string;
  readonly period: ReportPeriod;
  readonly parts: ReadonlySet<ReportPart>;
}

/** Destinations are off at first: they can tell more than a recipient should know. */
export const firstOptions: ReportOptions = {
  title: '',
  audience: '',
  period: 'week',
  parts: new Set(['trend', 'notes', 'movers', 'groups', 'plan', 'details', 'links']),
};
