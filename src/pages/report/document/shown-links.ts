/** Shown links: which links of a report have a row of their own, and the sum of the others. */
import type { LinkReport, ReportedLink } from '#queries/library.ts';

/** More rows make a file that is slow to open and a print that nobody reads. */
const maxRows = 200;

interface ShownLinks {
  readonly rows: readonly ReportedLink[];
  readonly others: { readonly links: number; readonly clicks: number };
}

export function shownLinks({ links, sum }: LinkReport): ShownLinks {
  const rows = links.slice(0, maxRows);
  const clicks = rows.reduce((rest, each) => rest - each.clicks, sum.clicks);
  return { rows, others: { links: sum.links - rows.length, clicks } };
}
