/** Plan clicks: the clicks of a plan's cells, rows and columns, as far as they were read. */
import type { LinkReport } from '#queries/library.ts';

/** The id of the link of a cell; null where it has none. */
export type CellLink = number | null;

/** Clicks by the ids of links; without those whose clicks were not read. */
export type ClicksByLink = ReadonlyMap<number, number>;

export function clicksByLink({ links }: LinkReport): ClicksByLink {
  const read = links.filter(({ link }) => link.clicks !== null);
  return new Map(read.map(({ link, clicks }) => [link.id, clicks]));
}

/**
 * The clicks of some cells, each link once: a service can give two cells one link.
 *
 * @returns null where none has a link whose clicks were read
 */
export function sumOfCells(cells: readonly CellLink[], clicks: ClicksByLink): number | null {
  const known = distinctLinks(cells).flatMap((link) => clicks.get(link) ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

export function distinctLinks(cells: readonly CellLink[]): readonly number[] {
  return [...new Set(cells)].filter((link) => link !== null);
}
