/** Page input for the items of a channel, stated once so that equal pages share a cache entry. */

/** Items on a page. Hosts send 15 by default, and large pages time out on some. */
export const pageSize = 25;

/** @param page from 1 */
export function itemsPage(page: number): { page: number; limit: number } {
  return { page, limit: pageSize };
}
