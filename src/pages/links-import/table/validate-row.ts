/** One row of a file as the link that it would make, or what is wrong with it, cell by cell. */

import { type NewLink, newLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { parseMoment } from '#ui/format/format.ts';
import { labelOf, readTarget, type Target } from './field-definitions.ts';
import { bodyOf, originOf, type Plan, type RowValues, readRow, type Source } from './resolve-row.ts';
import type { RowProblem } from './table-types.ts';

export interface CheckedRow {
  /** The link to be made; missing where there is an error. */
  body?: NewLink;
  problems: RowProblem[];
}

/** Checks one row by the schema of a new link; nothing is sent. */
export function checkRow(cells: readonly string[], sources: readonly Source[], plan: Plan): CheckedRow {
  const row = readRow(cells, sources, plan);
  const read = newLink.safeParse(bodyOf(row));
  const problems = [
    ...row.unread.map(({ source, problem }) => about('error', source, problem)),
    ...(read.success ? [] : read.error.issues.flatMap((issue) => schemaProblem(row, plan, issue))),
    ...expiryProblem(row, plan),
    ...ruleProblems(row),
  ];
  return read.success && !problems.some(({ kind }) => kind === 'error') ? { body: read.data, problems } : { problems };
}

/** What is wrong with the shared settings themselves, which no cell of the file can mend. */
export function checkShared(plan: Plan): RowProblem[] {
  const destination: Source = { field: 'url', key: '', column: 0 };
  return checkRow(['https://example.com/'], [destination], plan).problems;
}

function about(kind: RowProblem['kind'], source: Source, message: string): RowProblem {
  return { kind, column: source.column, label: labelOf(source), message };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

function schemaProblem(row: RowValues, { targets }: Plan, { path, message }: Issue): RowProblem[] {
  const origin = originOf(row, path);
  if (origin !== undefined) return [about('error', origin, message)];
  const target = targetAt(path);
  // What could not even be read has had its say.
  if (row.unread.some(({ source: { field } }) => field === target.field)) return [];
  // The cell that would have it is there, and empty.
  const source = { ...target, column: targets.indexOf(target.field) };
  return [about('error', source, target.field === 'url' ? 'Is missing: every link needs a destination' : message)];
}

function targetAt(path: readonly PropertyKey[]): Target {
  return readTarget(path.slice(0, 2).join('.')) ?? readTarget(String(path[0])) ?? { field: 'url', key: '' };
}

function expiryProblem({ values }: RowValues, { now }: Plan): RowProblem[] {
  const expiry = values.get('expiry');
  if (expiry === undefined || typeof expiry.value !== 'string') return [];
  const at = parseMoment(expiry.value);
  return at === undefined || at > now ? [] : [about('error', expiry.source, 'Must be later than now')];
}

/** What the service takes but cannot be meant, as nobody fits such a rule. */
function ruleProblems({ lists }: RowValues): RowProblem[] {
  return [...lists].flatMap(([field, entries]) => {
    if (field === 'parameters') return [];
    const seen = new Set<string>();
    return entries.flatMap(({ key, source }): RowProblem[] => {
      const code = field === 'geotarget' ? countryCode(key) : key.toLowerCase();
      const name = `“${key.slice(0, 60)}”`;
      if (code === undefined) return [about('warning', source, `${name} is no country that Linkdeck knows: write DE or Germany`)];
      if (seen.has(code)) return [about('warning', source, `${name} stands twice: only the first rule counts`)];
      seen.add(code);
      return [];
    });
  });
}
