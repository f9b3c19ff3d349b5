/**
 * Library search: windows, selections and facets of views; results are cached until a row changes,
 * and narrowed.
 */

import { cancelledError } from '#client/errors/error-messages.ts';
import type { ShortLinkTarget } from '#contract/new-link/check-new-link.ts';
import type { ChannelMembers } from '#engine/library/channel-members.ts';
import { type Grouping, groupings, type LinkGroups } from '#engine/library/insight-types.ts';
import { groupLinks } from '#engine/library/insights/group-links.ts';
import { LinkFacts, noFactSources } from '#engine/library/insights/link-facts.ts';
import { comparedDestination, withoutTags } from '#engine/library/insights/url-tags.ts';
import {
  type Facet,
  type Facets,
  fewResults,
  type LibraryLink,
  type LinkView,
  type LinkWindow,
  librarySorts,
  maxWindow,
} from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import {
  hostOf,
  shortUrlKey,
  withoutFinalSlash,
  wordsOf,
} from '#engine/library/rows/link-values.ts';
import { findLinks, type LinkFilter, needsHosts, readTexts, testOf } from './find-links.ts';
import { createLinkOrders, inOrder, type LinkOrders, placesInOrder } from './link-orders.ts';
import { createSimilarLinks } from './similar-links.ts';
import { createSlices, type Slices } from './slices.ts';

interface SearchOptions {
  /** Milliseconds. */
  readonly now: () => number;
  /** Resolves when the search may go on; for tests. */
  readonly turn?: () => Promise<void>;
  /**
   * Resolves after a moment without a query, or at once where the signal is aborted; without it
   * nothing is prepared.
   */
  readonly quiet?: (signal: AbortSignal) => Promise<void>;
  /**
   * What filters by tags, channels and checks are answered from; without it, from the rows alone.
   */
  readonly facts?: LinkFacts;
}

/** What a filter found, and the orders in which it was shown. */
interface SearchResult {
  readonly filter: LinkFilter;
  readonly places: Int32Array;
  readonly ordered: Map<string, Int32Array>;
}

/** Milliseconds after which the search for the first rows alone is given up. */
const firstRowsTimeout = 4;
/** Links that are checked between two readings of the clock then. */
const firstRowsStride = 256;
const maxSelected = 50_000;
const maxFacets = 50;
const maxWithDestination = 20;
/** Enough for a table and for the words that were typed before. */
const maxResults = 4;
/** Which week it will be is not known before it is asked for. */
const preparedSorts = librarySorts.filter((sort) => sort !== 'week');

/** Answers questions of screens from the rows; everything that takes long is done in slices. */
export class LibrarySearch {
  readonly #rows: LinkRows;
  readonly #options: SearchOptions;
  readonly #facts: LinkFacts;
  readonly #orders: LinkOrders;
  readonly #similarTo: ReturnType<typeof createSimilarLinks>;
  /** The latest query of each viewer that runs. */
  readonly #runningQueries = new Map<string, object>();
  /** By filter, the one used last at the end; all of them fit one version of the rows. */
  readonly #results = new Map<string, SearchResult>();
  #resultsVersion = -1;
  #preparing = new AbortController();

  constructor(rows: LinkRows, options: SearchOptions) {
    this.#rows = rows;
    this.#options = options;
    this.#facts = options.facts ?? new LinkFacts(rows, { now: options.now, ...noFactSources });
    const facts = this.#facts;
    this.#orders = createLinkOrders(rows, {
      now: options.now,
      gainOf: (place) => facts.gainOf(place),
      gainsVersion: () => facts.gainsVersion,
      weekOf: async (from, slices) => (await facts.week(from, slices)).clicks,
      channelNames: () => channelNames(rows, facts.members),
      channelsVersion: () => facts.members.version(),
    });
    this.#similarTo = createSimilarLinks(rows);
  }

  /** The first rows of a view, if they are found within a few milliseconds; else null. */
  first(view: LinkView, count: number): Promise<LinkWindow | null> {
    return Promise.resolve(this.#firstRows(view, Math.min(count, maxWindow)));
  }

  /** Some rows of a view in its order; a later query of the same viewer cancels it. */
  async query(viewer: string, view: LinkView, from: number, count: number): Promise<LinkWindow> {
    const own = {};
    this.#runningQueries.set(viewer, own);
    this.#preparing.abort();
    const isCancelled = () => this.#runningQueries.get(viewer) !== own;
    try {
      const places = await this.#placesOf(view, this.#slices(isCancelled));
      if (isCancelled()) throw cancelledError();
      const window = places.subarray(from, from + Math.min(count, maxWindow));
      return {
        total: places.length,
        clicks: this.#clicksOf(places),
        isCounted: true,
        version: this.#facts.version,
        from,
        rows: Array.from(window, (place) => this.#rows.link(place)),
      };
    } finally {
      if (!isCancelled()) this.#runningQueries.delete(viewer);
      if (this.#runningQueries.size === 0) void this.#prepare();
    }
  }

  /** The links of a view from a position on, up to a bound. */
  async select(view: LinkView, from: number): Promise<{ total: number; links: LibraryLink[] }> {
    const places = await this.#placesOf(view, this.#slices());
    const selected = places.subarray(from, from + maxSelected);
    return { total: places.length, links: Array.from(selected, (place) => this.#rows.link(place)) };
  }

  /** The ids of all links of a view in its order. */
  async ids(view: LinkView): Promise<number[]> {
    const places = await this.#placesOf(view, this.#slices());
    return Array.from(places, (place) => this.#rows.columns.ids[place] ?? 0);
  }

  /** Links with words that are nearly those of a view that finds few. */
  async similar(view: LinkView): Promise<LibraryLink[]> {
    if (filterOf(view).words.length === 0) return [];
    const exact = await this.#placesOf(view, this.#slices());
    if (exact.length >= fewResults) return [];
    const filter = { ...filterOf(view), words: [] };
    const rest = new Set(
      await this.#untilUnchanged(() =>
        findLinks(this.#rows, this.#facts, filter, null, this.#slices()),
      ),
    );
    for (const place of exact) rest.delete(place);
    const near = await this.#untilUnchanged(() =>
      this.#similarTo(view.q, (place) => rest.has(place)),
    );
    return near.map((place) => this.#rows.link(place));
  }

  /** How many links of a view have each value of each field. */
  facets(view: LinkView): Promise<Facets> {
    return this.#untilUnchanged(() => this.#facets(view));
  }

  /** Links to the page of this destination: those with the same UTM tags first. */
  async withDestination(url: string): Promise<LibraryLink[]> {
    const rows = this.#rows;
    const wanted = withoutFinalSlash(url);
    const page = comparedDestination(withoutTags(url));
    const slices = this.#slices();
    const same: LibraryLink[] = [];
    const alike: LibraryLink[] = [];
    for (let place = 0; place < rows.places && same.length < maxWithDestination; place += 1) {
      if (place % 1024 === 0 && slices.isOver()) await slices.next();
      const { id, longurl } = rows.fields(place);
      if (id === null || longurl === null) continue;
      if (withoutFinalSlash(longurl) === wanted) same.push(rows.link(place));
      else if (alike.length < maxWithDestination && isOnPage(longurl, page))
        alike.push(rows.link(place));
    }
    return [...same, ...alike].slice(0, maxWithDestination);
  }

  /** The destination of a short link of the account; null for a URL on none of its domains. */
  async shortLinkTarget(url: string): Promise<ShortLinkTarget | null> {
    const rows = this.#rows;
    const wanted = shortUrlKey(url);
    const domain = rows.domains.numberOf(hostOf(url));
    if (wanted === undefined || domain === -1) return null;
    const slices = this.#slices();
    for (let place = 0; place < rows.places; place += 1) {
      const { shorturl, longurl } = rows.fields(place);
      if (
        rows.columns.domain[place] === domain &&
        shorturl !== null &&
        shortUrlKey(shorturl) === wanted
      )
        return { longurl };
      if (place % 1024 === 0 && slices.isOver()) await slices.next();
    }
    return { longurl: null };
  }

  close(): void {
    this.#preparing.abort();
  }

  #slices(isCancelled?: () => boolean): Slices {
    const { now, turn } = this.#options;
    return createSlices({ now, turn, ...(isCancelled && { isCancelled }) });
  }

  /** Repeats the work until no row has changed meanwhile, so that the result fits the rows. */
  async #untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const { version } = this.#facts;
      const result = await work();
      if (this.#facts.version === version) return result;
    }
  }

  /** The last result that contains all links of this filter. */
  #widerResult(filter: LinkFilter): SearchResult | undefined {
    // That a link has been without clicks for long enough changes no row.
    if (filter.check === 'dead') return undefined;
    if (this.#resultsVersion !== this.#facts.version) return undefined;
    return [...this.#results.values()].reverse().find((each) => isNarrower(filter, each.filter));
  }

  async #find(filter: LinkFilter, slices: Slices): Promise<SearchResult> {
    const rows = this.#rows;
    if (this.#resultsVersion !== this.#facts.version) this.#results.clear();
    this.#resultsVersion = this.#facts.version;
    const name = JSON.stringify(filter);
    const cached = filter.check === 'dead' ? undefined : this.#results.get(name);
    const wider = cached ?? this.#widerResult(filter);
    const found = cached ?? {
      filter,
      places: await findLinks(rows, this.#facts, filter, wider?.places ?? null, slices),
      ordered: new Map<string, Int32Array>(),
    };
    if (this.#resultsVersion === this.#facts.version) this.#storeResult(name, found);
    return found;
  }

  #storeResult(name: string, found: SearchResult): void {
    this.#results.delete(name);
    this.#results.set(name, found);
    for (const oldest of [...this.#results.keys()].slice(0, -maxResults))
      this.#results.delete(oldest);
  }

  /** The places of a view in its order. */
  #placesOf(view: LinkView, slices: Slices): Promise<Int32Array> {
    const { descending } = view;
    return this.#untilUnchanged(async () => {
      const found = await this.#find(filterOf(view), slices);
      const name = orderName(view);
      const cached = found.ordered.get(name);
      if (cached !== undefined) return cached;
      const order = await this.#orders.by(view, slices);
      const ordered = inOrder(order, found.places, this.#rows.places, descending);
      // One at a time: sorting again is cheap, and each order is as long as the result.
      found.ordered.clear();
      found.ordered.set(name, ordered);
      return ordered;
    });
  }

  /**
   * Reads all texts and sorts by each column, after a moment without a query.
   * So the first search and the first sort by a column are as fast as the next.
   */
  async #prepare(): Promise<void> {
    const { quiet } = this.#options;
    if (quiet === undefined) return;
    this.#preparing.abort();
    this.#preparing = new AbortController();
    const { signal } = this.#preparing;
    await quiet(signal);
    const slices = this.#slices(() => signal.aborted);
    try {
      if (!signal.aborted) await readTexts(this.#rows, slices);
      for (const sort of preparedSorts)
        if (!signal.aborted) await this.#orders.by({ sort }, slices);
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
  }

  /** Walks in the order of the view, through the last wider result or through all links. */
  #firstRows(view: LinkView, count: number): LinkWindow | null {
    const { now } = this.#options;
    const rows = this.#rows;
    const filter = filterOf(view);
    const order = this.#orders.made(view);
    const inside = this.#widerResult(filter)?.ordered.get(orderName(view));
    if ((inside === undefined && order === null) || (needsHosts(filter) && rows.hasUnread))
      return null;
    const facts = this.#facts;
    if (!facts.isFresh && facts.testOf(filter) !== null) return null;
    const { version } = facts;
    const window = (places: readonly number[], isCounted: boolean): LinkWindow => {
      const clicks = isCounted ? this.#clicksOf(places) : null;
      const found = places.map((place) => rows.link(place));
      return { total: places.length, clicks, isCounted, version, from: 0, rows: found };
    };
    const fits = testOf(rows, facts, filter);
    const places: number[] = [];
    const began = now();
    let checked = 0;
    for (const place of inside ?? (order === null ? [] : placesInOrder(order, view.descending))) {
      checked += 1;
      if (checked % firstRowsStride === 0 && Math.abs(now() - began) >= firstRowsTimeout)
        return null;
      if (!fits(place)) continue;
      if (places.length === count) return window(places, false);
      places.push(place);
    }
    return window(places, true);
  }

  /** The sum of their clicks, of those that were read. */
  #clicksOf(places: Int32Array | readonly number[]): number {
    const { clicks } = this.#rows.columns;
    let sum = 0;
    for (const place of places) {
      const own = clicks[place] ?? Number.NaN;
      if (!Number.isNaN(own)) sum += own;
    }
    return sum;
  }

  async #facets(view: LinkView): Promise<Facets> {
    const rows = this.#rows;
    const facts = this.#facts;
    const slices = this.#slices();
    const filter = filterOf(view);
    if (rows.hasUnread) await readTexts(rows, slices);
    await facts.refresh(slices);
    const all = await findLinks(rows, facts, filter, null, slices);
    const colors = new Map(facts.members.channels().map(({ id, color }) => [String(id), color]));
    const facets: Partial<Record<Grouping, Facets[Grouping]>> = {};
    for (const by of groupings) {
      const isFiltered = filter[by] !== undefined;
      const others = { ...filter, [by]: undefined };
      const places = isFiltered ? await findLinks(rows, facts, others, null, slices) : all;
      facets[by] = facetsOf(
        groupLinks(rows, facts, by, places),
        by === 'channel' ? colors : noColors,
      );
    }
    // A sound cast: each field has its own.
    return facets as Facets;
  }
}

function orderName({ sort, descending, week }: LinkView): string {
  return `${sort} ${descending} ${week}`;
}

function filterOf({ q, sort: _, descending: __, week: ___, ...filter }: LinkView): LinkFilter {
  return { words: wordsOf(q), ...filter };
}

/** Whether everything that fits the first filter also fits the second. */
function isNarrower(one: LinkFilter, other: LinkFilter): boolean {
  const { words, ...rest } = one;
  const { words: otherWords, ...otherRest } = other;
  const fewer = otherWords.every((word) => words.some((each) => each.includes(word)));
  return fewer && JSON.stringify(rest) === JSON.stringify(otherRest);
}

/** For values that have no colour. */
const noColors: ReadonlyMap<string, string | null> = new Map();

/** @param colors by value */
function facetsOf(
  { groups, none }: Pick<LinkGroups, 'groups' | 'none'>,
  colors: ReadonlyMap<string, string | null>,
): Facets[Grouping] {
  const values = groups
    .map(({ key, label, links }): Facet => {
      return { value: key, label, count: links, color: colors.get(key) ?? null };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
  return { values: values.slice(0, maxFacets), none: none.links };
}

/** Whether a destination leads to a page, whatever its UTM tags. */
function isOnPage(longurl: string, page: string): boolean {
  return comparedDestination(withoutTags(longurl)) === page;
}

function channelNames({ columns }: LinkRows, members: ChannelMembers): (place: number) => string {
  const names = new Map(members.channels().map(({ id, name }) => [id, name]));
  return (place) => {
    const [first = 0] = members.channelsOf(columns.ids[place] ?? 0);
    return names.get(first) ?? '';
  };
}
