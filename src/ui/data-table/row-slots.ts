/** Row slots: which rows of a virtual table take over the elements of rows that have left it. */

export type RowKey = string | number;

/** A row that is rendered, and the slot that it is in. */
export interface SlottedRow {
  readonly key: RowKey;
  readonly slot: number;
}

/**
 * Gives each row a slot. A row that stays keeps its own; rows behind the last one that stays take over slots that became free, and
 * the others get new ones, as React would move all rows behind an element that goes up.
 *
 * @param isReusable false for a slot whose elements hold state of the row that has left
 */
export function assignSlots(
  before: readonly SlottedRow[],
  keys: readonly RowKey[],
  isReusable: (slot: number) => boolean,
): SlottedRow[] {
  const left = new Map(before.map(({ key, slot }) => [key, slot]));
  let next = Math.max(-1, ...before.map(({ slot }) => slot)) + 1;
  const staying = keys.map((key) => {
    const slot = left.get(key);
    left.delete(key);
    return slot;
  });
  const lastStaying = staying.findLastIndex((slot) => slot !== undefined);
  const free = [...left.values()].filter(isReusable).toReversed();
  return keys.map((key, place) => ({
    key,
    slot: staying[place] ?? (place > lastStaying ? free.pop() : undefined) ?? next++,
  }));
}
