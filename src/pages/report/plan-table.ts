/** Plan table: which link is in which cell of a plan, and how many columns fit beside each other. */
import { type CellLink, distinctLinks } from '#features/plans/plan-clicks.ts';
import { storedLink, variantsOf } from '#features/plans/plan-slots.ts';
import type { Plan } from '#queries/plans.ts';

export interface PlanTable {
  /** The columns; one without a name where the plan has no variants. */
  readonly variants: readonly string[];
  readonly rows: readonly PlanTableRow[];
}

interface PlanTableRow {
  readonly channel: string;
  /** By column. */
  readonly links: readonly CellLink[];
}

export function planTable(plan: Plan): PlanTable {
  const variants = variantsOf(plan);
  const rows = plan.channels.map(({ name }) => ({
    channel: name,
    links: variants.map((variant) => storedLink(plan, name, variant)?.id ?? null),
  }));
  return { variants, rows };
}

/** Each link once: a service can give two cells one link. */
export function linksOf({ rows }: PlanTable): readonly number[] {
  return distinctLinks(rows.flatMap(({ links }) => links));
}

export function hasSharedLink(table: PlanTable): boolean {
  const filled = table.rows.flatMap(({ links }) => links).filter((link) => link !== null);
  return linksOf(table).length < filled.length;
}

/** More columns are too narrow for their numbers, on A4 and on a phone. */
const maxColumns = 6;

/** Columns from one place to before another. */
export interface ColumnPart {
  readonly from: number;
  readonly to: number;
}

/** The columns of a plan in as few parts as have room, all of nearly one size. */
export function columnParts(columns: number): readonly ColumnPart[] {
  const parts = Math.ceil(columns / maxColumns);
  const size = Math.ceil(columns / parts);
  return Array.from({ length: parts }, (_, part) => ({
    from: part * size,
    to: Math.min(columns, (part + 1) * size),
  }));
}
