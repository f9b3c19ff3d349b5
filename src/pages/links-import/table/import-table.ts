/** The rows of one import while a person gets them ready: read, checked, mended, skipped, and handed over as drafts. */
import type { NewLink } from '#contract/resources/links.ts';
import { type FileRow, layOut, type SaidLayout } from './csv-dialect.ts';
import { decodeFile } from './decode-file.ts';
import { duplicateProblems } from './find-duplicates.ts';
import { type Plan, sourcesOf } from './resolve-row.ts';
import type { Layout, RowFilter, RowProblem, RowView, Summary } from './table-types.ts';
import { type CheckedRow, checkRow, checkShared } from './validate-row.ts';

export interface ImportTable {
  /** Begins anew with a text or the bytes of a file. */
  load(source: { text: string } | { bytes: Uint8Array<ArrayBuffer> }): Layout;
  /** Reads the same again, laid out as a person has said. */
  layOut(said: SaidLayout): Layout;
  /** Checks every row. */
  check(plan: Plan): Summary;
  /** Rows in the order of the last check: errors first, then warnings, then the rest. */
  view(filter: RowFilter, from: number, count: number): { total: number; rows: RowView[] };
  /** Puts a text into a cell, and checks its row again. */
  mend(index: number, column: number, text: string): Summary;
  /** Skips rows, or no longer skips them. */
  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Summary;
  /** What is left to be made, in the order of the file. */
  drafts(): { body: NewLink; cells: readonly string[] }[];
}

interface Row extends FileRow {
  checked: CheckedRow;
  skipped: boolean;
}

const nothing: Plan = { targets: [], shared: {}, zone: 'UTC', now: 0 };

/** Holds everything itself, so that only what is shown goes to and fro. */
export function createImportTable(): ImportTable {
  let text = '';
  let encoding: Layout['encoding'] = '';
  let rows: Row[] = [];
  let plan = nothing;
  let shared: readonly RowProblem[] = [];
  let order: readonly number[] = [];
  /** What needed a look at the last check: a row that was mended since stays in sight. */
  let listed: ReadonlySet<number> = new Set();
  let duplicates: ReadonlyMap<number, RowProblem> = new Map();

  const problemsOf = (index: number): RowProblem[] => {
    const duplicate = duplicates.get(index);
    return [...(rows[index]?.checked.problems ?? []), ...(duplicate === undefined ? [] : [duplicate])];
  };
  const gravityOf = (index: number): number => {
    const problems = problemsOf(index);
    if (problems.some(({ kind }) => kind === 'error')) return 2;
    return problems.length > 0 ? 1 : 0;
  };
  const read = (said: SaidLayout): Layout => {
    const { delimiter, header, columns, targets, rows: found } = layOut(text, said);
    rows = found.map((row) => ({ ...row, checked: { problems: [] }, skipped: false }));
    order = [...rows.keys()];
    duplicates = new Map();
    const samples = rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
    return { encoding, delimiter, header, columns, targets, rows: rows.length, samples };
  };
  const recheckDuplicates = () => {
    duplicates = duplicateProblems(rows, plan.targets);
  };
  const summary = (): Summary => {
    const counted = { rows: rows.length, ready: 0, errors: 0, warnings: 0, skipped: 0 };
    for (const [index, row] of rows.entries()) {
      const gravity = gravityOf(index);
      if (row.skipped) counted.skipped += 1;
      else if (gravity === 2) counted.errors += 1;
      else counted.ready += 1;
      if (!row.skipped && gravity === 1) counted.warnings += 1;
    }
    return { ...counted, shared };
  };

  return {
    load: (source) => {
      ({ text, encoding } = 'bytes' in source ? decodeFile(source.bytes) : { text: source.text, encoding: '' as const });
      return read({});
    },
    layOut: read,
    check: (asked) => {
      // What is wrong with a setting is said of the setting, and not again of every row.
      shared = checkShared(asked);
      plan = shared.length === 0 ? asked : { ...asked, shared: {} };
      const sources = sourcesOf(plan.targets);
      for (const row of rows) row.checked = checkRow(row.cells, sources, plan);
      recheckDuplicates();
      order = [...rows.keys()].sort((one, other) => gravityOf(other) - gravityOf(one) || one - other);
      listed = new Set(order.filter((index) => gravityOf(index) > 0));
      return summary();
    },
    view: (filter, from, count) => {
      const shown =
        filter === 'all'
          ? order
          : order.filter((index) => listed.has(index) || gravityOf(index) > 0 || rows[index]?.skipped === true);
      return {
        total: shown.length,
        rows: shown.slice(from, from + count).flatMap((index) => {
          const row = rows[index];
          if (row === undefined) return [];
          return [{ index, number: row.number, skipped: row.skipped, cells: row.cells, problems: problemsOf(index) }];
        }),
      };
    },
    mend: (index, column, cell) => {
      const row = rows[index];
      if (row !== undefined) {
        row.cells = row.cells.with(column, cell);
        row.checked = checkRow(row.cells, sourcesOf(plan.targets), plan);
        recheckDuplicates();
      }
      return summary();
    },
    skip: (which, skipped) => {
      const gravity = which === 'errors' ? 2 : 1;
      const chosen = typeof which === 'string' ? [...rows.keys()].filter((index) => gravityOf(index) === gravity) : which;
      // As they were when somebody asked: skipping one duplicate ends the warning of the other.
      for (const index of chosen) {
        const row = rows[index];
        if (row !== undefined) row.skipped = skipped;
      }
      recheckDuplicates();
      return summary();
    },
    drafts: () =>
      rows.flatMap(({ checked: { body }, skipped, cells }, index) =>
        body === undefined || skipped || gravityOf(index) === 2 ? [] : [{ body, cells }],
      ),
  };
}
