/** Link blocks: the text of 1,000 links and the clicks of 4,096 links as bytes, and back. */
import type { Link } from '#contract/resources/links.ts';
import { createByteReader, createByteWriter } from './byte-columns.ts';

/** Places of links in one block of text. Text changes rarely. */
export const placesOfText = 1000;
/** Places of links in one block of clicks, which change all the time. */
export const placesOfClicks = 4096;

/** What is stored of a link besides its clicks; null for a place that holds no link. */
export interface StoredText extends Omit<Link, 'id' | 'clicks'> {
  readonly id: number;
  /** Whether a walk over the service's list came by. */
  readonly isSeen: boolean;
  readonly notFound: boolean;
}

/** Columns by place in the block; `clicks` is NaN where it is not known. */
export interface StoredClicks {
  readonly clicks: Float64Array<ArrayBuffer>;
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: Float64Array<ArrayBuffer>;
  /** Clicks in a millisecond, estimated. */
  readonly rate: Float64Array<ArrayBuffer>;
}

const texts = ['alias', 'shorturl', 'longurl', 'title', 'description', 'date'] as const;

/** Bits of the column of marks. */
const seen = 1;
const missed = 2;

/** @param links by place in the block */
export function textBytes(links: readonly (StoredText | null)[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.numbers(Uint32Array.of(links.length, 0));
  // No link has this id: a place with it is free.
  writer.numbers(Float64Array.from(links, (link) => link?.id ?? Number.NaN));
  writer.numbers(
    Uint8Array.from(links, (link) => (link?.isSeen ? seen : 0) + (link?.notFound ? missed : 0)),
  );
  for (const name of texts) writer.texts(links.map((link) => link?.[name] ?? null));
  writer.texts(
    links.map((link) => (link?.unparsed === undefined ? null : JSON.stringify(link.unparsed))),
  );
  return writer.finish();
}

/** What of a block of text is loaded before its texts are read, by place in the block. */
export interface OpenedText {
  /** NaN where a place holds no link. */
  readonly ids: Float64Array<ArrayBuffer>;
  readonly isSeen: (at: number) => boolean;
  readonly notFound: (at: number) => boolean;
  readonly dates: readonly (string | null)[];
  /** Reads all texts of the block. */
  readonly links: () => (StoredText | null)[];
}

/**
 * Reads what every list needs, in a fourth of the time of all.
 * @throws RangeError where the bytes are no such block
 */
export function openText(bytes: Uint8Array<ArrayBuffer>): OpenedText {
  const { reader, count, ids, marks } = beginning(bytes);
  for (const name of texts) if (name !== 'date') reader.skipTexts(count);
  const dates = reader.texts(count);
  reader.skipTexts(count);
  const has = (mark: number) => (at: number) => ((marks[at] ?? 0) & mark) !== 0;
  return { ids, isSeen: has(seen), notFound: has(missed), dates, links: () => readText(bytes) };
}

function beginning(bytes: Uint8Array<ArrayBuffer>) {
  const reader = createByteReader(bytes);
  const [count = 0] = reader.words(2);
  if (count > placesOfText) throw new RangeError('The block holds too many links');
  return { reader, count, ids: reader.doubles(count), marks: reader.bytes(count) };
}

/** @throws RangeError or SyntaxError where the bytes are no such block */
function readText(bytes: Uint8Array<ArrayBuffer>): (StoredText | null)[] {
  const { reader, count, ids, marks } = beginning(bytes);
  const [alias, shorturl, longurl, title, description, date] = texts.map(() => reader.texts(count));
  const unparsed = reader.texts(count);
  return Array.from(ids, (id, at) => {
    if (Number.isNaN(id)) return null;
    const mark = marks[at] ?? 0;
    const notes = unparsed[at];
    return {
      id,
      alias: alias?.[at] ?? null,
      shorturl: shorturl?.[at] ?? null,
      longurl: longurl?.[at] ?? null,
      title: title?.[at] ?? null,
      description: description?.[at] ?? null,
      date: date?.[at] ?? null,
      // A sound cast: it was written from such a value, and nothing else can seal a block.
      ...(notes == null ? {} : { unparsed: JSON.parse(notes) as NonNullable<Link['unparsed']> }),
      isSeen: (mark & seen) !== 0,
      notFound: (mark & missed) !== 0,
    };
  });
}

/** @param columns of one length */
export function clickBytes({ clicks, readAt, rate }: StoredClicks): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.numbers(Uint32Array.of(clicks.length, 0));
  for (const column of [clicks, readAt, rate]) writer.numbers(column);
  return writer.finish();
}

/** @throws RangeError where the bytes are no such block */
export function readClicks(bytes: Uint8Array<ArrayBuffer>): StoredClicks {
  const reader = createByteReader(bytes);
  const [count = 0] = reader.words(2);
  if (count > placesOfClicks) throw new RangeError('The block holds too many links');
  return {
    clicks: reader.doubles(count),
    readAt: reader.doubles(count),
    rate: reader.doubles(count),
  };
}
