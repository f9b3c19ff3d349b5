/** One row of a file as the link that it would make, or what is wrong with it, cell by cell. */
import { countryCode } from '#contract/countries.ts';
import { type NewLink, newLink } from '#contract/links.ts';
import { parseMoment } from '#ui/format.ts';
import { labelOf, readTarget, type Target } from './import-fields.ts';
import type { RowProblem } from './table-views.ts';
import { bodyOf, originOf, type Plan, readRow, type RowValues, type Source } from './row-values.ts';

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
    ...(read.success ? [] : read.error.issues.flatMap((issue) => schemaProblem(row, issue))),
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

function schemaProblem(row: RowValues, { path, message }: { path: readonly PropertyKey[]; message: string }): RowProblem[] {
  const source = originOf(row, path);
  if (source !== undefined) return [about('error', source, message)];
  const target = targetAt(path);
  // What could not even be read has had its say.
  if (row.unread.some(({ source: { field } }) => field === target.field)) return [];
  return [about('error', { ...target, column: -1 }, target.field === 'url' ? 'Is missing: every link needs a destination' : message)];
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
