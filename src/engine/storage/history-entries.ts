/** History entries: how the counter of a link changed between observations, as bytes. */
import { readVarints, writeVarint } from './varints.ts';

/** One change of a counter. It belongs to the whole of its span, and to no part of it. */
export interface HistoryEntry {
  /** Seconds from the end of the entry before, in which no observation saw a change. */
  readonly quiet: number;
  /**
   * Seconds between the last observation before the change and the first one after it; at least 1.
   */
  readonly span: number;
  /** Clicks observed, from 0. */
  readonly clicks: number;
  /**
   * Where the counter fell within the span: what it showed at the end. The clicks before it fell
   * are not known.
   */
  readonly resetTo: number | null;
}

/** What observations say of one link's counter. */
export interface LinkHistory {
  /** The first observation, or the creation of the link; in seconds since 1970. */
  readonly from: number;
  /** What the counter showed then. */
  readonly first: number;
  /** The last observation, in seconds since 1970. */
  readonly until: number;
  /** What the counter showed then. */
  readonly total: number;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/**
 * The bytes of entries: the time without change; the span, doubled, odd where the counter began
 * again; clicks; its new total.
 */
export function encodeEntries(entries: readonly HistoryEntry[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const { quiet, span, clicks, resetTo } of entries) {
    writeVarint(bytes, quiet);
    writeVarint(bytes, span * 2 + (resetTo === null ? 0 : 1));
    writeVarint(bytes, clicks);
    if (resetTo !== null) writeVarint(bytes, resetTo);
  }
  return Uint8Array.from(bytes);
}

/** @throws RangeError where the bytes are no entries */
export function decodeEntries(bytes: Uint8Array): HistoryEntry[] {
  const reader = readVarints(bytes);
  const entries: HistoryEntry[] = [];
  while (!reader.isAtEnd) {
    const quiet = reader.next();
    const marked = reader.next();
    const clicks = reader.next();
    const began = marked % 2 === 1;
    const span = (marked - (began ? 1 : 0)) / 2;
    if (span === 0) throw new RangeError('An entry without a span');
    entries.push({ quiet, span, clicks, resetTo: began ? reader.next() : null });
  }
  return entries;
}

/** Seconds since 1970 at which the last entry ends. */
export function endOf(from: number, entries: readonly HistoryEntry[]): number {
  return entries.reduce((end, { quiet, span }) => end + quiet + span, from);
}
