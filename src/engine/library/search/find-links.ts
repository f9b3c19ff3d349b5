/** Link scan: finds the places of links that fit a view, by comparing columns and looking for words in folded text. */
import type { LinkView, Range } from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { type Slices, stride } from './slices.ts';

/** What narrows a view; its order does not. */
export type LinkFilter = Pick<LinkView, 'clicks' | 'made' | 'domain' | 'host'> & {
  /** Folded words, as `searchWords` gives them. */
  readonly words: readonly string[];
};

/** @param within the only places that can fit, or null for all */
export async function findLinks(
  { places, columns, texts, domains, hosts }: LinkRows,
  filter: LinkFilter,
  within: Int32Array | null,
  slices: Slices,
): Promise<Int32Array> {
  // A long word is in fewer texts than a short one.
  const words = [...filter.words].sort((one, other) => other.length - one.length);
  const domain = filter.domain === null ? null : domains.numberOf(filter.domain);
  const host = filter.host === null ? null : hosts.numberOf(filter.host);
  const { ids, clicks, made } = columns;
  const fits = (place: number): boolean => {
    if (ids[place] === 0) return false;
    if (domain !== null && columns.domain[place] !== domain) return false;
    if (host !== null && columns.host[place] !== host) return false;
    if (!isWithin(filter.clicks, clicks[place]) || !isWithin(filter.made, made[place])) return false;
    const text = texts[place] ?? '';
    for (const word of words) if (!text.includes(word)) return false;
    return true;
  };
  const count = within?.length ?? places;
  const found = new Int32Array(count);
  let size = 0;
  for (let at = 0; at < count; ) {
    const end = Math.min(count, at + stride);
    for (; at < end; at += 1) {
      const place = within === null ? at : (within[at] ?? 0);
      if (fits(place)) found[size++] = place;
    }
    if (slices.isOver()) await slices.next();
  }
  return found.slice(0, size);
}

/** An unknown value is outside every bound. */
function isWithin({ from, to }: Range, value = Number.NaN): boolean {
  if (from !== null && !(value >= from)) return false;
  return to === null || value < to;
}
