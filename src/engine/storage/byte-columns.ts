/** Byte columns: numbers and texts of a block as bytes, one column after the other, and back. */

/** An absent text. No text is so long. */
const absent = 0xff_ff_ff_ff;
/** A lone surrogate, which UTF-8 cannot hold. */
const loneSurrogate = /\p{Surrogate}/u;

type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/**
 * Puts columns together. A column of numbers begins at a multiple of eight bytes, as typed arrays
 * have to.
 */
export function createByteWriter() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const add = (bytes: Uint8Array<ArrayBuffer>) => {
    parts.push(bytes);
    length += bytes.length;
    const rest = (8 - (length % 8)) % 8;
    if (rest > 0) parts.push(new Uint8Array(rest));
    length += rest;
  };
  const numbers = (column: Numbers) =>
    add(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return {
    numbers,
    texts: (column: readonly (string | null)[]): void => {
      const all = column.join('');
      const isWide = loneSurrogate.test(all);
      const bytes = isWide ? wideBytes(all) : new TextEncoder().encode(all);
      numbers(Uint32Array.of(bytes.length, isWide ? 1 : 0));
      numbers(Uint32Array.from(column, (text) => text?.length ?? absent));
      add(bytes);
    },
    finish: (): Uint8Array<ArrayBuffer> => {
      const whole = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}

/**
 * Takes columns apart in the order in which they were written. All functions throw RangeError where
 * bytes are missing.
 */
export function createByteReader(whole: Uint8Array<ArrayBuffer>) {
  let at = 0;
  /**
   * Of the block itself: typed arrays of larger numbers need a copy, which begins where they can.
   */
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    if (at + length > whole.length) throw new RangeError('The block is too short');
    const bytes = whole.subarray(at, at + length);
    at += Math.ceil(length / 8) * 8;
    return bytes;
  };
  const words = (count: number) => new Uint32Array(take(4 * count).slice().buffer);
  return {
    doubles: (count: number): Float64Array<ArrayBuffer> =>
      new Float64Array(take(8 * count).slice().buffer),
    words,
    bytes: take,
    /** Goes past a column of texts. */
    skipTexts: (count: number): void => {
      const [length = 0] = words(2);
      take(4 * count);
      take(length);
    },
    texts: (count: number): (string | null)[] => {
      const [length = 0, isWide = 0] = words(2);
      const lengths = words(count);
      const bytes = take(length);
      const all =
        isWide === 1
          ? wideText(bytes)
          : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      const texts: (string | null)[] = [];
      let start = 0;
      for (const units of lengths) {
        texts.push(units === absent ? null : all.slice(start, start + units));
        if (units !== absent) start += units;
        if (start > all.length) throw new RangeError('The block holds less text than it says');
      }
      return texts;
    },
  };
}

function wideBytes(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return new Uint8Array(units.buffer);
}

function wideText(bytes: Uint8Array<ArrayBuffer>): string {
  return Array.from(new Uint16Array(bytes.slice().buffer), (unit) =>
    String.fromCharCode(unit),
  ).join('');
}
