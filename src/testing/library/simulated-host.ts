/** Simulated host: lists links in every way in which services do, well or badly, while links come and go between requests. */
import { ApiError } from '#client/errors/api-error.ts';
import type { Budget } from '#client/rate-limit/budget.ts';
import type { Page } from '#contract/protocol/envelope.ts';
import { pageNumbers } from '#contract/reading/page-numbers.ts';
import type { Link } from '#contract/resources/links.ts';
import type { PageRequest } from '#engine/library/sync/overlap-pages.ts';
import { timestamp } from './made-up-links.ts';

/** What is unusual about a host. */
export interface HostKind {
  /** Rows on its largest page; 100 by default. */
  readonly cap?: number;
  /** It gives pages of its largest size, whatever is asked for. */
  readonly ignoresLimit?: boolean;
  /** It ignores `order`: oldest first, or in an order of its own. */
  readonly order?: 'oldest' | 'none';
  /** Links of one date are in another order in each reply. */
  readonly hasUnstableTies?: boolean;
  /** The share of replies that repeat the reply before. */
  readonly repeats?: number;
  /** The share of rows that are in a page twice. */
  readonly duplicates?: number;
  /** The share of links without a usable id. */
  readonly unreadable?: number;
  /** Its count, where it is wrong. */
  readonly result?: (links: number, page: { rows: number }) => unknown;
  /** It does not say how many rows a page has. */
  readonly hidesSize?: boolean;
  /** It fails at pages with more rows. */
  readonly failsAbove?: number;
  /** It knows no single links. */
  readonly hasNoDetails?: boolean;
}

/** Nobody waits, and nothing was sent. */
export const freeBudget: Budget = {
  limit: 30,
  isLimitKnown: true,
  isUnlimited: false,
  allowed: 29,
  left: 29,
  queued: 0,
  fullAt: null,
  loadsAt: null,
  pausedUntil: null,
  bulkPerMinute: 27,
  otherClients: 0,
  strict: false,
  waiting: { read: 0, write: 0, bulk: 0, background: 0, prefetch: 0 },
};

/** More than any test needs: a walk that never ends has to fail. */
const maxRequests = 10_000;

export type SimulatedHost = ReturnType<typeof createSimulatedHost>;

/** @param random from 0 to below 1 */
export function createSimulatedHost(kind: HostKind, random: () => number) {
  const { cap = 100, repeats = 0, duplicates = 0, unreadable = 0 } = kind;
  // The newest is the first; ids are not in the order of dates everywhere.
  let links: (Link & { readonly id: number })[] = [];
  const broken = new Set<number>();
  let lastId = 0;
  let now = Date.UTC(2026, 0, 1);
  let before: Page<Link> | null = null;
  let requests = 0;
  // A whole library is read page by page: sorting it for each of them would be most of a test's time.
  const sorted = new Map<'date' | 'click', typeof links>();

  const inserted = () => {
    lastId += 1;
    // Many links have one date.
    if (random() < 0.6) now += 1000;
    const id = lastId;
    if (random() < unreadable) broken.add(id);
    return {
      id,
      alias: `a${id}`,
      shorturl: `https://go.example/a${id}`,
      longurl: `https://shop.example/${id}`,
      clicks: 0,
      title: `Link ${id}`,
      description: '',
      date: timestamp(now),
    };
  };

  const listed = (order: 'date' | 'click') => {
    const known = kind.hasUnstableTies === true ? undefined : sorted.get(order);
    const list = known ?? inOrder(order);
    sorted.set(order, list);
    return list;
  };

  const inOrder = (order: 'date' | 'click') => {
    const ties = new Map(
      links.map(({ id }) => [id, kind.hasUnstableTies === true ? random() : id]),
    );
    const tie = (one: Link, other: Link) =>
      (ties.get(other.id ?? 0) ?? 0) - (ties.get(one.id ?? 0) ?? 0);
    // Timestamps of the interface sort as text.
    const newest = (one: Link, other: Link) =>
      (one.date ?? '') < (other.date ?? '') ? 1 : one.date === other.date ? tie(one, other) : -1;
    if (kind.order === 'oldest') return [...links].sort((one, other) => newest(other, one));
    if (kind.order === 'none')
      return [...links].sort(
        (one, other) => ((one.id * 7919) % 10_007) - ((other.id * 7919) % 10_007),
      );
    if (order === 'click')
      return [...links].sort(
        (one, other) => (other.clicks ?? 0) - (one.clicks ?? 0) || newest(one, other),
      );
    return [...links].sort(newest);
  };

  const pageOf = ({
    limit,
    page,
    order,
  }: PageRequest & { order: 'date' | 'click' }): Page<Link> => {
    const size = kind.ignoresLimit === true ? cap : Math.min(limit, cap);
    const start = (page - 1) * size;
    const rows = listed(order)
      .slice(start, start + size)
      .flatMap((link) => (random() < duplicates ? [link, link] : [link]))
      .slice(0, size);
    const count =
      kind.result === undefined ? links.length : kind.result(links.length, { rows: rows.length });
    const head: Record<string, unknown> = { result: count };
    if (kind.hidesSize !== true) {
      head['perpage'] = size;
      if (typeof count === 'number') head['maxpage'] = Math.max(1, Math.ceil(count / size));
    }
    const numbers = pageNumbers((name) => head[name], rows.length, { limit, page });
    const isBroken = ({ id }: { readonly id: number }) => broken.has(id);
    return {
      ...numbers,
      rows: rows.filter((row) => !isBroken(row)),
      unreadable: rows.flatMap((row, index) =>
        isBroken(row) ? [{ index, problem: 'id', raw: '' }] : [],
      ),
    };
  };

  return {
    get requests() {
      return requests;
    },
    get count() {
      return links.length;
    },
    /** What a client can know of it, by id. */
    readable: () =>
      new Map(links.filter(({ id }) => !broken.has(id)).map((link) => [link.id, link])),
    insert: (number: number) => {
      sorted.clear();
      for (let each = 0; each < number; each += 1) links.unshift(inserted());
    },
    /** Deletes so many links from a place on, newest first; any links where no place is given. */
    remove: (number: number, from?: number) => {
      sorted.clear();
      if (from !== undefined) links.splice(from, number);
      else
        for (let each = 0; each < number; each += 1)
          links.splice(Math.floor(random() * links.length), 1);
    },
    click: () => {
      sorted.clear();
      const place = Math.floor(random() * links.length);
      links = links.map((link, index) =>
        index === place ? { ...link, clicks: (link.clicks ?? 0) + 1 } : link,
      );
    },
    /** @throws ApiError as the client does */
    page: (query: PageRequest & { order: 'date' | 'click' }): Page<Link> => {
      requests += 1;
      if (requests > maxRequests) throw new RangeError('It is asked again and again');
      if (kind.failsAbove !== undefined && query.limit > kind.failsAbove)
        throw new ApiError('timeout', 'It took too long.');
      const reply = before !== null && random() < repeats ? before : pageOf(query);
      before = reply;
      return reply;
    },
    /** @throws ApiError as the client does */
    detail: (id: number) => {
      requests += 1;
      const link =
        kind.hasNoDetails === true || broken.has(id)
          ? undefined
          : links.find((each) => each.id === id);
      if (link === undefined) throw new ApiError('missing', 'There is no such link.');
      const { alias: _, clicks, ...details } = link;
      const nothing = {
        uniqueClicks: null,
        topCountries: null,
        topReferrers: null,
        topBrowsers: null,
        topOs: null,
      };
      const social = { facelink: null, chirp: null, plusone: null };
      return {
        id,
        details: { ...details, location: null, device: null, expiry: null },
        data: { clicks, ...nothing, socialCount: social },
      };
    },
  };
}
