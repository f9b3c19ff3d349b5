/** Row validation: the new link of a row, or what is wrong with each cell. */
import type { NamingProblem } from '#contract/new-link/check-naming.ts';
import { withParameter } from '#contract/new-link/check-naming.ts';
import { checkNewLink, type Finding } from '#contract/new-link/check-new-link.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { type ColumnField, parseColumnField } from './field-definitions.ts';
import type { Unknown } from './parse-cell.ts';
import {
  type Plan,
  type RowValues,
  resolveRow,
  type Source,
  sourceOf,
  toRequestBody,
} from './resolve-row.ts';
import type { Problem, RowProblem } from './table-types.ts';

export interface ValidatedRow {
  /** The new link; missing where there is an error. */
  body?: NewLink;
  /** Its channel and campaign by name, where the import creates them. */
  names?: RowValues['names'];
  /** Its alias is that of an old short link. */
  keepsAlias?: boolean;
  problems: RowProblem[];
  /** Names that no record has. */
  unknown: readonly Unknown[];
}

export function validateRow(
  cells: readonly string[],
  sources: readonly Source[],
  plan: Plan,
): ValidatedRow {
  const { now, naming: rules } = plan;
  const row = resolveRow(cells, sources, plan);
  const { unknown, names, keepsAlias } = row;
  const body = toRequestBody(row);
  const found = checkNewLink({ body, names, keepsAlias }, { now, rules });
  const problems = [
    ...row.unread.map(({ source, problem }) => about('error', source, problem)),
    ...row.changed.map(({ source, problem }) => about('warning', source, problem)),
    ...found.flatMap((finding) => atCell(finding, row, body, plan)),
  ];
  const isRight = !problems.some(({ kind }) => kind === 'error');
  if (!isRight) return { problems, unknown };
  const named = Object.keys(names).length > 0 && { names };
  return { body, problems, unknown, ...named, ...(keepsAlias && { keepsAlias }) };
}

/** What is wrong with the defaults, which no cell can fix. */
export function validateDefaults(plan: Plan): ValidatedRow {
  const destination: Source = { field: 'url', key: '', column: 0 };
  const checked = validateRow(['https://example.com/'], [destination], { ...plan, naming: null });
  // Rows may have the rules that app links need.
  return { ...checked, problems: checked.problems.filter(({ problem }) => problem.key !== 'apps') };
}

function about(
  kind: RowProblem['kind'],
  { column, field, key }: Source,
  problem: Problem,
): RowProblem {
  return { kind, column, field: { field, key }, problem };
}

/** What the check has found, at the cell that the value came from. */
function atCell(finding: Finding, row: RowValues, body: NewLink, { fields }: Plan): RowProblem[] {
  const kind = finding.level === 'refuse' ? 'error' : 'warning';
  const origin = originOf(finding, row);
  const field = fieldAt(finding.field);
  // A cell that could not be parsed has its message already.
  if (origin === undefined && row.unread.some(({ source }) => source.field === field.field))
    return [];
  // The column may exist, with an empty cell.
  const source = origin ?? { ...field, column: fields.indexOf(field.field) };
  const { level: _level, field: _field, ...problem } = finding;
  if (problem.key !== 'naming') return [about(kind, source, problem)];
  const { naming } = problem;
  const fixes = naming.choices.flatMap((choice) => fixedCell(source, naming, body, choice));
  return [{ ...about(kind, source, problem), fixes }];
}

function originOf(finding: Finding, row: RowValues): Source | undefined {
  const parameter = finding.key === 'naming' ? finding.naming.parameter : '';
  const entry = row.lists.get('parameters')?.find(({ key }) => key === parameter);
  return entry?.source ?? sourceOf(row, finding.field.split('.'));
}

function fieldAt(path: string): ColumnField {
  const [first = '', second = ''] = path.split('.');
  return (
    parseColumnField(`${first}.${second}`) ?? parseColumnField(first) ?? { field: 'url', key: '' }
  );
}

/** The cell with the choice; none for a cell that has several values. */
function fixedCell(
  { field, key }: Source,
  { field: path, parameter }: NamingProblem,
  body: NewLink,
  choice: string,
): { choice: string; text: string }[] {
  if (field === 'custom' || (field === 'parameters' && key === parameter))
    return [{ choice, text: choice }];
  if (field === 'url' && path === 'url')
    return [{ choice, text: withParameter(body.url, parameter, choice) }];
  return [];
}
