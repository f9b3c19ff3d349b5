/** Row slots: which rows of a virtual table take over the elements of rows that have left it. */
import { useState } from 'react';

type RowKey = string | number;

/** A row that is rendered, and the slot that it is in. */
interface SlottedRow {
  readonly key: RowKey;
  readonly slot: number;
}

/**
 * The slots of the rows that are rendered now, to be their keys for React, so that rows of one slot have the same elements: to change
 * their texts takes a third of the time of making them.
 *
 * @returns `keep`: keeps the elements of a slot from other rows, as they may hold state of their row, such as an open menu
 */
export function useRowSlots(keys: readonly RowKey[]): { slots: readonly number[]; keep: (slot: number) => void } {
  const [kept] = useState(() => new Set<number>());
  const [rows, setRows] = useState<readonly SlottedRow[]>([]);
  const isSame = rows.length === keys.length && rows.every(({ key }, place) => key === keys[place]);
  const now = isSame ? rows : assignSlots(rows, keys, (slot) => !kept.has(slot));
  if (!isSame) setRows(now);
  return { slots: now.map(({ slot }) => slot), keep: (slot) => void kept.add(slot) };
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
