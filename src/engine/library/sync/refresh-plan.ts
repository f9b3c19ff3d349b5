/**
 * Refresh plan: which page of the list has most clicks that were not seen yet, by the rates of its
 * links.
 */
import type { LinkColumns } from '#engine/library/rows/link-columns.ts';
import type { LinkOrder } from '#engine/library/search/link-orders.ts';

export interface RefreshPage {
  readonly order: 'date' | 'click';
  readonly page: number;
}

/**
 * A link that was read once is taken to get its clicks evenly since it was created, and to be at
 * least so old; in milliseconds.
 */
const youngest = 86_400_000;

/**
 * @param orders by date and by clicks, null for one that the service does not give
 * @param now milliseconds since 1970
 * @param isRound whether the page that was not read for the longest time is due, so that none is
 * forgotten
 */
export function pageToRefresh(
  columns: LinkColumns,
  orders: Readonly<Record<'date' | 'click', LinkOrder | null>>,
  { now, size, isRound }: { now: number; size: number; isRound: boolean },
): RefreshPage | null {
  const unseen = (place: number) => {
    const since = Math.max(0, now - (columns.readAt[place] ?? 0));
    if (isRound) return since;
    const made = columns.made[place] ?? Number.NaN;
    const age = Number.isNaN(made) ? youngest : Math.max(youngest, now - made);
    const seen = columns.rate[place] ?? 0;
    const rate = seen > 0 ? seen : (columns.clicks[place] ?? 0) / age;
    return (Number.isNaN(rate) ? 0 : rate) * since;
  };
  let best: (RefreshPage & { readonly gain: number }) | null = null;
  for (const order of isRound ? (['date'] as const) : (['date', 'click'] as const)) {
    const list = orders[order];
    if (list === null) continue;
    // The service lists from the highest value down.
    const { places } = list;
    for (let start = 0; start < places.length; start += size) {
      let gain = 0;
      for (let at = start; at < Math.min(places.length, start + size); at += 1)
        gain += unseen(places[places.length - 1 - at] ?? 0);
      if (best === null || gain > best.gain) best = { order, page: start / size + 1, gain };
    }
  }
  return best === null ? null : { order: best.order, page: best.page };
}
