/**
 * Link rows: all links by place, in columns and folded text; a reply that knows less never
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

/** Is called with what rows say besides themselves. */
interface RowsListener {
  /**
   * A reply had the clicks of a link; times are milliseconds since 1970, and NaN where one is not
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

/** A reading so far ahead of the next one was made by a clock that was ahead; in milliseconds. */
const farAhead = 86_400_000;

const versionNames = ['any', 'links', 'texts', 'clicks', 'dates'] as const;

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

/** The links of an account, each at a place of its own; a removed one leaves its place empty. */
export class LinkRows {
  readonly columns: LinkColumns = createLinkColumns();
  readonly domains: Dictionary = createDictionary();
  readonly hosts: Dictionary = createDictionary();
  /** What has to be written where links are stored. */
  readonly changes: RowChanges = createRowChanges();
  readonly #versions: Versions = { any: 0, links: 0, texts: 0, clicks: 0, dates: 0 };
  readonly #listener: RowsListener | undefined;
  readonly #placeOf = new Map<number, number>();
  readonly #links: (Link | undefined)[] = [];
  /** The folded text of each link; undefined where it is not made yet. */
  readonly #texts: (string | undefined)[] = [];
  /** Stored blocks whose texts were not read yet. */
  readonly #unparsed = new Map<number, OpenedText>();
  /** Places without a link that can be used again. */
  readonly #free: number[] = [];

  constructor(listener?: RowsListener) {
    this.#listener = listener;
  }

  get versions(): Readonly<Versions> {
    return this.#versions;
  }

  /** Places, with those that hold no link. */
  get places(): number {
    return this.#links.length;
  }

  /** How many links there are. */
  get known(): number {
    return this.#placeOf.size;
  }

  /** Whether texts of stored links were not read yet, of which the columns have no hosts. */
  get hasUnread(): boolean {
    return this.#unparsed.size > 0;
  }

  has(id: number): boolean {
    return this.#placeOf.has(id);
  }

  /** The place of a link, or undefined. */
  placeOf(id: number): number | undefined {
    return this.#placeOf.get(id);
  }

  ids(): IterableIterator<number> {
    return this.#placeOf.keys();
  }

  /** The fields of the link at a place that holds one. */
  fields(place: number): Link {
    return this.#linkAt(place) ?? unknownLink;
  }

  link(place: number): LibraryLink {
    return {
      ...(this.#linkAt(place) ?? unknownLink),
      id: this.columns.ids[place] ?? 0,
      readAt: this.columns.readAt[place] ?? 0,
      notFound: this.columns.notFound[place] === 1,
    };
  }

  /**
   * The folded text of the link at a place; '' where it holds none. Made when it is first asked
   * for, and cached.
   */
  textAt(place: number): string {
    const text = this.#texts[place];
    return text ?? this.#makeText(place);
  }

  /** Adds or updates a link; a row without a usable id is left out. */
  write(given: Link, reading: Reading): 'new' | 'changed' | 'same' | 'unreadable' {
    const { id } = given;
    if (id === null || !Number.isSafeInteger(id)) return 'unreadable';
    const place = this.#placeOf.get(id);
    const before = place === undefined ? undefined : this.#linkAt(place);
    if (place === undefined || before === undefined) {
      this.#add(id, place ?? this.#free.pop() ?? this.#links.length, given, reading);
      return 'new';
    }
    return this.#update(id, place, before, given, reading);
  }

  /** Whether there was such a link. */
  remove(id: number): boolean {
    const place = this.#placeOf.get(id);
    if (place === undefined) return false;
    this.#placeOf.delete(id);
    this.#links[place] = undefined;
    this.#texts[place] = '';
    this.columns.ids[place] = 0;
    this.#free.push(place);
    this.changes.noteText(place);
    this.#versions.any += 1;
    this.#versions.links += 1;
    this.#listener?.onRemove(id);
    return true;
  }

  /** Notes that a link was not found where it should have been. */
  markNotFound(id: number): void {
    const place = this.#placeOf.get(id);
    if (place === undefined || this.columns.notFound[place] === 1) return;
    this.columns.notFound[place] = 1;
    this.changes.noteText(place);
    this.#versions.any += 1;
  }

  /**
   * Puts a block of stored links back at its places; their clicks are in the columns already. Texts
   * are read when one is needed.
   */
  restore(block: number, stored: OpenedText): void {
    const start = block * placesOfText;
    this.columns.grow(start + stored.ids.length);
    while (this.#links.length < start + stored.ids.length)
      this.#texts[this.#links.push(undefined) - 1] = undefined;
    this.#unparsed.set(block, stored);
    for (const [at, id] of stored.ids.entries())
      if (!Number.isNaN(id)) this.#restoreRow(start + at, id, stored, at);
    for (const name of versionNames) this.#versions[name] += 1;
  }

  /** After the last link was put back: places that are empty can be used again. */
  restored(): void {
    for (let place = 0; place < this.#links.length; place += 1)
      if (this.columns.ids[place] === 0) this.#free.push(place);
  }

  clear(): void {
    this.#placeOf.clear();
    this.#unparsed.clear();
    for (const list of [this.#links, this.#texts, this.#free]) list.length = 0;
    this.columns.ids.fill(0);
    this.#listener?.onClear();
    this.#versions.any += 1;
    this.#versions.links += 1;
  }

  #add(id: number, place: number, given: Link, { at }: Reading): void {
    const { columns } = this;
    columns.grow(place + 1);
    this.#placeOf.set(id, place);
    columns.ids[place] = id;
    columns.readAt[place] = at;
    columns.notFound[place] = 0;
    columns.walk[place] = 0;
    columns.rate[place] = 0;
    const link = copyOf(given, given.clicks);
    this.#noteReading(id, place, given.clicks, at, link.date);
    this.#put(place, link, undefined);
    this.changes.noteText(place);
  }

  #update(
    id: number,
    place: number,
    before: Link,
    given: Link,
    { at, isRow }: Reading,
  ): 'changed' | 'same' {
    const { columns, changes } = this;
    const after = merged(before, given, isRow && at >= (columns.readAt[place] ?? 0));
    columns.rate[place] = rateAfter(columns, place, given.clicks, at);
    this.#noteReading(id, place, given.clicks, at, after.date);
    const wasMissed = columns.notFound[place] === 1;
    columns.notFound[place] = 0;
    if (wasMissed) changes.noteText(place);
    if (isSame(before, after)) {
      if (wasMissed) this.#versions.any += 1;
      return wasMissed ? 'changed' : 'same';
    }
    this.#put(place, after, before);
    if (!isSame({ ...before, clicks: after.clicks }, after)) changes.noteText(place);
    return 'changed';
  }

  /** @param clicks null where the reply has none */
  #noteReading(
    id: number,
    place: number,
    clicks: number | null,
    at: number,
    date: string | null,
  ): void {
    const { readAt } = this.columns;
    this.changes.noteClicks(place);
    if (clicks === null) return;
    const before = readAt[place] ?? 0;
    // A clock that was set back must not make a reading older than it is known to be.
    readAt[place] = before - at > farAhead ? at : Math.max(before, at);
    this.#listener?.onReading({ id, clicks, at, made: timeOf(date) });
  }

  /** @param before undefined for a link that was not there */
  #put(place: number, link: Link, before: Link | undefined): void {
    const versions = this.#versions;
    const isNewText =
      before === undefined ||
      textFields.some((name) => name !== 'shorturl' && link[name] !== before[name]);
    const text = this.#texts[place];
    this.#putTexts(place, link);
    if (!isNewText) this.#texts[place] = text;
    this.columns.clicks[place] = link.clicks ?? Number.NaN;
    const isNewDate = link.date !== before?.date;
    if (isNewDate) this.columns.made[place] = timeOf(link.date);
    versions.any += 1;
    if (before === undefined) versions.links += 1;
    if (isNewText) versions.texts += 1;
    if (link.clicks !== before?.clicks) versions.clicks += 1;
    if (isNewDate) versions.dates += 1;
  }

  #putTexts(place: number, link: Link): void {
    this.#links[place] = link;
    this.#texts[place] = undefined;
    this.columns.domain[place] = this.domains.add(hostOf(link.shorturl));
    this.columns.host[place] = this.hosts.add(hostOf(link.longurl));
  }

  #makeText(place: number): string {
    const link = this.#linkAt(place);
    const text = link === undefined ? '' : textOf(link);
    this.#texts[place] = text;
    return text;
  }

  /**
   * The link at a place, or undefined. Reads the texts of its block where they are needed for the
   * first time.
   */
  #linkAt(place: number): Link | undefined {
    if (this.#unparsed.size > 0 && this.#links[place] === undefined)
      this.#readBlock(Math.floor(place / placesOfText));
    return this.#links[place];
  }

  #readBlock(number: number): void {
    const { columns } = this;
    const block = this.#unparsed.get(number);
    this.#unparsed.delete(number);
    for (const [at, link] of block?.links().entries() ?? []) {
      const place = number * placesOfText + at;
      // It may have been removed meanwhile, or read from the service.
      if (link === null || columns.ids[place] !== link.id) continue;
      if (this.#links[place] !== undefined) continue;
      // Where the clicks were lost, the time of their reading was too.
      const clicks =
        columns.readAt[place] === 0 ? Number.NaN : (columns.clicks[place] ?? Number.NaN);
      this.#putTexts(place, copyOf(link, Number.isNaN(clicks) ? null : clicks));
    }
  }

  #restoreRow(place: number, id: number, stored: OpenedText, at: number): void {
    const { columns } = this;
    // A crash between two writes can leave a link that has moved in two blocks.
    if (this.#placeOf.has(id)) {
      this.changes.noteText(place);
      return;
    }
    this.#placeOf.set(id, place);
    columns.ids[place] = id;
    columns.made[place] = timeOf(stored.dates[at] ?? null);
    columns.walk[place] = stored.isSeen(at) ? 1 : 0;
    columns.notFound[place] = stored.notFound(at) ? 1 : 0;
    if (columns.readAt[place] === 0) columns.clicks[place] = Number.NaN;
  }
}
