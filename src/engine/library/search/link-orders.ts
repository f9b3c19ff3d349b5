/**
 * Link orders: permutations of all places by a column, made when they are needed or nobody acts,
 * and cached until it changes.
 */

import { linkTitle } from '#contract/resources/link-title.ts';
import type { Link } from '#contract/resources/links.ts';
import { toSearchText } from '#contract/search.ts';
import { type LibrarySort, type LinkView, youngestRanked } from '#engine/library/library-types.ts';
import type { LinkRows } from '#engine/library/rows/link-rows.ts';
import { orderOfNumbers } from './number-order.ts';
import type { Slices } from './slices.ts';
import { orderOfTexts } from './text-order.ts';

/** Ascending; links with one value by id. */
export interface LinkOrder {
  readonly places: Int32Array;
  /** Links that have no value, by id: last in both directions. */
  readonly without: Int32Array;
}

interface CachedOrder extends LinkOrder {
  readonly stamp: string;
}

type TextSort = Extract<LibrarySort, 'alias' | 'title' | 'destination' | 'channel'>;

function sortedText(sort: Exclude<TextSort, 'channel'>, link: Link): string {
  switch (sort) {
    case 'alias':
      return link.alias ?? '';
    case 'title':
      return linkTitle(link);
    case 'destination':
      return link.longurl ?? '';
  }
}

export type LinkOrders = ReturnType<typeof createLinkOrders>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface OrderSources {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Clicks of the link at a place since the user's last visit. */
  readonly gainOf: (place: number) => number;
  /** Grows where gains change and no row does. */
  readonly gainsVersion: () => number;
  /** By place, clicks since the beginning of a week; NaN where they are not known. */
  readonly weekOf: (from: number, slices: Slices) => Promise<Float64Array>;
  /** Gives what tells the name of the first channel of the link at a place; '' for none. */
  readonly channelNames: () => (place: number) => string;
  readonly channelsVersion: () => number;
}

/** For orders that are never by new clicks, nor by channels. */
export const noSources: Omit<OrderSources, 'now'> = {
  gainOf: () => 0,
  gainsVersion: () => 0,
  weekOf: () => Promise.resolve(new Float64Array()),
  channelNames: () => () => '',
  channelsVersion: () => 0,
};

/** What links are sorted by, and where a week is, its beginning in milliseconds since 1970. */
type Sorting = Pick<LinkView, 'sort' | 'week'>;

export function createLinkOrders(rows: LinkRows, sources: OrderSources) {
  const { now, gainOf, gainsVersion, weekOf, channelNames, channelsVersion } = sources;
  const cached = new Map<LibrarySort, CachedOrder>();
  let byId: { readonly links: number; readonly places: Int32Array } | null = null;

  function placesById(): Int32Array {
    const { links } = rows.versions;
    if (byId?.links === links) return byId.places;
    const { ids } = rows.columns;
    const used = new Int32Array(rows.known);
    let size = 0;
    for (let place = 0; place < rows.places; place += 1) if (ids[place] !== 0) used[size++] = place;
    const keys = Float64Array.from(used, (place) => ids[place] ?? 0);
    byId = { links, places: orderOfNumbers(keys).map((index) => used[index] ?? 0) };
    return byId.places;
  }

  function byNumber(column: Float64Array, unit: number) {
    const places = placesById();
    const has = (place: number) => !Number.isNaN(column[place]);
    const used = places.filter(has);
    const keys = Float64Array.from(used, (place) => Math.floor((column[place] ?? 0) / unit));
    const sorted = orderOfNumbers(keys).map((index) => used[index] ?? 0);
    return { places: sorted, without: places.filter((place) => !has(place)) };
  }

  function byRate() {
    const at = now();
    const { clicks, made } = rows.columns;
    const rates = clicks.map((own, place) => {
      const days = (at - (made[place] ?? Number.NaN)) / day;
      return days >= youngestRanked ? own / days : Number.NaN;
    });
    return byNumber(rates, 0.001);
  }

  function byGain() {
    const gains = rows.columns.clicks.map((_, place) => gainOf(place));
    return byNumber(gains, 1);
  }

  async function byWeek(from: number, slices: Slices) {
    return byNumber(await weekOf(from, slices), 1);
  }

  async function byText(sort: TextSort, slices: Slices) {
    const used: number[] = [];
    const without: number[] = [];
    const keys: string[] = [];
    const channelOf = channelNames();
    for (const place of placesById()) {
      const text = sort === 'channel' ? channelOf(place) : sortedText(sort, rows.fields(place));
      if (text === '') without.push(place);
      else {
        used.push(place);
        keys.push(toSearchText(text));
      }
      if (keys.length % 1024 === 0 && slices.isOver()) await slices.next();
    }
    const sorted = (await orderOfTexts(keys, slices)).map((index) => used[index] ?? 0);
    return { places: sorted, without: Int32Array.from(without) };
  }

  function sortedBy({ sort, week }: Sorting, slices: Slices): LinkOrder | Promise<LinkOrder> {
    const { columns } = rows;
    switch (sort) {
      case 'clicks':
        return byNumber(columns.clicks, 1);
      case 'date':
        return byNumber(columns.made, 1000);
      case 'perDay':
        return byRate();
      case 'gained':
        return byGain();
      case 'week':
        return byWeek(week ?? now(), slices);
      default:
        return byText(sort, slices);
    }
  }

  function stampOf({ sort, week }: Sorting): string {
    const { links, texts, clicks, dates } = rows.versions;
    switch (sort) {
      case 'clicks':
        return `${links} ${clicks}`;
      case 'date':
        return `${links} ${dates}`;
      case 'perDay':
        // Links grow older.
        return `${links} ${clicks} ${dates} ${Math.floor(now() / hour)}`;
      case 'gained':
        return `${links} ${clicks} ${dates} ${gainsVersion()}`;
      case 'week':
        // A link that is read again without new clicks is known from then on.
        return `${links} ${clicks} ${dates} ${gainsVersion()} ${week} ${Math.floor(now() / minute)}`;
      case 'channel':
        return `${links} ${channelsVersion()}`;
      default:
        return `${links} ${texts}`;
    }
  }

  function made(sorting: Sorting): LinkOrder | null {
    const known = cached.get(sorting.sort);
    return known?.stamp === stampOf(sorting) ? known : null;
  }

  return {
    /** The order of all loaded links, where it was made and no link has changed since. */
    made,
    /** The order of all loaded links; stale where a row changes while it is made. */
    by: async (sorting: Sorting, slices: Slices): Promise<LinkOrder> => {
      const known = made(sorting);
      if (known !== null) return known;
      const stamp = stampOf(sorting);
      const order = await sortedBy(sorting, slices);
      cached.set(sorting.sort, { ...order, stamp });
      return order;
    },
  };
}

/** All places of an order, in the direction of a view. */
export function* placesInOrder(
  { places, without }: LinkOrder,
  descending: boolean,
): Generator<number> {
  for (const part of [places, without]) {
    const { length } = part;
    for (let at = 0; at < length; at += 1) yield part[descending ? length - 1 - at : at] ?? 0;
  }
}

/** Those of the found places, in the order of a view. */
export function inOrder(
  { places, without }: LinkOrder,
  found: Int32Array,
  all: number,
  descending: boolean,
): Int32Array {
  const isFound = new Uint8Array(all);
  for (const place of found) isFound[place] = 1;
  const ordered = new Int32Array(found.length);
  let size = 0;
  for (const part of [places, without]) {
    const { length } = part;
    for (let at = 0; at < length; at += 1) {
      const place = part[descending ? length - 1 - at : at] ?? 0;
      if (isFound[place] === 1) ordered[size++] = place;
    }
  }
  return ordered;
}
