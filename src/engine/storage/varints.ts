/** Varints: whole numbers from 0 to 2^53 − 1 as bytes, seven bits in each, the lowest first. */

/** Appends a number. @throws RangeError where it is none that can be written */
export function writeVarint(bytes: number[], value: number): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} is no whole number from 0 to 2^53 - 1`);
  let rest = value;
  // No bit operations: they end at 32 bits.
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Reads numbers one after the other. */
interface VarintReader {
  /** The place of the next byte. */
  readonly at: number;
  readonly isAtEnd: boolean;
  /** @throws RangeError where the bytes end within a number, or the number is too large */
  next(): number;
  /** So many bytes as they are. @throws RangeError where there are fewer */
  take(length: number): Uint8Array<ArrayBuffer>;
}

export function readVarints(bytes: Uint8Array, start = 0): VarintReader {
  let at = start;
  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at >= bytes.length;
    },
    next: () => {
      let value = 0;
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[at];
        if (byte === undefined) throw new RangeError('The bytes end within a number');
        at += 1;
        value += (byte % 128) * factor;
        if (!Number.isSafeInteger(value)) throw new RangeError('The number is too large');
        if (byte < 128) return value;
      }
    },
    take: (length) => {
      if (at + length > bytes.length) throw new RangeError('The bytes end within a text of bytes');
      at += length;
      return bytes.slice(at - length, at);
    },
  };
}
