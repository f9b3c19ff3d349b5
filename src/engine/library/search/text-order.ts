/** Sort of texts: by UTF-16 code units, in runs that are sorted natively and merged, so that it can be interrupted. */
import { type Slices, stride } from './slices.ts';

/** Texts that are sorted at once: a few milliseconds. */
const run = 256;

/** Indexes of the texts in ascending order; equal texts in the order given. */
export async function orderOfTexts(texts: readonly string[], slices: Slices): Promise<Int32Array> {
  const isBefore = (one = 0, other = 0) => {
    const first = texts[one] ?? '';
    const second = texts[other] ?? '';
    return first === second ? one < other : first < second;
  };
  let from = Int32Array.from(texts, (_, index) => index);
  for (let at = 0; at < from.length; at += run) {
    from.subarray(at, at + run).sort((one, other) => (isBefore(one, other) ? -1 : 1));
    if (slices.isOver()) await slices.next();
  }
  for (let size = run; size < from.length; size *= 2) {
    const to = new Int32Array(from.length);
    for (let start = 0; start < to.length; start += 2 * size) {
      let left = start;
      let right = start + size;
      const end = Math.min(start + 2 * size, to.length);
      for (let at = start; at < end; at += 1) {
        const isLeft = right >= end || (left < start + size && isBefore(from[left], from[right]));
        to[at] = from[isLeft ? left++ : right++] ?? 0;
        if (at % stride === 0 && slices.isOver()) await slices.next();
      }
    }
    from = to;
  }
  return from;
}
