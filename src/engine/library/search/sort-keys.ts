/** Sort by keys: the order of numbers or texts as indexes, ties in the order given, fast enough for a million. */
import { type Slices, stride } from './slices.ts';

/** Indexes of the keys in ascending order. */
export function orderOfNumbers(keys: Float64Array): Int32Array {
  const { length } = keys;
  const order = new Int32Array(length);
  let [least, most] = [Infinity, -Infinity];
  for (const key of keys) {
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const step = 2 ** Math.ceil(Math.log2(Math.max(2, length)));
  if ((most - least + 1) * step <= Number.MAX_SAFE_INTEGER && keys.every(Number.isInteger)) {
    // Key and index in one number: the native sort of a Float64Array takes a tenth of the time of a comparing one.
    const packed = keys.map((key, index) => (key - least) * step + index).sort();
    for (let at = 0; at < length; at += 1) order[at] = (packed[at] ?? 0) % step;
    return order;
  }
  for (let at = 0; at < length; at += 1) order[at] = at;
  return order.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
}

/** As many texts as are sorted without a pause. */
const run = 8192;

/** Indexes of the texts in ascending order of their UTF-16 code units. */
export async function orderOfTexts(texts: readonly string[], slices: Slices): Promise<Int32Array> {
  const { length } = texts;
  const textOf = (index: number | undefined) => texts[index ?? 0] ?? '';
  const compare = (one: number, other: number) => {
    const [first, second] = [textOf(one), textOf(other)];
    return first < second ? -1 : first > second ? 1 : one - other;
  };
  let order = Int32Array.from({ length }, (_, index) => index);
  let merged = new Int32Array(length);
  for (let start = 0; start < length; start += run) {
    order.subarray(start, start + run).sort(compare);
    if (slices.isOver()) await slices.next();
  }
  for (let width = run; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const [middle, end] = [Math.min(length, start + width), Math.min(length, start + 2 * width)];
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const takesLeft = right >= end || (left < middle && textOf(order[left]) <= textOf(order[right]));
        merged[at] = order[takesLeft ? left++ : right++] ?? 0;
        if (at % stride === 0 && slices.isOver()) await slices.next();
      }
    }
    [order, merged] = [merged, order];
  }
  return order;
}
