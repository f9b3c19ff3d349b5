/**
 * Link scan: finds the places of links that fit a view, by comparing columns and looking for words
 * in folded text.
 */
import { type FactFilter, type LinkFacts, valueTest } from '#engine/library/insights/link-facts.ts';
import type { LinkView, Range } from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { type Slices, stride } from './slices.ts';

/** What narrows a view; its order does not. */
export type LinkFilter = Pick<LinkView, 'clicks' | 'made' | 'domain' | 'host'> &
  FactFilter & {
    /** Folded words, as `wordsOf` of `link-values.ts` gives them. */
    readonly words: readonly string[];
  };

/** Tells of a place whether its link fits. @param facts refreshed where the filter needs them */
export function testOf(
  rows: LinkRows,
  facts: LinkFacts,
  filter: LinkFilter,
): (place: number) => boolean {
  const { columns, domains, hosts } = rows;
  // A long word is in fewer texts than a short one.
  const words = [...filter.words].sort((one, other) => other.length - one.length);
  const fitsDomain = valueTest(filter.domain, domains, columns.domain);
  const host = filter.host === null ? null : hosts.numberOf(filter.host);
  const { ids, clicks, made } = columns;
  const fitsFacts = facts.testOf(filter);
  // Most accounts have no note: asking for that of each link would cost as much as the comparison.
  const { hasNotes } = facts;
  const isNoted = (place: number, word: string) => hasNotes && facts.noteOf(place).includes(word);
  return (place) => {
    if (ids[place] === 0) return false;
    if (fitsDomain !== null && !fitsDomain(place)) return false;
    if (host !== null && columns.host[place] !== host) return false;
    if (!isWithin(filter.clicks, clicks[place]) || !isWithin(filter.made, made[place]))
      return false;
    if (fitsFacts !== null && !fitsFacts(place)) return false;
    const text = words.length === 0 ? '' : rows.textAt(place);
    for (const word of words) if (!text.includes(word) && !isNoted(place, word)) return false;
    return true;
  };
}

/** @param within the only places that can fit, or null for all */
export async function findLinks(
  rows: LinkRows,
  facts: LinkFacts,
  filter: LinkFilter,
  within: Int32Array | null,
  slices: Slices,
): Promise<Int32Array> {
  if (needsHosts(filter) && rows.hasUnread) await readTexts(rows, slices);
  if (facts.testOf(filter) !== null) await facts.refresh(slices);
  const fits = testOf(rows, facts, filter);
  const count = within?.length ?? rows.places;
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

/** Whether the columns of hosts are compared, which are complete when all texts were read. */
export function needsHosts({ domain, host }: LinkFilter): boolean {
  return domain !== undefined || host !== null;
}

/**
 * Reads and folds all texts that no search has needed yet, so that the next search is fast and the
 * columns of hosts complete.
 */
export async function readTexts(rows: LinkRows, slices: Slices): Promise<void> {
  for (let place = 0; place < rows.places; place += 1) {
    rows.textAt(place);
    if (place % stride === 0 && slices.isOver()) await slices.next();
  }
}
