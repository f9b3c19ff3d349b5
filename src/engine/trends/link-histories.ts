/**
 * Link histories: the readings of the counters of all links, in columns and bytes, one place for
 * each link.
 */

import { downsampled } from '#engine/storage/downsample.ts';
import { linksInBlock, type PackedHistory } from '#engine/storage/history-blocks.ts';
import {
  decodeEntries,
  encodeEntries,
  endOf,
  type HistoryEntry,
  type LinkHistory,
} from '#engine/storage/history-entries.ts';
import { cutToNow, mergedHistory, settling } from './merge-histories.ts';

/** One reading of a counter. */
export interface Observation {
  readonly id: number;
  readonly clicks: number;
  /** When the reply came, in milliseconds since 1970. */
  readonly at: number;
  /** When the link was created, in milliseconds since 1970; NaN where that is not known. */
  readonly made: number;
}

/**
 * A link that is met within this time after its creation, in seconds, had no clicks at its creation.
 * That moment is a reading only where links were already observed then. Browsers stay closed for a
 * weekend or a holiday, and links are created meanwhile.
 */
const young = 14 * 86_400;
/**
 * Where the last reading is so far ahead of a new one, the clock was ahead then, and was not set
 * back now; in seconds.
 */
const farAhead = 86_400;

export class LinkHistories {
  readonly #placeOf = new Map<number, number>();
  /** Places of removed links, for the next new ones. */
  readonly #free: number[] = [];
  readonly #ids: number[] = [];
  readonly #from: number[] = [];
  readonly #first: number[] = [];
  readonly #until: number[] = [];
  readonly #total: number[] = [];
  /** Totals at the end of the last visit; -1 for a link that was not known then. */
  readonly #seen: number[] = [];
  readonly #entries: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  /** The first reading of any link, in seconds since 1970. */
  #since = Infinity;
  /** Creations of young links, in seconds, which what is restored may turn out to precede. */
  readonly #createdAt = new Map<number, number>();
  /** Blocks that have to be written. */
  readonly #changed = new Set<number>();

  /** Takes note of a reading. Returns whether it adds an entry. */
  observe({ id, clicks, at, made }: Observation): boolean {
    const seconds = Math.floor(at / 1000);
    // A service may send anything as a number.
    if (!Number.isSafeInteger(clicks) || clicks < 0 || !(seconds > 0)) return false;
    if (!this.#placeOf.has(id)) this.#begin(id, clicks, seconds, Math.floor(made / 1000));
    return this.#append(id, clicks, seconds);
  }

  has(id: number): boolean {
    return this.#placeOf.has(id);
  }

  ids(): IterableIterator<number> {
    return this.#placeOf.keys();
  }

  /** The history of a link, or null where it was never read. */
  of(id: number): LinkHistory | null {
    const place = this.#placeOf.get(id);
    return place === undefined ? null : this.#historyAt(place);
  }

  /** Clicks of a link since the end of the last visit; null for one that was not known then. */
  gainOf(id: number): number | null {
    const place = this.#placeOf.get(id);
    const before = place === undefined ? -1 : (this.#seen[place] ?? -1);
    if (place === undefined || before < 0) return null;
    return Math.max(0, (this.#total[place] ?? 0) - before);
  }

  /** The first reading of any link, in seconds since 1970; null for none. */
  since(): number | null {
    return Number.isFinite(this.#since) ? this.#since : null;
  }

  /** A visit of the user has ended: what the counters show now is what was seen in it. */
  markSeen(): void {
    for (const place of this.#placeOf.values()) {
      this.#seen[place] = this.#total[place] ?? 0;
      this.#markChanged(place);
    }
  }

  remove(id: number): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#placeOf.delete(id);
    this.#createdAt.delete(id);
    this.#ids[place] = 0;
    this.#entries[place] = undefined;
    this.#free.push(place);
    this.#markChanged(place);
  }

  clear(): void {
    this.#placeOf.clear();
    this.#changed.clear();
    this.#createdAt.clear();
    this.#since = Infinity;
    const columns = [this.#ids, this.#from, this.#first, this.#until, this.#total, this.#seen];
    for (const list of [...columns, this.#free, this.#entries]) list.length = 0;
  }

  /** Adds what another host has read, or an earlier engine of this one. */
  merge(packed: PackedHistory): void {
    this.#merge({ ...packed, entries: decodeEntries(packed.entries) });
  }

  /**
   * Reads stored blocks, in their places; readings that came meanwhile are added after them.
   *
   * @param onRestored called before these readings are added
   */
  restore(
    stored: ReadonlyMap<number, readonly PackedHistory[]>,
    onRestored: () => void = () => undefined,
  ): void {
    const met = [...this.#placeOf].map(([id, place]) => ({
      id,
      seen: -1,
      created: this.#createdAt.get(id) ?? 0,
      ...this.#historyAt(place),
    }));
    this.clear();
    const last = Math.max(-1, ...stored.keys());
    for (let number = 0; number <= last; number += 1)
      this.#restoreBlock(stored.get(number) ?? [], number < last);
    onRestored();
    const since = this.#since;
    for (const { created, ...history } of met)
      this.#merge(created < since ? history : { ...history, ...fromCreation(history, created) });
  }

  /** The histories of a block of 1,000 places. */
  block(number: number): PackedHistory[] {
    const packed: PackedHistory[] = [];
    const end = Math.min((number + 1) * linksInBlock, this.#ids.length);
    for (let place = number * linksInBlock; place < end; place += 1) {
      const id = this.#ids[place] ?? 0;
      if (id === 0) continue;
      packed.push({
        id,
        ...this.#figuresAt(place),
        seen: this.#seen[place] ?? -1,
        entries: this.#entries[place] ?? new Uint8Array(),
      });
    }
    return packed;
  }

  blocks(): number {
    return Math.ceil(this.#ids.length / linksInBlock);
  }

  /** The block has to be written. */
  touch(block: number): void {
    this.#changed.add(block);
  }

  /** The blocks that have changed since this was called last. */
  takeChanged(): number[] {
    const taken = [...this.#changed];
    this.#changed.clear();
    return taken;
  }

  /** @param created in seconds since 1970, or NaN; as `seconds` is */
  #begin(id: number, clicks: number, seconds: number, created: number): void {
    const isYoung = created <= seconds && seconds - created < young;
    const isObserved = isYoung && created >= this.#since;
    const start = isObserved ? { from: created, first: 0 } : { from: seconds, first: clicks };
    if (isYoung && !isObserved) this.#createdAt.set(id, created);
    const place = this.#free.pop() ?? this.#ids.length;
    this.#write(place, {
      id,
      ...start,
      until: start.from,
      total: start.first,
      seen: -1,
      entries: new Uint8Array(),
    });
    this.#markChanged(place);
  }

  /**
   * Readings never go backwards: one that is earlier than the last is ignored, and the next one
   * covers it, unless the clock was ahead at the last one. One of the same second that has other
   * clicks was a second later.
   */
  #append(id: number, clicks: number, readAt: number): boolean {
    const place = this.#placeOf.get(id);
    if (place === undefined) return false;
    if ((this.#until[place] ?? 0) - readAt > farAhead) this.#cut(id, place, readAt);
    const last = this.#until[place] ?? Infinity;
    if (readAt < last) return false;
    const before = this.#total[place] ?? 0;
    if (readAt === last && clicks === before) return false;
    const at = Math.max(readAt, last + 1);
    if (clicks < before && at - last < settling) return false;
    if (clicks !== before) {
      const begin = this.#from[place] ?? 0;
      const known = this.#entriesAt(place);
      const entry: HistoryEntry = {
        quiet: last - endOf(begin, known),
        span: at - last,
        clicks: Math.max(0, clicks - before),
        resetTo: clicks < before ? clicks : null,
      };
      this.#entries[place] = encodeEntries(downsampled([...known, entry], begin, at));
      this.#total[place] = clicks;
    }
    this.#until[place] = at;
    this.#markChanged(place);
    return clicks !== before;
  }

  #cut(id: number, place: number, now: number): void {
    const { entries, ...figures } = cutToNow(this.#historyAt(place), now);
    const seen = this.#seen[place] ?? -1;
    this.#write(place, { id, ...figures, seen, entries: encodeEntries(entries) });
  }

  #merge({ seen: lastSeen, ...history }: LinkHistory & { id: number; seen: number }): void {
    const { id } = history;
    const known = this.#placeOf.get(id);
    const place = known ?? this.#free.pop() ?? this.#ids.length;
    const before = known === undefined ? -1 : (this.#seen[known] ?? -1);
    const merged = known === undefined ? history : mergedHistory(this.#historyAt(known), history);
    this.#write(place, {
      id,
      ...merged,
      seen: Math.max(before, lastSeen),
      entries: encodeEntries(merged.entries),
    });
    this.#markChanged(place);
  }

  /** @param isFull whether other blocks follow, so that free places are left for what is missing */
  #restoreBlock(block: readonly PackedHistory[], isFull: boolean): void {
    const places = isFull ? linksInBlock : block.length;
    for (let index = 0; index < places; index += 1) {
      const history = block[index];
      if (history !== undefined && !this.#placeOf.has(history.id))
        this.#write(this.#ids.length, history);
      else {
        this.#free.push(this.#ids.length);
        this.#ids.push(0);
      }
    }
  }

  #write(place: number, { id, from, first, until, total, seen, entries }: PackedHistory): void {
    this.#placeOf.set(id, place);
    this.#since = Math.min(this.#since, from);
    this.#ids[place] = id;
    this.#from[place] = from;
    this.#first[place] = first;
    this.#until[place] = until;
    this.#total[place] = total;
    this.#seen[place] = seen;
    this.#entries[place] = entries.length === 0 ? undefined : entries;
  }

  #figuresAt(place: number) {
    return {
      from: this.#from[place] ?? 0,
      first: this.#first[place] ?? 0,
      until: this.#until[place] ?? 0,
      total: this.#total[place] ?? 0,
    };
  }

  #historyAt(place: number): LinkHistory {
    return { ...this.#figuresAt(place), entries: this.#entriesAt(place) };
  }

  #entriesAt(place: number): HistoryEntry[] {
    const bytes = this.#entries[place];
    return bytes === undefined ? [] : decodeEntries(bytes);
  }

  #markChanged(place: number): void {
    this.#changed.add(Math.floor(place / linksInBlock));
  }
}

/** The same history with a counter of 0 at the creation, which was not earlier than others' readings. */
function fromCreation(history: LinkHistory, created: number): LinkHistory {
  const { from, first, entries } = history;
  const span = from - created;
  const [next, ...later] = entries;
  if (first > 0)
    return {
      ...history,
      from: created,
      first: 0,
      entries: [{ quiet: 0, span, clicks: first, resetTo: null }, ...entries],
    };
  if (next === undefined) return { ...history, from: created };
  return {
    ...history,
    from: created,
    entries: [{ ...next, quiet: next.quiet + span }, ...later],
  };
}
