/** Rows of one file that stand in each other's way: the same link twice, or two links with one alias. */
import { labelOf } from './field-definitions.ts';
import type { RowProblem } from './table-types.ts';
import type { CheckedRow } from './validate-row.ts';

interface Row {
  number: number;
  checked: CheckedRow;
  skipped: boolean;
}

/**
 * What is wrong with rows because of an earlier one, by their index. Two links cannot have one alias on one domain; two
 * links with different aliases may lead to one place; and whoever wants the same link twice is told and may have it.
 */
export function duplicateProblems(rows: readonly Row[], targets: readonly string[]): Map<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const byAlias = new Map<string, number>();
  const byBody = new Map<string, number>();
  const column = (field: string) => targets.indexOf(field);

  for (const [index, { number, checked, skipped }] of rows.entries()) {
    const { body } = checked;
    if (body === undefined || skipped) continue;
    const alias = body.custom === undefined ? undefined : JSON.stringify([body.domain ?? '', body.custom]);
    const same = JSON.stringify(body);
    const taken = alias === undefined ? undefined : byAlias.get(alias);
    const twin = byBody.get(same);
    if (taken !== undefined) {
      const message = `Is the alias of row ${taken} too: choose another one, or skip one of the two`;
      problems.set(index, { kind: 'error', column: column('custom'), label: labelOf({ field: 'custom', key: '' }), message });
    } else if (twin !== undefined) {
      const message = `Makes the same link as row ${twin}: skip one of the two, unless you want both`;
      problems.set(index, { kind: 'warning', column: -1, label: labelOf({ field: 'url', key: '' }), message });
    }
    if (alias !== undefined && taken === undefined) byAlias.set(alias, number);
    if (twin === undefined) byBody.set(same, number);
  }
  return problems;
}
