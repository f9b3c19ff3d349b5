/** Library search: windows, selections and facets of views; results are kept while nothing changes, and narrowed further. */

import { cancelledError } from '#client/errors/error-messages.ts';
import { searchWords } from '#contract/search.ts';
import {
  type Facet,
  type Facets,
  fewResults,
  type LibraryLink,
  type LinkView,
  type LinkWindow,
  librarySorts,
} from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { withoutFinalSlash } from '#engine/library/rows/link-values.ts';
import { findLinks, type LinkFilter, needsHosts, readTexts, testOf } from './find-links.ts';
import { createLinkOrders, inOrder, placesInOrder } from './link-orders.ts';
import { createSimilarLinks } from './similar-links.ts';
import { createSlices, type Slices } from './slices.ts';

interface Given {
  /** Milliseconds. */
  readonly now: () => number;
  /** Resolves when it is the search's turn again; for tests. */
  readonly turn?: () => Promise<void>;
  /** Resolves when nobody has asked for a moment, or at once where the signal is aborted; without it no order is made ahead. */
  readonly quiet?: (signal: AbortSignal) => Promise<void>;
}

/** What a filter found, and in which orders it was shown. */
interface Found {
  readonly filter: LinkFilter;
  readonly places: Int32Array;
  readonly ordered: Map<string, Int32Array>;
}

const mostRows = 200;
/** How long the first rows are looked for before all that match are, in milliseconds. */
const untilFirst = 4;
/** Links between two looks at the clock then. */
const firstStride = 256;
const mostSelected = 50_000;
const mostFacets = 50;
const mostWithDestination = 20;
/** Results that are kept: those of one table and of what was typed before. */
const mostKept = 4;

export function createLibrarySearch(rows: LinkRows, { now, turn, quiet }: Given) {
  const orders = createLinkOrders(rows);
  const similarTo = createSimilarLinks(rows);
  /** The latest query of each viewer that runs. */
  const latest = new Map<string, object>();
  const kept = new Map<string, Found>();
  let keptVersion = -1;
  let preparing = new AbortController();

  const slicesOf = (isCancelled?: () => boolean) => createSlices({ now, turn, ...(isCancelled && { isCancelled }) });

  /** Works until no row has changed meanwhile, so that a result fits the rows that are there. */
  async function steady<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const { any } = rows.versions;
      const result = await work();
      if (rows.versions.any === any) return result;
    }
  }

  /** The last result that everything that fits is in. */
  function widerThan(filter: LinkFilter): Found | undefined {
    if (keptVersion !== rows.versions.any) return undefined;
    return [...kept.values()].reverse().find((each) => isNarrower(filter, each.filter));
  }

  async function find(filter: LinkFilter, slices: Slices): Promise<Found> {
    if (keptVersion !== rows.versions.any) kept.clear();
    keptVersion = rows.versions.any;
    const name = JSON.stringify(filter);
    const known = kept.get(name);
    const wider = known ?? widerThan(filter);
    const found = known ?? {
      filter,
      places: await findLinks(rows, filter, wider?.places ?? null, slices),
      ordered: new Map<string, Int32Array>(),
    };
    if (keptVersion !== rows.versions.any) return found;
    kept.delete(name);
    kept.set(name, found);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return found;
  }

  /** The places of a view in its order. */
  function placesOf(view: LinkView, slices: Slices): Promise<Int32Array> {
    const { sort, descending } = view;
    return steady(async () => {
      const found = await find(filterOf(view), slices);
      const name = orderName(view);
      const known = found.ordered.get(name);
      if (known !== undefined) return known;
      const ordered = inOrder(await orders.by(sort, slices), found.places, rows.places, descending);
      // One at a time: going back to an order is cheap, and each of them is as long as the result.
      found.ordered.clear();
      found.ordered.set(name, ordered);
      return ordered;
    });
  }

  /**
   * Reads the texts of all links and makes the orders of all columns, after a moment in which nobody asks, so that the first
   * search and the first sort by each column are as fast as the next.
   */
  async function prepare(): Promise<void> {
    if (quiet === undefined) return;
    preparing.abort();
    const { signal } = (preparing = new AbortController());
    await quiet(signal);
    const slices = slicesOf(() => signal.aborted);
    try {
      if (!signal.aborted) await readTexts(rows, slices);
      for (const sort of librarySorts) if (!signal.aborted) await orders.by(sort, slices);
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
  }

  async function similar(view: LinkView): Promise<LibraryLink[]> {
    if (filterOf(view).words.length === 0) return [];
    const exact = await placesOf(view, slicesOf());
    if (exact.length >= fewResults) return [];
    const rest = new Set(await steady(() => findLinks(rows, { ...filterOf(view), words: [] }, null, slicesOf())));
    for (const place of exact) rest.delete(place);
    const near = await steady(() => similarTo(view.q, (place) => rest.has(place)));
    return near.map(rows.link);
  }

  /** Walks in the order of the view, within the last result that was wider, or else within all links. */
  function first(view: LinkView, count: number): LinkWindow | null {
    const filter = filterOf(view);
    const order = orders.made(view.sort);
    const inside = widerThan(filter)?.ordered.get(orderName(view));
    if ((inside === undefined && order === null) || (needsHosts(filter) && rows.hasUnread)) return null;
    const { any: version } = rows.versions;
    const window = (places: readonly number[], isCounted: boolean): LinkWindow => {
      return { total: places.length, isCounted, version, from: 0, rows: places.map(rows.link) };
    };
    const fits = testOf(rows, filter);
    const places: number[] = [];
    const began = now();
    let looked = 0;
    for (const place of inside ?? (order === null ? [] : placesInOrder(order, view.descending))) {
      looked += 1;
      if (looked % firstStride === 0 && Math.abs(now() - began) >= untilFirst) return null;
      if (!fits(place)) continue;
      if (places.length === count) return window(places, false);
      places.push(place);
    }
    return window(places, true);
  }

  return {
    first: (view: LinkView, count: number): Promise<LinkWindow | null> => Promise.resolve(first(view, Math.min(count, mostRows))),
    similar,
    query: async (viewer: string, view: LinkView, from: number, count: number): Promise<LinkWindow> => {
      const own = {};
      latest.set(viewer, own);
      preparing.abort();
      const isCancelled = () => latest.get(viewer) !== own;
      try {
        const places = await placesOf(view, slicesOf(isCancelled));
        if (isCancelled()) throw cancelledError();
        const window = places.subarray(from, from + Math.min(count, mostRows));
        return { total: places.length, isCounted: true, version: rows.versions.any, from, rows: Array.from(window, rows.link) };
      } finally {
        if (!isCancelled()) latest.delete(viewer);
        if (latest.size === 0) void prepare();
      }
    },
    select: async (view: LinkView, from: number): Promise<{ total: number; links: LibraryLink[] }> => {
      const places = await placesOf(view, slicesOf());
      return { total: places.length, links: Array.from(places.subarray(from, from + mostSelected), rows.link) };
    },
    facets: (view: LinkView): Promise<Facets> =>
      steady(async () => {
        const slices = slicesOf();
        const { domain, host, ...filter } = filterOf(view);
        if (rows.hasUnread) await readTexts(rows, slices);
        const base = await findLinks(rows, { ...filter, domain: null, host: null }, null, slices);
        const { columns, domains, hosts } = rows;
        const [ofDomain, ofHost] = [
          domain === null ? null : domains.numberOf(domain),
          host === null ? null : hosts.numberOf(host),
        ];
        const domainCounts = new Int32Array(domains.size);
        const hostCounts = new Int32Array(hosts.size);
        for (const place of base) {
          const [own, target] = [columns.domain[place] ?? 0, columns.host[place] ?? 0];
          if (ofHost === null || ofHost === target) domainCounts[own] = (domainCounts[own] ?? 0) + 1;
          if (ofDomain === null || ofDomain === own) hostCounts[target] = (hostCounts[target] ?? 0) + 1;
        }
        return { domains: mostFrequent(domainCounts, domains.textOf), hosts: mostFrequent(hostCounts, hosts.textOf) };
      }),
    withDestination: async (url: string): Promise<LibraryLink[]> => {
      const wanted = withoutFinalSlash(url);
      const slices = slicesOf();
      const found: LibraryLink[] = [];
      for (let place = 0; place < rows.places && found.length < mostWithDestination; place += 1) {
        const { id, longurl } = rows.fields(place);
        if (id !== null && longurl !== null && withoutFinalSlash(longurl) === wanted) found.push(rows.link(place));
        if (place % 1024 === 0 && slices.isOver()) await slices.next();
      }
      return found;
    },
    close: (): void => preparing.abort(),
  };
}

function orderName({ sort, descending }: LinkView): string {
  return `${sort} ${descending}`;
}

function filterOf({ q, clicks, made, domain, host }: LinkView): LinkFilter {
  return { words: searchWords(q), clicks, made, domain, host };
}

/** Whether everything that fits the first filter also fits the second. */
function isNarrower(one: LinkFilter, other: LinkFilter): boolean {
  const { words, ...rest } = one;
  const { words: otherWords, ...otherRest } = other;
  const fewer = otherWords.every((word) => words.some((each) => each.includes(word)));
  return fewer && JSON.stringify(rest) === JSON.stringify(otherRest);
}

function mostFrequent(counts: Int32Array, textOf: (number: number) => string): Facet[] {
  const all = Array.from(counts, (count, number) => ({ value: textOf(number), count })).filter(
    ({ value, count }) => count > 0 && value !== '',
  );
  all.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return all.slice(0, mostFacets);
}
