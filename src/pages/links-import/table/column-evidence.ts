/** Column evidence: what the values of a column show it to be, where names of columns mislead. */
import { isSharedShortener } from '#features/jobs/moved/shared-shorteners.ts';

const urlPattern = /^(https?:\/\/\S+|[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?)$/iu;

/** Whether a cell is an address by itself, with or without its scheme. */
export function isUrl(cell: string): boolean {
  return urlPattern.test(cell.trim());
}

/** Whether at least half of the cells that are filled are addresses. */
export function holdsUrls(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(isUrl).length * 2 >= filled.length;
}

/** One short segment after the host, and nothing behind it. */
const shortForm = /^(?:https?:\/\/)?([^/?#@\s]+\.[^/?#@\s]+)\/([^/?#\s]{1,50})\/?$/i;

/**
 * Whether all cells that are filled look like short links: on one host, or a few where there are many, with one short
 * segment each. Destinations can look alike, so this counts only beside another column of addresses.
 */
export function holdsShortLinks(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const hosts = new Set<string>();
  for (const cell of filled) {
    const host = shortForm.exec(cell)?.[1]?.toLowerCase();
    if (host === undefined) return false;
    // One file may have links of several shared shorteners.
    if (!isSharedShortener(host)) hosts.add(host);
  }
  return filled.length > 0 && hosts.size <= Math.max(1, Math.floor(filled.length / 5));
}
