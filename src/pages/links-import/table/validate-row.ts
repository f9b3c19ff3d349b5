/** Row validation: the new link of a row by the schema of the contract, or what is wrong with each cell. */
import { checkNaming, type NamingProblem, withParameter } from '#contract/new-link/check-naming.ts';
import { dotlessHost } from '#contract/new-link/dotless-host.ts';
import { lookalikeHost } from '#contract/new-link/lookalike-host.ts';
import { type NewLink, newLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { parseMoment } from '#ui/format/format.ts';
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
  const row = resolveRow(cells, sources, plan);
  const given = toRequestBody(row);
  const read = newLink.safeParse(given);
  const problems = [
    ...row.unread.map(({ source, problem }) => about('error', source, problem)),
    ...row.changed.map(({ source, problem }) => about('warning', source, problem)),
    ...(read.success ? [] : read.error.issues.flatMap((issue) => schemaProblem(row, plan, issue))),
    ...expiryProblem(row, plan),
    ...ruleProblems(row),
    ...hostProblems(row),
    ...namingProblems(row, given, plan),
  ];
  const { unknown, names, keepsAlias } = row;
  const isRight = read.success && !problems.some(({ kind }) => kind === 'error');
  if (!isRight) return { problems, unknown };
  const named = Object.keys(names).length > 0 && { names };
  return { body: read.data, problems, unknown, ...named, ...(keepsAlias && { keepsAlias }) };
}

/** What is wrong with the defaults, which no cell can fix. */
export function validateDefaults(plan: Plan): ValidatedRow {
  const destination: Source = { field: 'url', key: '', column: 0 };
  return validateRow(['https://example.com/'], [destination], { ...plan, naming: null });
}

function about(
  kind: RowProblem['kind'],
  { column, field, key }: Source,
  problem: Problem,
): RowProblem {
  return { kind, column, field: { field, key }, problem };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

function schemaProblem(row: RowValues, { fields }: Plan, { path, message }: Issue): RowProblem[] {
  const origin = sourceOf(row, path);
  if (origin !== undefined) return [about('error', origin, { key: 'contract', message })];
  const field = fieldAt(path);
  // A cell that could not be parsed has its message already.
  if (row.unread.some(({ source }) => source.field === field.field)) return [];
  // The column may exist, with an empty cell.
  const source = { ...field, column: fields.indexOf(field.field) };
  return [
    about(
      'error',
      source,
      field.field === 'url' ? { key: 'noDestination' } : { key: 'contract', message },
    ),
  ];
}

function fieldAt(path: readonly PropertyKey[]): ColumnField {
  return (
    parseColumnField(path.slice(0, 2).join('.')) ??
    parseColumnField(String(path[0])) ?? { field: 'url', key: '' }
  );
}

function expiryProblem({ values }: RowValues, { now }: Plan): RowProblem[] {
  const expiry = values.get('expiry');
  if (expiry === undefined || typeof expiry.value !== 'string') return [];
  const at = parseMoment(expiry.value);
  return at === undefined || at > now ? [] : [about('error', expiry.source, { key: 'past' })];
}

function hostProblems({ values }: RowValues): RowProblem[] {
  const url = values.get('url');
  if (typeof url?.value !== 'string') return [];
  const lookalike = lookalikeHost(url.value)?.ascii ?? '';
  const dotless = dotlessHost(url.value);
  const found = [
    { key: 'lookalike', host: lookalike.slice(0, 120) },
    { key: 'dotless', host: dotless.slice(0, 120) },
  ] as const;
  return found
    .filter(({ host }) => host !== '')
    .map((problem) => about('warning', url.source, problem));
}

/** What naming rules say of the row, each at the cell that the value came from. */
function namingProblems(
  row: RowValues,
  given: Readonly<Record<string, unknown>>,
  { fields, naming }: Plan,
): RowProblem[] {
  if (naming === undefined || naming === null || typeof given['url'] !== 'string') return [];
  const { names, keepsAlias } = row;
  // A sound cast: cells are parsed by the type of their field, and what the contract refuses may be named wrong, too.
  const body = given as NewLink;
  return checkNaming(naming, { body, names, keepsAlias }).map((found): RowProblem => {
    const source = namedBy(row, found) ?? {
      ...fieldAt([found.field]),
      column: fields.indexOf(found.field),
    };
    const kind = found.level === 'refuse' ? 'error' : 'warning';
    const fixes = found.choices.flatMap((choice) => fixedCell(source, found, body, choice));
    return { ...about(kind, source, { key: 'naming', naming: found }), fixes };
  });
}

function namedBy(row: RowValues, { field, parameter }: NamingProblem): Source | undefined {
  const entry = row.lists.get('parameters')?.find(({ key }) => key === parameter);
  return entry?.source ?? sourceOf(row, field.split('.'));
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

/** Rules that the service accepts although no visitor can match them. */
function ruleProblems({ lists }: RowValues): RowProblem[] {
  return [...lists].flatMap(([field, entries]) => {
    if (field === 'parameters') return [];
    const seen = new Set<string>();
    return entries.flatMap(({ key, source }): RowProblem[] => {
      const code = field === 'geotarget' ? countryCode(key) : key.toLowerCase();
      const name = key.slice(0, 60);
      if (code === undefined) return [about('warning', source, { key: 'country', name })];
      if (seen.has(code)) return [about('warning', source, { key: 'twice', name })];
      seen.add(code);
      return [];
    });
  });
}
