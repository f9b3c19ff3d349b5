/** Sort of texts: by UTF-16 code units, in runs that are sorted natively and merged, so that it can be interrupted. */
import { type Slices, stride } from './slices.ts';

/**
 * Indexes of the texts in ascending order; equal texts in the order given.
 *
 * @param run texts that are sorted at once: a few milliseconds
 */
export async function orderOfTexts(
  texts: readonly string[],
  slices: Slices,
  run = 4096,
): Promise<Int32Array> {
  const textOf = (index: number | undefined) => texts[index ?? -1] ?? '';
  const compare = (one: number, other: number) => {
    const first = textOf(one);
    const second = textOf(other);
    if (first === second) return 0;
    return first < second ? -1 : 1;
  };
  let from = new Int32Array(texts.length);
  for (let start = 0; start < from.length; start += run) {
    const length = Math.min(run, from.length - start);
    const indexes = Array.from({ length }, (_, at) => start + at);
    // An array sorts by a function faster than a typed one does.
    from.set(indexes.sort(compare), start);
    if (slices.isOver()) await slices.next();
  }
  let to = new Int32Array(texts.length);
  for (let size = run; size < from.length; size *= 2) {
    for (let start = 0; start < from.length; start += 2 * size) {
      const middle = Math.min(start + size, from.length);
      const end = Math.min(start + 2 * size, from.length);
      let left = start;
      let right = middle;
      let leftText = textOf(from[left]);
      let rightText = textOf(from[right]);
      for (let at = start; at < end; at += 1) {
        if (right >= end || (left < middle && leftText <= rightText)) {
          to[at] = from[left] ?? 0;
          left += 1;
          leftText = textOf(from[left]);
        } else {
          to[at] = from[right] ?? 0;
          right += 1;
          rightText = textOf(from[right]);
        }
        if (at % stride === 0 && slices.isOver()) await slices.next();
      }
    }
    const merged = to;
    to = from;
    from = merged;
  }
  return from;
}
