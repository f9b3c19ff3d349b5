/**
 * Link rows: all links at hand by place, in columns and folded text; a reply that knows less never
 * damages what is known.
 */
import type { Link } from '#contract/resources/links.ts';
import type { LibraryLink } from '#engine/library/library-types.ts';
import { type OpenedText, placesOfText } from '#engine/storage/link-blocks.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { createLinkColumns, type LinkColumns } from './link-columns.ts';
import { copyOf, isSame, merged, rateAfter, textFields } from './link-merge.ts';
import { hostOf, textOf, timeOf } from './link-values.ts';
import { createRowChanges, type RowChanges } from './row-changes.ts';

/** Where a link was read, which decides what its empty text means. */
interface Reading {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A row of a list; elsewhere an empty text says nothing. */
  readonly isRow: boolean;
}

/** How often something of a kind has changed, so that what is made of it knows when it is stale. */
interface Versions {
  /** Any change of a row. */
  any: number;
  /** Links added or removed. */
  links: number;
  texts: number;
  clicks: number;
  dates: number;
}

/** Hears of what rows tell besides themselves. */
interface RowsListener {
  /**
   * A reply told the clicks of a link; times are milliseconds since 1970, and NaN where one is not
   * known.
   */
  onReading(reading: {
    readonly id: number;
    readonly clicks: number;
    readonly at: number;
    readonly made: number;
  }): void;
  onRemove(id: number): void;
  onClear(): void;
}

export interface LinkRows {
  /** Places, with those that hold no link. */
  readonly places: number;
  /** Links at hand. */
  readonly known: number;
  readonly columns: LinkColumns;
  /** Whether texts of kept links were not read yet, of which the columns have no hosts. */
  readonly hasUnread: boolean;
  /**
   * The folded text of the link at a place; '' where it holds none. Made when it is first asked
   * for, and kept.
   */
  textAt(place: number): string;
  readonly domains: Dictionary;
  readonly hosts: Dictionary;
  readonly versions: Readonly<Versions>;
  /** What has to be written where links are kept. */
  readonly changes: RowChanges;
  has(id: number): boolean;
  /** The fields of the link at a place that holds one. */
  fields(place: number): Link;
  link(place: number): LibraryLink;
  /** The place of a link, or undefined. */
  placeOf(id: number): number | undefined;
  /** Adds or updates a link; a row without a usable id is not kept. */
  write(link: Link, reading: Reading): 'new' | 'changed' | 'same' | 'unreadable';
  /** Whether there was such a link. */
  remove(id: number): boolean;
  /** Notes that a link was not found where it should have been. */
  markNotFound(id: number): void;
  /**
   * Puts a block of kept links back at its places; their clicks are in the columns already. Texts
   * are read when one is needed.
   */
  restore(block: number, links: OpenedText): void;
  /** After the last link was put back: places that are empty can be used again. */
  restored(): void;
  ids(): IterableIterator<number>;
  clear(): void;
}

const unknownLink: Link = {
  id: null,
  alias: null,
  shorturl: null,
  longurl: null,
  clicks: null,
  title: null,
  description: null,
  date: null,
};

export function createLinkRows(listener?: RowsListener): LinkRows {
  const placeOf = new Map<number, number>();
  const links: (Link | undefined)[] = [];
  /** Kept blocks whose texts were not read yet. */
  const unparsed = new Map<number, OpenedText>();
  const texts: (string | undefined)[] = [];
  const free: number[] = [];
  const versions: Versions = { any: 0, links: 0, texts: 0, clicks: 0, dates: 0 };
  const columns = createLinkColumns();
  const domains = createDictionary();
  const hosts = createDictionary();
  const changes = createRowChanges();

  function putText(place: number, link: Link): void {
    links[place] = link;
    texts[place] = undefined;
    columns.domain[place] = domains.add(hostOf(link.shorturl));
    columns.host[place] = hosts.add(hostOf(link.longurl));
  }

  /**
   * The link at a place, or undefined. Reads the texts of its block where they are needed for the
   * first time.
   */
  function linkAt(place: number): Link | undefined {
    if (unparsed.size > 0 && links[place] === undefined)
      readBlock(Math.floor(place / placesOfText));
    return links[place];
  }

  function readBlock(number: number): void {
    const block = unparsed.get(number);
    unparsed.delete(number);
    for (const [at, link] of block?.links().entries() ?? []) {
      const place = number * placesOfText + at;
      // It may have been removed meanwhile, or read from the service.
      if (link === null || columns.ids[place] !== link.id || links[place] !== undefined) continue;
      // Where the clicks were lost, the time of their reading was too.
      const clicks =
        columns.readAt[place] === 0 ? Number.NaN : (columns.clicks[place] ?? Number.NaN);
      putText(place, copyOf(link, Number.isNaN(clicks) ? null : clicks));
    }
  }

  function put(place: number, link: Link, before: Link | undefined): void {
    const isNewText =
      before === undefined ||
      textFields.some((name) => name !== 'shorturl' && link[name] !== before[name]);
    const text = texts[place];
    putText(place, link);
    if (!isNewText) texts[place] = text;
    columns.clicks[place] = link.clicks ?? Number.NaN;
    const isNewDate = link.date !== before?.date;
    if (isNewDate) columns.made[place] = timeOf(link.date);
    versions.any += 1;
    if (before === undefined) versions.links += 1;
    if (isNewText) versions.texts += 1;
    if (link.clicks !== before?.clicks) versions.clicks += 1;
    if (isNewDate) versions.dates += 1;
  }

  const rows: LinkRows = {
    get places() {
      return links.length;
    },
    get known() {
      return placeOf.size;
    },
    columns,
    get hasUnread() {
      return unparsed.size > 0;
    },
    textAt: (place) => {
      const known = texts[place];
      if (known !== undefined) return known;
      const link = linkAt(place);
      return (texts[place] = link === undefined ? '' : textOf(link));
    },
    domains,
    hosts,
    versions,
    changes,
    has: (id) => placeOf.has(id),
    fields: (place) => linkAt(place) ?? unknownLink,
    link: (place) => ({
      ...(linkAt(place) ?? unknownLink),
      id: columns.ids[place] ?? 0,
      readAt: columns.readAt[place] ?? 0,
      notFound: columns.notFound[place] === 1,
    }),
    placeOf: (id) => placeOf.get(id),
    write: (given, { at, isRow }) => {
      const { id } = given;
      if (id === null || !Number.isSafeInteger(id)) return 'unreadable';
      const known = placeOf.get(id);
      const before = known === undefined ? undefined : linkAt(known);
      const place = known ?? free.pop() ?? links.length;
      if (before === undefined) {
        columns.grow(place + 1);
        placeOf.set(id, place);
        columns.ids[place] = id;
        columns.readAt[place] = at;
        columns.notFound[place] = 0;
        columns.walk[place] = 0;
        columns.rate[place] = 0;
      }
      const after =
        before === undefined
          ? copyOf(given, given.clicks)
          : merged(before, given, isRow && at >= (columns.readAt[place] ?? 0));
      if (before !== undefined) columns.rate[place] = rateAfter(columns, place, given.clicks, at);
      // A clock that was set back must not make a reading look older than it is known to be.
      if (given.clicks !== null) columns.readAt[place] = Math.max(columns.readAt[place] ?? 0, at);
      if (given.clicks !== null)
        listener?.onReading({ id, clicks: given.clicks, at, made: timeOf(after.date) });
      const wasMissed = columns.notFound[place] === 1;
      columns.notFound[place] = 0;
      changes.noteClicks(place);
      if (wasMissed) changes.noteText(place);
      if (before !== undefined && isSame(before, after)) {
        if (wasMissed) versions.any += 1;
        return wasMissed ? 'changed' : 'same';
      }
      put(place, after, before);
      if (before === undefined || !isSame({ ...before, clicks: after.clicks }, after))
        changes.noteText(place);
      return before === undefined ? 'new' : 'changed';
    },
    remove: (id) => {
      const place = placeOf.get(id);
      if (place === undefined) return false;
      placeOf.delete(id);
      links[place] = undefined;
      texts[place] = '';
      columns.ids[place] = 0;
      free.push(place);
      changes.noteText(place);
      versions.any += 1;
      versions.links += 1;
      listener?.onRemove(id);
      return true;
    },
    markNotFound: (id) => {
      const place = placeOf.get(id);
      if (place === undefined || columns.notFound[place] === 1) return;
      columns.notFound[place] = 1;
      changes.noteText(place);
      versions.any += 1;
    },
    restore: (block, stored) => {
      const start = block * placesOfText;
      columns.grow(start + stored.ids.length);
      while (links.length < start + stored.ids.length) texts[links.push(undefined) - 1] = undefined;
      unparsed.set(block, stored);
      for (const [at, id] of stored.ids.entries()) {
        if (Number.isNaN(id)) continue;
        const place = start + at;
        placeOf.set(id, place);
        columns.ids[place] = id;
        columns.made[place] = timeOf(stored.dates[at] ?? null);
        columns.walk[place] = stored.isSeen(at) ? 1 : 0;
        columns.notFound[place] = stored.notFound(at) ? 1 : 0;
        if (columns.readAt[place] === 0) columns.clicks[place] = Number.NaN;
      }
      for (const name of ['any', 'links', 'texts', 'clicks', 'dates'] as const) versions[name] += 1;
    },
    restored: () => {
      for (let place = 0; place < links.length; place += 1)
        if (columns.ids[place] === 0) free.push(place);
    },
    ids: () => placeOf.keys(),
    clear: () => {
      placeOf.clear();
      unparsed.clear();
      for (const list of [links, texts, free]) list.length = 0;
      columns.ids.fill(0);
      listener?.onClear();
      versions.any += 1;
      versions.links += 1;
    },
  };
  return rows;
}
