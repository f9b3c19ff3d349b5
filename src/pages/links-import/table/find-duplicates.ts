/** Duplicate rows of a file: the same link twice, or two links with one alias on one domain. */
import { hostOf } from './moving.ts';
import type { Problem, RowProblem } from './table-types.ts';
import type { ValidatedRow } from './validate-row.ts';

interface Row {
  number: number;
  checked: ValidatedRow;
  skipped: boolean;
}

/** An alias on its domain, however that is written; without one on that of the service. */
export function aliasKey(domain: string | undefined, alias: string): string {
  return JSON.stringify([hostOf(domain ?? ''), alias]);
}

/** By index of the row, an error for an alias that the account has. By index of the later row: an error for the same alias, a warning for the same link, which the user may want twice. */
export function findDuplicates(
  rows: readonly Row[],
  fields: readonly string[],
  taken: ReadonlySet<string> = new Set(),
): Map<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const byAlias = new Map<string, number>();
  const byBody = new Map<string, number>();
  const ownAlias = fields.indexOf('custom');
  const aliasColumn = ownAlias === -1 ? fields.indexOf('old.link') : ownAlias;

  for (const [index, { number, checked, skipped }] of rows.entries()) {
    const { body } = checked;
    if (body === undefined || skipped) continue;
    const alias = body.custom === undefined ? undefined : aliasKey(body.domain, body.custom);
    const same = JSON.stringify(body);
    const earlier = alias === undefined ? undefined : byAlias.get(alias);
    const twin = byBody.get(same);
    if (alias !== undefined && taken.has(alias)) {
      const name = body.custom?.slice(0, 60) ?? '';
      problems.set(index, about('error', aliasColumn, 'custom', { key: 'taken', name }));
    } else if (earlier !== undefined) {
      problems.set(index, about('error', aliasColumn, 'custom', { key: 'alias', row: earlier }));
    } else if (twin !== undefined) {
      problems.set(index, about('warning', -1, 'url', { key: 'twin', row: twin }));
    }
    if (alias !== undefined && earlier === undefined) byAlias.set(alias, number);
    if (twin === undefined) byBody.set(same, number);
  }
  return problems;
}

function about(
  kind: RowProblem['kind'],
  column: number,
  field: 'custom' | 'url',
  problem: Problem,
): RowProblem {
  return { kind, column, field: { field, key: '' }, problem };
}
