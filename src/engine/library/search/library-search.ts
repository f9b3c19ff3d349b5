/** Library search: windows, selections and facets of views; results are kept while nothing changes, and narrowed further. */

import { cancelledError } from '#client/errors/error-messages.ts';
import { searchWords } from '#contract/search.ts';
import {
  type Facet,
  type Facets,
  type LibraryLink,
  type LinkView,
  type LinkWindow,
  librarySorts,
} from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { withoutFinalSlash } from '#engine/library/rows/link-values.ts';
import { findLinks, type LinkFilter } from './find-links.ts';
import { createLinkOrders, inOrder } from './link-orders.ts';
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
const mostSelected = 50_000;
const mostFacets = 50;
const mostWithDestination = 20;
/** Exact results below this number have similar links beside them. */
const fewResults = 5;
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

  async function find(filter: LinkFilter, slices: Slices): Promise<Found> {
    if (keptVersion !== rows.versions.any) kept.clear();
    keptVersion = rows.versions.any;
    const name = JSON.stringify(filter);
    const known = kept.get(name);
    const wider = known ?? [...kept.values()].reverse().find((each) => isNarrower(filter, each.filter));
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
      const name = `${sort} ${descending}`;
      const known = found.ordered.get(name);
      if (known !== undefined) return known;
      const ordered = inOrder(await orders.by(sort, slices), found.places, rows.places, descending);
      // One at a time: going back to an order is cheap, and each of them is as long as the result.
      found.ordered.clear();
      found.ordered.set(name, ordered);
      return ordered;
    });
  }

  /** Makes the orders of all columns after a moment in which nobody asks, so that the first sort by each is as fast as the next. */
  async function prepareOrders(): Promise<void> {
    preparing.abort();
    const { signal } = (preparing = new AbortController());
    await quiet?.(signal);
    try {
      for (const sort of quiet === undefined ? [] : librarySorts) {
        if (signal.aborted) return;
        await orders.by(
          sort,
          slicesOf(() => signal.aborted),
        );
      }
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
  }

  async function similar(view: LinkView, exact: Int32Array): Promise<LibraryLink[]> {
    if (exact.length >= fewResults || filterOf(view).words.length === 0) return [];
    const rest = new Set(await steady(() => findLinks(rows, { ...filterOf(view), words: [] }, null, slicesOf())));
    for (const place of exact) rest.delete(place);
    const near = await steady(() => similarTo(view.q, (place) => rest.has(place)));
    return near.map(rows.link);
  }

  return {
    query: async (viewer: string, view: LinkView, from: number, count: number): Promise<LinkWindow> => {
      const own = {};
      latest.set(viewer, own);
      preparing.abort();
      const isCancelled = () => latest.get(viewer) !== own;
      const check = () => {
        if (isCancelled()) throw cancelledError();
      };
      try {
        for (;;) {
          const places = await placesOf(view, slicesOf(isCancelled));
          check();
          const { any: version } = rows.versions;
          const near = from === 0 ? await similar(view, places) : [];
          check();
          if (rows.versions.any !== version) continue;
          const window = places.subarray(from, from + Math.min(count, mostRows));
          return { total: places.length, version, from, rows: Array.from(window, rows.link), similar: near };
        }
      } finally {
        if (!isCancelled()) latest.delete(viewer);
        if (latest.size === 0) void prepareOrders();
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
