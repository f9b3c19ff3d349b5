/** Link orders: permutations of all places by a column, made when they are needed or nobody acts, and kept until it changes. */
import { foldText } from '#contract/search.ts';
import type { LibrarySort } from '#engine/library/library-types.ts';
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

interface KeptOrder extends LinkOrder {
  readonly stamp: string;
}

const textOf = { alias: 'alias', title: 'title', destination: 'longurl' } as const;

export function createLinkOrders(rows: LinkRows) {
  const kept = new Map<LibrarySort, KeptOrder>();
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

  async function byText(name: 'alias' | 'title' | 'longurl', slices: Slices) {
    const used: number[] = [];
    const without: number[] = [];
    const keys: string[] = [];
    for (const place of placesById()) {
      const text = rows.fields(place)[name] ?? '';
      if (text === '') without.push(place);
      else {
        used.push(place);
        keys.push(foldText(text));
      }
      if (keys.length % 1024 === 0 && slices.isOver()) await slices.next();
    }
    const sorted = (await orderOfTexts(keys, slices)).map((index) => used[index] ?? 0);
    return { places: sorted, without: Int32Array.from(without) };
  }

  function stampOf(sort: LibrarySort): string {
    const { links, texts, clicks, dates } = rows.versions;
    return `${links} ${sort === 'clicks' ? clicks : sort === 'date' ? dates : texts}`;
  }

  function made(sort: LibrarySort): LinkOrder | null {
    const known = kept.get(sort);
    return known?.stamp === stampOf(sort) ? known : null;
  }

  return {
    /** The order of all links at hand, where it was made and no link has changed since. */
    made,
    /** The order of all links at hand; stale where a row changes while it is made. */
    by: async (sort: LibrarySort, slices: Slices): Promise<LinkOrder> => {
      const known = made(sort);
      if (known !== null) return known;
      const stamp = stampOf(sort);
      const { columns } = rows;
      const order =
        sort === 'clicks'
          ? byNumber(columns.clicks, 1)
          : sort === 'date'
            ? byNumber(columns.made, 1000)
            : await byText(textOf[sort], slices);
      kept.set(sort, { ...order, stamp });
      return order;
    },
  };
}

/** All places of an order, in the direction of a view. */
export function* placesInOrder({ places, without }: LinkOrder, descending: boolean): Generator<number> {
  for (const part of [places, without]) {
    const { length } = part;
    for (let at = 0; at < length; at += 1) yield part[descending ? length - 1 - at : at] ?? 0;
  }
}

/** Those of the found places, in the order of a view. */
export function inOrder({ places, without }: LinkOrder, found: Int32Array, all: number, descending: boolean): Int32Array {
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
