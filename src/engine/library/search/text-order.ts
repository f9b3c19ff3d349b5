/**
 * Radix sort of texts: the order by UTF-16 code units, in numbers that pack the next characters, so
 * that few texts are compared.
 */
import { type Slices, stride } from './slices.ts';

/** Texts from one place of the order to another, of which so many first characters are the same. */
interface Group {
  readonly from: number;
  readonly to: number;
  readonly same: number;
}

/** Groups up to this size are sorted by comparing: packing has a cost of its own. */
const minPacked = 24;
/** Characters that one number packs at most. */
const maxPacked = 8;

/**
 * Indexes of the texts in ascending order of their UTF-16 code units; equal texts in the order
 * given.
 */
export async function orderOfTexts(texts: readonly string[], slices: Slices): Promise<Int32Array> {
  const order = Int32Array.from(texts, (_, index) => index);
  const ranks = createRanks();
  const groups: Group[] = [{ from: 0, to: order.length, same: 0 }];
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    if (slices.isOver()) await slices.next();
    if (group.to - group.from <= minPacked) {
      sortByComparing(order, texts, group);
      continue;
    }
    const { from, to } = group;
    const indexes = order.slice(from, to);
    const same = sameCharacters(indexes, texts, group.same);
    // All are equal, and were in the order given.
    if (same === Infinity) continue;
    if (slices.isOver()) await slices.next();
    const size = 2 ** Math.ceil(Math.log2(indexes.length));
    const { base, count } = ranks.learn(indexes, texts, same, Number.MAX_SAFE_INTEGER / size);
    const packed = new Float64Array(indexes.length);
    for (let at = 0; at < packed.length; at += 1) {
      const text = texts[indexes[at] ?? 0] ?? '';
      let key = 0;
      for (let next = same; next < same + count; next += 1) key = key * base + ranks.of(text, next);
      // Key and position in one number: a Float64Array sorts itself ten times as fast as by a function.
      packed[at] = key * size + at;
      if (at % stride === 0 && slices.isOver()) await slices.next();
    }
    packed.sort();
    let began = 0;
    let before = -1;
    for (let at = 0; at < packed.length; at += 1) {
      const value = packed[at] ?? 0;
      const position = value % size;
      const key = (value - position) / size;
      order[from + at] = indexes[position] ?? 0;
      if (key === before) continue;
      if (at - began > 1) groups.push({ from: from + began, to: from + at, same: same + count });
      [began, before] = [at, key];
    }
    if (packed.length - began > 1) groups.push({ from: from + began, to, same: same + count });
  }
  return order;
}

/** How many first characters all of the texts share; Infinity where they are equal. */
function sameCharacters(indexes: Int32Array, texts: readonly string[], known: number): number {
  const first = texts[indexes[0] ?? 0] ?? '';
  let same = first.length;
  let isEqual = true;
  for (const index of indexes) {
    const text = texts[index] ?? '';
    if (isEqual && text.length !== first.length) isEqual = false;
    const max = Math.min(same, text.length);
    let at = Math.min(known, max);
    while (at < max && text.charCodeAt(at) === first.charCodeAt(at)) at += 1;
    same = at;
  }
  return isEqual && same === first.length ? Infinity : same;
}

/**
 * Numbers the characters that occur, so that a number holds as many of them as possible. 0 is the
 * end of a text.
 */
function createRanks() {
  const rank = new Uint16Array(0x1_00_00);
  let known: number[] = [];
  return {
    /** @param room the largest number that may be packed */
    learn: (
      indexes: Int32Array,
      texts: readonly string[],
      from: number,
      room: number,
    ): { base: number; count: number } => {
      for (const unit of known) rank[unit] = 0;
      known = [];
      for (const index of indexes) {
        const text = texts[index] ?? '';
        const end = Math.min(text.length, from + maxPacked);
        for (let at = from; at < end; at += 1) {
          const unit = text.charCodeAt(at);
          if (rank[unit] !== 0) continue;
          rank[unit] = 1;
          known.push(unit);
        }
      }
      known.sort((one, other) => one - other);
      for (const [at, unit] of known.entries()) rank[unit] = at + 1;
      const base = known.length + 1;
      return {
        base,
        count: Math.max(1, Math.min(maxPacked, Math.floor(Math.log(room) / Math.log(base)))),
      };
    },
    of: (text: string, at: number): number =>
      at < text.length ? (rank[text.charCodeAt(at)] ?? 0) : 0,
  };
}

function sortByComparing(order: Int32Array, texts: readonly string[], { from, to }: Group): void {
  for (let at = from + 1; at < to; at += 1) {
    const index = order[at] ?? 0;
    const text = texts[index] ?? '';
    let hole = at;
    // Equal texts stay in the order given.
    for (; hole > from && (texts[order[hole - 1] ?? 0] ?? '') > text; hole -= 1)
      order[hole] = order[hole - 1] ?? 0;
    order[hole] = index;
  }
}
