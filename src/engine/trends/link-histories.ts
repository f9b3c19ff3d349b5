/** Link histories: what looks have told of the counters of all links, in columns and bytes, one place for each link. */

import { linksInBlock, type PackedHistory } from '#local/history/history-blocks.ts';
import { decodeEntries, encodeEntries, endOf, type HistoryEntry, type LinkHistory } from '#local/history/history-entries.ts';
import { thinned } from '#local/history/thinning.ts';

/** One look at a counter. */
export interface Look {
  readonly id: number;
  readonly clicks: number;
  /** When the reply came, in milliseconds since 1970. */
  readonly at: number;
  /** When the link was created, in milliseconds since 1970; NaN where that is not known. */
  readonly made: number;
}

/** A link that is met within this time after its creation had no clicks at its creation; in seconds. */
const young = 86_400;
/**
 * A lower total counts only so long after the last look, in seconds: replies can overtake each other, and services can give
 * older totals in lists than in details.
 */
const settling = 60;

export function createLinkHistories() {
  const placeOf = new Map<number, number>();
  const free: number[] = [];
  const [ids, from, first, until, total]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  /** Totals at the end of the last visit; -1 for a link that was not known then. */
  const seen: number[] = [];
  const entries: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  const changed = new Set<number>();

  const touched = (place: number) => void changed.add(Math.floor(place / linksInBlock));

  function begin(place: number, { id, ...history }: PackedHistory): void {
    placeOf.set(id, place);
    ids[place] = id;
    from[place] = history.from;
    first[place] = history.first;
    until[place] = history.until;
    total[place] = history.total;
    seen[place] = history.seen;
    entries[place] = history.entries.length === 0 ? undefined : history.entries;
  }

  /** Adds a history whose looks are later than those that are known of its link. */
  function replay({ id, ...history }: LinkHistory & { id: number }): void {
    if (!placeOf.has(id)) {
      begin(ids.length, { id, ...history, seen: -1, entries: encodeEntries(history.entries) });
      touched(ids.length - 1);
      return;
    }
    let [at, clicks] = [history.from, history.first];
    lookAt(id, clicks, at);
    for (const { quiet, span, clicks: more, beganAt } of history.entries) {
      lookAt(id, clicks, at + quiet);
      at += quiet + span;
      clicks = beganAt ?? clicks + more;
      lookAt(id, clicks, at);
    }
    lookAt(id, history.total, history.until);
  }

  /** Looks never go backwards: one that is not later than the last is ignored, and the next one covers it. */
  function lookAt(id: number, clicks: number, at: number): boolean {
    const place = placeOf.get(id);
    const last = place === undefined ? Infinity : (until[place] ?? Infinity);
    if (place === undefined || at <= last) return false;
    const before = total[place] ?? 0;
    if (clicks < before && at - last < settling) return false;
    if (clicks !== before) {
      const begins = from[place] ?? 0;
      const known = entriesAt(place);
      const quiet = last - endOf(begins, known);
      const entry: HistoryEntry =
        clicks > before
          ? { quiet, span: at - last, clicks: clicks - before, beganAt: null }
          : { quiet, span: at - last, clicks: 0, beganAt: clicks };
      entries[place] = encodeEntries(thinned([...known, entry], begins, at));
      total[place] = clicks;
    }
    until[place] = at;
    touched(place);
    return clicks !== before;
  }

  const entriesAt = (place: number): HistoryEntry[] => {
    const bytes = entries[place];
    return bytes === undefined ? [] : decodeEntries(bytes);
  };
  const historyAt = (place: number): LinkHistory => ({
    ...{ from: from[place] ?? 0, first: first[place] ?? 0, until: until[place] ?? 0, total: total[place] ?? 0 },
    entries: entriesAt(place),
  });

  const histories = {
    /** Takes note of a look. Returns whether it adds an entry. */
    look: ({ id, clicks, at, made }: Look): boolean => {
      const seconds = Math.floor(at / 1000);
      // A service may send anything as a number.
      if (!Number.isSafeInteger(clicks) || clicks < 0 || !(seconds > 0)) return false;
      if (placeOf.has(id)) return lookAt(id, clicks, seconds);
      const created = Math.floor(made / 1000);
      const isYoung = created <= seconds && seconds - created < young;
      const start = isYoung ? { from: created, first: 0 } : { from: seconds, first: clicks };
      const packed = { id, ...start, until: start.from, total: start.first, seen: -1, entries: new Uint8Array() };
      const place = free.pop() ?? ids.length;
      begin(place, packed);
      touched(place);
      return lookAt(id, clicks, seconds);
    },
    has: (id: number): boolean => placeOf.has(id),
    ids: (): IterableIterator<number> => placeOf.keys(),
    /** The history of a link, or null where it was never looked at. */
    of: (id: number): LinkHistory | null => {
      const place = placeOf.get(id);
      return place === undefined ? null : historyAt(place);
    },
    remove: (id: number): void => {
      const place = placeOf.get(id);
      if (place === undefined) return;
      placeOf.delete(id);
      ids[place] = 0;
      entries[place] = undefined;
      free.push(place);
      touched(place);
    },
    clear: (): void => {
      placeOf.clear();
      changed.clear();
      for (const list of [free, ids, from, first, until, total, seen, entries]) list.length = 0;
    },
    /** A visit of the user has ended: what the counters show now is what was seen in it. */
    markSeen: (): void => {
      for (const place of placeOf.values()) {
        seen[place] = total[place] ?? 0;
        touched(place);
      }
    },
    /** What has changed since then. */
    sinceSeen: () => {
      const sum = { compared: 0, clicks: 0, setBack: 0 };
      for (const place of placeOf.values()) {
        const before = seen[place] ?? -1;
        if (before < 0) continue;
        const more = (total[place] ?? 0) - before;
        sum.compared += 1;
        if (more > 0) sum.clicks += more;
        if (more < 0) sum.setBack += 1;
      }
      return sum;
    },
    /** The histories of a block of 1,000 places. */
    block: (number: number): PackedHistory[] => {
      const packed: PackedHistory[] = [];
      for (let place = number * linksInBlock; place < Math.min((number + 1) * linksInBlock, ids.length); place += 1) {
        const id = ids[place] ?? 0;
        if (id === 0) continue;
        const { entries: _, ...history } = historyAt(place);
        packed.push({ id, ...history, seen: seen[place] ?? -1, entries: entries[place] ?? new Uint8Array() });
      }
      return packed;
    },
    blocks: (): number => Math.ceil(ids.length / linksInBlock),
    /** The block has to be written. */
    touch: (block: number): void => void changed.add(block),
    /** The blocks that have changed since this was called last. */
    takeChanged: (): number[] => {
      const taken = [...changed];
      changed.clear();
      return taken;
    },
    /**
     * Takes up blocks that were kept, in their places; looks that were made meanwhile come after them.
     *
     * @param onRestored called before these looks are added
     */
    restore: (kept: ReadonlyMap<number, readonly PackedHistory[]>, onRestored: () => void = () => undefined): void => {
      const met = [...placeOf].map(([id, place]) => ({ id, ...historyAt(place) }));
      histories.clear();
      const last = Math.max(-1, ...kept.keys());
      for (let number = 0; number <= last; number += 1) {
        const block = kept.get(number) ?? [];
        for (let index = 0; index < linksInBlock; index += 1) {
          const history = block[index];
          const isUsable = history !== undefined && !placeOf.has(history.id);
          if (isUsable) begin(ids.length, history);
          else if (number < last || index < block.length) {
            ids.push(0);
            free.push(ids.length - 1);
          }
        }
      }
      onRestored();
      for (const history of met) replay(history);
    },
  };
  return histories;
}
