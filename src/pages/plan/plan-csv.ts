/** Plan CSV: the links of a plan as rows of a file, also those that are not created yet. */
import { completeUrl } from '#contract/new-link/complete-url.ts';
import type { PlanCell } from './plan-cells.ts';

/** Channel, variant, short link and destination of each link; cells that are turned off have none. */
export function planRows(cells: readonly PlanCell[], host: string): string[][] {
  return cells
    .filter(({ state }) => state !== 'off')
    .map((cell) => [cell.channel.name, cell.variant, shortUrl(cell, host), cell.url]);
}

/** The alias alone where the host is not known yet. */
function shortUrl({ link, alias }: PlanCell, host: string): string {
  if (link !== undefined) return link.shorturl;
  return host === '' || alias === '' ? alias : completeUrl(`${host}/${alias}`);
}
