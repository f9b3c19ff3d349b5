/** History blocks: the histories of up to 1,000 links as bytes for the store of sealed blocks. */
import { readVarints, writeVarint } from './varints.ts';

/** Links of one block. */
export const linksInBlock = 1000;

/** The first byte of a block. */
const format = 1;

/** A history as it is stored, with its entries as bytes. */
export interface PackedHistory {
  readonly id: number;
  /** Seconds since 1970. */
  readonly from: number;
  readonly first: number;
  /** Seconds since 1970, at least `from`. */
  readonly until: number;
  readonly total: number;
  /** The total at the end of the user's last visit, or -1. */
  readonly seen: number;
  readonly entries: Uint8Array<ArrayBuffer>;
}

export function encodeBlock(histories: readonly PackedHistory[]): Uint8Array<ArrayBuffer> {
  const bytes = [format];
  for (const { id, from, first, until, total, seen, entries } of histories) {
    for (const value of [id, from, first, until - from, total, seen + 1, entries.length])
      writeVarint(bytes, value);
    for (const byte of entries) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** The histories of a block, or null where it is none: another version may have written it. */
export function decodeBlock(bytes: Uint8Array): PackedHistory[] | null {
  if (bytes[0] !== format) return null;
  try {
    const reader = readVarints(bytes, 1);
    const histories: PackedHistory[] = [];
    while (!reader.isAtEnd) {
      const id = reader.next();
      const from = reader.next();
      const first = reader.next();
      const until = from + reader.next();
      const total = reader.next();
      const seen = reader.next() - 1;
      histories.push({ id, from, first, until, total, seen, entries: reader.take(reader.next()) });
    }
    return histories;
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

/** Moments in milliseconds since 1970; null for none. */
interface Times {
  readonly last: number | null;
  readonly before: number | null;
}

/** When the user was here last, and when the visit before ended. */
export function encodeTimes({ last, before }: Times): Uint8Array<ArrayBuffer> {
  const bytes = [format];
  for (const time of [last, before])
    writeVarint(bytes, time === null ? 0 : Math.max(0, Math.floor(time)) + 1);
  return Uint8Array.from(bytes);
}

/** The inverse of `encodeTimes`, or null where the bytes are none of its. */
export function decodeTimes(bytes: Uint8Array): Times | null {
  if (bytes[0] !== format) return null;
  try {
    const reader = readVarints(bytes, 1);
    const [last = null, before = null] = [reader.next(), reader.next()].map((time) =>
      time === 0 ? null : time - 1,
    );
    return reader.isAtEnd ? { last, before } : null;
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}
