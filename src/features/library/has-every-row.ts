/** Has every row: whether the links that are here are the whole list, so that no page of the service has more rows. */
import type { LibraryState } from '#queries/library.ts';

/**
 * Links without an id are not among those that are here, and a page of the service has them too. A longer list, or a
 * search, is answered here without them: Account says how many there are.
 *
 * @param q keywords of the list, or '' for all links
 * @param pageSize links on a page
 */
export function hasEveryRow(
  { phase, unreadable, loaded }: LibraryState,
  q: string,
  pageSize: number,
): boolean {
  return phase === 'whole' && (unreadable === 0 || q !== '' || loaded > pageSize);
}
