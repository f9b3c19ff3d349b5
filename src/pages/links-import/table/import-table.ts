/** Import table: the rows of a file while the user checks, edits and skips them, and the drafts of their links. */
import type { NewLink } from '#contract/resources/links.ts';
import { type FileRow, type LayoutOptions, parseTable } from './csv-dialect.ts';
import { decodeFile } from './decode-file.ts';
import { findDuplicates } from './find-duplicates.ts';
import { columnOfDestinations } from './guess-fields.ts';
import { orderOf } from './parse-date.ts';
import { type Plan, sourcesOf } from './resolve-row.ts';
import { readDates, unknownNames } from './summarize-cells.ts';
import type { Layout, RowFilter, RowProblem, RowView, Summary } from './table-types.ts';
import { type ValidatedRow, validateDefaults, validateRow } from './validate-row.ts';

/** A link to create, with what it refers to by name. */
export interface Draft {
  readonly body: NewLink;
  readonly cells: readonly string[];
  readonly names?: NonNullable<ValidatedRow['names']>;
}

export interface ImportTable {
  /** Parses a text, or the bytes of a file. */
  load(source: { text: string } | { bytes: Uint8Array<ArrayBuffer> }): Layout;
  /** Parses the same text with the choices of the user. */
  setLayout(options: LayoutOptions): Layout;
  check(plan: Plan): Summary;
  /** Rows in the order of the last check: errors first, then warnings, then the rest. */
  view(filter: RowFilter, from: number, count: number): { total: number; rows: RowView[] };
  /** Sets the text of a cell and checks its row again. */
  editCell(index: number, column: number, text: string): Summary;
  skip(which: readonly number[] | 'errors' | 'warnings', skipped: boolean): Summary;
  /** The links to create, in the order of the file. */
  drafts(): Draft[];
}

interface Row extends FileRow {
  checked: ValidatedRow;
  skipped: boolean;
}

const nothingWrong: ValidatedRow = { problems: [], unknown: [] };

const nothing: Plan = { fields: [], defaults: {}, zone: 'UTC', now: 0 };

/** Keeps all rows, so that only the shown ones are copied between worker and page. */
export function createImportTable(): ImportTable {
  let text = '';
  let encoding: Layout['encoding'] = '';
  let rows: Row[] = [];
  let plan = nothing;
  let defaults: ValidatedRow = nothingWrong;
  let order: readonly number[] = [];
  /** Rows with a problem at the last check: an edited row stays in the list. */
  let listed: ReadonlySet<number> = new Set();
  let columns: readonly string[] = [];
  /** The column of the destinations, where the chosen one has short links. */
  let destinations: number | undefined;
  let duplicates: ReadonlyMap<number, RowProblem> = new Map();

  const problemsOf = (index: number): RowProblem[] => {
    const duplicate = duplicates.get(index);
    return [
      ...(destinations === undefined ? [] : [shortLinkProblem(plan.fields, destinations)]),
      ...(rows[index]?.checked.problems ?? []),
      ...(duplicate === undefined ? [] : [duplicate]),
    ];
  };
  const severityOf = (index: number): number => {
    const problems = problemsOf(index);
    if (problems.some(({ kind }) => kind === 'error')) return 2;
    return problems.length > 0 ? 1 : 0;
  };
  /** What the browser keeps beside the link and writes into the file of results. */
  const withoutPassword = (cells: readonly string[]): readonly string[] => {
    const column = plan.fields.indexOf('password');
    return column < 0 || column >= cells.length ? cells : cells.with(column, '');
  };
  const parse = (options: LayoutOptions): Layout => {
    const { delimiter, header, fields, rows: found, columns: names } = parseTable(text, options);
    columns = names;
    destinations = undefined;
    rows = found.map((row) => ({ ...row, checked: nothingWrong, skipped: false }));
    order = [...rows.keys()];
    duplicates = new Map();
    const samples = rows.slice(0, 3).map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
    return { encoding, delimiter, header, columns, fields, rows: rows.length, samples };
  };
  const cellsOf = (column: number): string[] =>
    rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  const expiries = () =>
    [...cellsOf(plan.fields.indexOf('expiry')), plan.defaults.expiry ?? ''].filter(
      (text) => text !== '',
    );
  const recheckDuplicates = () => {
    duplicates = findDuplicates(rows, plan.fields);
  };
  const summary = (): Summary => {
    const counted = { rows: rows.length, ready: 0, errors: 0, warnings: 0, skipped: 0 };
    for (const [index, row] of rows.entries()) {
      const severity = severityOf(index);
      if (row.skipped) counted.skipped += 1;
      else if (severity === 2) counted.errors += 1;
      else counted.ready += 1;
      if (!row.skipped && severity === 1) counted.warnings += 1;
    }
    const checked = rows.filter(({ skipped }) => !skipped).map((row) => row.checked);
    return {
      ...counted,
      defaults: defaults.problems,
      ...unknownNames([defaults, ...checked]),
      destinations,
      dates: readDates(expiries(), plan),
    };
  };

  return {
    load: (source) => {
      ({ text, encoding } =
        'bytes' in source
          ? decodeFile(source.bytes)
          : { text: source.text, encoding: '' as const });
      return parse({});
    },
    setLayout: parse,
    check: (asked) => {
      // A wrong default is reported once, and not again for every row.
      plan = {
        ...asked,
        dateOrder:
          asked.dateOrder ?? orderOf(cellsOf(asked.fields.indexOf('expiry'))) ?? asked.localOrder,
      };
      destinations = columnOfDestinations(plan.fields, columns, rows);
      defaults = validateDefaults(plan);
      if (defaults.problems.length > 0) plan = { ...plan, defaults: {} };
      const sources = sourcesOf(plan.fields);
      for (const row of rows) row.checked = validateRow(row.cells, sources, plan);
      recheckDuplicates();
      order = [...rows.keys()].sort(
        (one, other) => severityOf(other) - severityOf(one) || one - other,
      );
      listed = new Set(order.filter((index) => severityOf(index) > 0));
      return summary();
    },
    view: (filter, from, count) => {
      const shown =
        filter === 'all'
          ? order
          : order.filter(
              (index) =>
                listed.has(index) || severityOf(index) > 0 || rows[index]?.skipped === true,
            );
      return {
        total: shown.length,
        rows: shown.slice(from, from + count).flatMap((index) => {
          const row = rows[index];
          if (row === undefined) return [];
          return [
            {
              index,
              number: row.number,
              skipped: row.skipped,
              cells: row.cells,
              problems: problemsOf(index),
            },
          ];
        }),
      };
    },
    editCell: (index, column, cell) => {
      const row = rows[index];
      if (row !== undefined) {
        row.cells = row.cells.with(column, cell);
        row.checked = validateRow(row.cells, sourcesOf(plan.fields), plan);
        recheckDuplicates();
      }
      return summary();
    },
    skip: (which, skipped) => {
      const severity = which === 'errors' ? 2 : 1;
      const chosen =
        typeof which === 'string'
          ? [...rows.keys()].filter((index) => severityOf(index) === severity)
          : which;
      // Chosen before the loop, because skipping one duplicate ends the warning of the other.
      for (const index of chosen) {
        const row = rows[index];
        if (row !== undefined) row.skipped = skipped;
      }
      recheckDuplicates();
      return summary();
    },
    drafts: () =>
      rows.flatMap(({ checked: { body, names }, skipped, cells }, index) => {
        if (body === undefined || skipped || severityOf(index) === 2) return [];
        return [{ body, ...(names && { names }), cells: withoutPassword(cells) }];
      }),
  };
}

function shortLinkProblem(fields: readonly string[], column: number): RowProblem {
  return {
    kind: 'error',
    column: fields.indexOf('url'),
    field: { field: 'url', key: '' },
    problem: { key: 'shortLink', column },
  };
}
