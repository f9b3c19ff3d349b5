/** Plan table: which link is in which cell of a plan, and the clicks of its cells, rows and columns. */
import { storedLink, variantsOf } from '#features/plans/plan-slots.ts';
import type { LinkReport } from '#queries/library.ts';
import type { Plan } from '#queries/plans.ts';

/** The id of the link of a cell; null where it has none. */
type CellLink = number | null;

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
  return distinct(rows.flatMap(({ links }) => links));
}

export function hasSharedLink(table: PlanTable): boolean {
  const filled = table.rows.flatMap(({ links }) => links).filter((link) => link !== null);
  return linksOf(table).length < filled.length;
}

/** Clicks by the ids of links; without those whose clicks were not read. */
export type ClicksByLink = ReadonlyMap<number, number>;

export function clicksByLink({ links }: LinkReport): ClicksByLink {
  const read = links.filter(({ link }) => link.clicks !== null);
  return new Map(read.map(({ link, clicks }) => [link.id, clicks]));
}

/** The clicks of some cells, each link once; null where none has a link whose clicks were read. */
export function sumOfCells(cells: readonly CellLink[], clicks: ClicksByLink): number | null {
  const known = distinct(cells).flatMap((link) => clicks.get(link) ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

function distinct(cells: readonly CellLink[]): readonly number[] {
  return [...new Set(cells)].filter((link) => link !== null);
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
