/** Sort of numbers: their order as indexes, ties in the order given, fast enough for a million. */

/** Indexes of the keys in ascending order. */
export function orderOfNumbers(keys: Float64Array): Int32Array {
  const { length } = keys;
  const order = new Int32Array(length);
  let min = Infinity;
  let max = -Infinity;
  for (const key of keys) {
    if (key < min) min = key;
    if (key > max) max = key;
  }
  const step = 2 ** Math.ceil(Math.log2(Math.max(2, length)));
  if ((max - min + 1) * step <= Number.MAX_SAFE_INTEGER && keys.every(Number.isInteger)) {
    // Key and index in one number: the native sort of a Float64Array takes a tenth of the time of a
    // comparing one.
    const packed = keys.map((key, index) => (key - min) * step + index).sort();
    for (let at = 0; at < length; at += 1) order[at] = (packed[at] ?? 0) % step;
    return order;
  }
  for (let at = 0; at < length; at += 1) order[at] = at;
  return order.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
}
