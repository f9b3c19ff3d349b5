/** Row validation: the new link of a row by the schema of the contract, or what is wrong with each cell. */
import { type NewLink, newLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { parseMoment } from '#ui/format/format.ts';
import { lookalikeHost } from '#ui/safety/lookalike-host.ts';
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
  const read = newLink.safeParse(toRequestBody(row));
  const problems = [
    ...row.unread.map(({ source, problem }) => about('error', source, problem)),
    ...row.changed.map(({ source, problem }) => about('warning', source, problem)),
    ...(read.success ? [] : read.error.issues.flatMap((issue) => schemaProblem(row, plan, issue))),
    ...expiryProblem(row, plan),
    ...ruleProblems(row),
    ...lookalikeProblem(row),
  ];
  const { unknown, names } = row;
  const isRight = read.success && !problems.some(({ kind }) => kind === 'error');
  return isRight
    ? { body: read.data, problems, unknown, ...(Object.keys(names).length > 0 && { names }) }
    : { problems, unknown };
}

/** What is wrong with the defaults, which no cell can fix. */
export function validateDefaults(plan: Plan): ValidatedRow {
  const destination: Source = { field: 'url', key: '', column: 0 };
  return validateRow(['https://example.com/'], [destination], plan);
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

function lookalikeProblem({ values }: RowValues): RowProblem[] {
  const url = values.get('url');
  const host = typeof url?.value === 'string' ? lookalikeHost(url.value) : undefined;
  if (url === undefined || host === undefined) return [];
  return [about('warning', url.source, { key: 'lookalike', host: host.ascii.slice(0, 120) })];
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
