import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { createByteReader, createByteWriter } from './byte-columns.ts';
import { clickBytes, openText, readClicks, type StoredText, textBytes } from './link-blocks.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  // Also half of a character, as JSON may carry it.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
);
const text = fc.option(anyText, { nil: null });
const storedText: fc.Arbitrary<StoredText> = fc.record({
  id: fc.maxSafeInteger(),
  alias: text,
  shorturl: text,
  longurl: text,
  title: text,
  description: text,
  date: text,
  isSeen: fc.boolean(),
  notFound: fc.boolean(),
});
const withNotes = fc
  .tuple(
    storedText,
    fc.option(fc.dictionary(fc.constantFrom('title', 'clicks'), fc.string()), { nil: undefined }),
  )
  .map(([link, unparsed]): StoredText => (unparsed === undefined ? link : { ...link, unparsed }));
const column = (length: number) =>
  fc
    .array(fc.double(), { minLength: length, maxLength: length })
    .map((values) => Float64Array.from(values));

describe('Blocks of links', () => {
  it('give back the text of any links, with their gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.option(withNotes, { nil: null }), { maxLength: 40 }), (links) => {
        expect(openText(textBytes(links)).links()).toEqual(links);
      }),
      propertyRuns(),
    );
  });

  it('give back any clicks, the unknown ones too', () => {
    const columns = fc
      .integer({ min: 0, max: 50 })
      .chain((length) => fc.tuple(column(length), column(length), column(length)));
    fc.assert(
      fc.property(columns, ([clicks, readAt, rate]) => {
        expect(readClicks(clickBytes({ clicks, readAt, rate }))).toEqual({ clicks, readAt, rate });
      }),
      propertyRuns(),
    );
  });

  it('are refused where bytes are missing, and give no link of half a block', () => {
    const bytes = textBytes([
      {
        id: 7,
        alias: 'a',
        shorturl: null,
        longurl: 'https://shop.example',
        title: 'Sale',
        description: '',
        date: null,
        isSeen: true,
        notFound: false,
      },
    ]);
    for (let length = 0; length < bytes.length; length += 8)
      expect(() => openText(bytes.slice(0, length)).links()).toThrow(RangeError);
  });

  it('are refused where they say that they hold more than a block can', () => {
    const writer = createByteWriter();
    writer.numbers(Uint32Array.of(4_000_000_000, 0));
    const bytes = writer.finish();
    expect(() => openText(bytes).links()).toThrow(RangeError);
    expect(() => readClicks(bytes)).toThrow(RangeError);
  });

  it('hold no text that is longer than its bytes', () => {
    const writer = createByteWriter();
    writer.numbers(Uint32Array.of(2, 0));
    writer.numbers(Uint32Array.of(3));
    writer.numbers(Uint8Array.of(97, 98));
    expect(() => createByteReader(writer.finish()).texts(1)).toThrow(RangeError);
  });
});
