/** Plan slots: the columns of a plan, and the names of its cells and of the links that they have. */
import { nameKey } from '#contract/record-names.ts';
import type { CellChange, Plan, PlanDraft, PlannedLink } from '#queries/plans.ts';

/** The columns: one without a name where there are no variants. */
export function variantsOf({ variants }: Pick<PlanDraft, 'variants'>): readonly string[] {
  return variants.length === 0 ? [''] : variants;
}

export function cellKey(channel: string, variant: string): string {
  return JSON.stringify([nameKey(channel), nameKey(variant)]);
}

export function slotOf(key: string, { again = 0 }: CellChange): string {
  return again === 0 ? key : `${key} ${again}`;
}

/** The link of a cell in a stored plan; undefined where it has none. */
export function storedLink(
  { changes, links }: Pick<Plan, 'changes' | 'links'>,
  channel: string,
  variant: string,
): PlannedLink | undefined {
  const key = cellKey(channel, variant);
  return links[slotOf(key, changes[key] ?? {})];
}
