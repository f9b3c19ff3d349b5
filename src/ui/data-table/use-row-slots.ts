/** Row slots hook: the elements that the rows of a virtual table have now. */
import { useState } from 'react';
import { assignSlots, type RowKey, type SlottedRow } from './row-slots.ts';

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
