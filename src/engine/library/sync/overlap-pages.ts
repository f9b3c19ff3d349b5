/**
 * Overlapping pages: which `limit` and `page` begin at or before the last row that was seen and
 * reach farthest beyond it.
 */

/** A page of a list, as it is asked for. */
export interface PageRequest {
  readonly limit: number;
  readonly page: number;
}

/** The place of its first row, from 0. */
export function startOf({ limit, page }: PageRequest): number {
  return (page - 1) * limit;
}

/**
 * A plain page loses a row where one before it is deleted between two requests. A page that shows
 * the last seen row again proves that nothing slipped past. Reaching farthest is best, because the
 * reach grows with the start.
 *
 * @param reach rows from the start of the list that were seen
 * @param cap the largest `limit` that the service obeys
 */
export function overlappingPage(reach: number, cap: number): PageRequest {
  let best: PageRequest = { limit: cap, page: 1 };
  if (reach === 0) return best;
  // Half the cap is needed: with less choice a walk by pages of 15 comes to rows that no page
  // oversteps.
  for (let limit = cap; limit >= Math.max(1, Math.ceil(cap / 2)); limit -= 1) {
    const page = Math.floor((reach - 1) / limit) + 1;
    if (page * limit > best.page * best.limit) best = { limit, page };
  }
  // Where every limit divides the reach, which only small caps come to, the page begins right after
  // the last row.
  return best.page * best.limit > reach ? best : { limit: cap, page: Math.floor(reach / cap) + 1 };
}

/** Requests for so many rows, estimated; measured at caps of 15, 50 and 100. */
export function requestsFor(rows: number, cap: number, overlaps: boolean): number {
  return Math.ceil(Math.max(0, rows) / (cap * (overlaps ? 1 - 1.25 / Math.sqrt(cap) : 1)));
}
