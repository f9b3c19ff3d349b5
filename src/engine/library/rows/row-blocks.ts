/**
 * Row blocks: rows as blocks that can be stored, and rows put back where they were when the blocks
 * were written.
 */
import {
  clickBytes,
  openText,
  placesOfClicks,
  placesOfText,
  readClicks,
  type StoredText,
  textBytes,
} from '#engine/storage/link-blocks.ts';
import type { LinkRows } from './link-rows.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The text of a block's links; null where it holds none. */
export function textBlock(rows: LinkRows, block: number): Bytes | null {
  const { columns } = rows;
  const start = block * placesOfText;
  const length = Math.max(0, Math.min(placesOfText, rows.places - start));
  const links = Array.from({ length }, (_, at): StoredText | null => {
    const place = start + at;
    const { id, clicks: _clicks, ...text } = rows.fields(place);
    if (id === null || columns.ids[place] === 0) return null;
    return {
      ...text,
      id,
      isSeen: (columns.walk[place] ?? 0) > 0,
      notFound: columns.notFound[place] === 1,
    };
  });
  return links.every((link) => link === null) ? null : textBytes(links);
}

export function clickBlock(
  { places, columns: { clicks, readAt, rate } }: LinkRows,
  block: number,
): Bytes {
  const start = block * placesOfClicks;
  const end = Math.min(places, (block + 1) * placesOfClicks);
  const part = (column: Float64Array) => Float64Array.from(column.subarray(start, end));
  return clickBytes({ clicks: part(clicks), readAt: part(readAt), rate: part(rate) });
}

/**
 * Reads a block of clicks, which has to come before the text of its links.
 *
 * @param now a clock that was ahead has stored later times, which would keep links from being read
 * @throws where the bytes are no such block
 */
export function restoreClicks(
  { columns }: LinkRows,
  block: number,
  bytes: Bytes,
  now: number,
): void {
  const { clicks, readAt: stored, rate } = readClicks(bytes);
  const readAt = stored.map((at) => Math.min(at, now));
  const start = block * placesOfClicks;
  columns.grow(start + clicks.length);
  columns.clicks.set(clicks, start);
  columns.readAt.set(readAt, start);
  columns.rate.set(rate, start);
}

/** Reads a block of text. @throws where the bytes are no such block */
export function restoreText(rows: LinkRows, block: number, bytes: Bytes): void {
  rows.restore(block, openText(bytes));
}
