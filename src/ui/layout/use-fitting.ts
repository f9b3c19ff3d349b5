/** Fitting items: which items of a row have no room in it, followed as the row and its texts change. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Items have `data-item`, all else in the row stays. An item without room is to keep its width and take no room, so that it
 * comes back with the room.
 *
 * @param key changes with the items
 * @returns the `data-item` of the first item without room, and of all after it
 */
export function useFitting(row: RefObject<HTMLElement | null>, key: string): ReadonlySet<string> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const measure = () => {
      const names = withoutRoom(current);
      setHidden((before) =>
        names.join('\n') === [...before].join('\n') ? before : new Set(names),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Numbers that come make an item wider without a change of the row.
    for (const item of current.children) observer.observe(item);
    return () => observer.disconnect();
  }, [row, key]);
  return hidden;
}

function withoutRoom(row: HTMLElement): string[] {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
  const parts = [...row.children].filter((part) => part instanceof HTMLElement);
  const items = parts.filter(({ dataset }) => dataset['item'] !== undefined);
  const others = parts.filter((part) => !items.includes(part));
  const gap = Number.parseFloat(columnGap) || 0;
  const widthOf = ({ offsetWidth }: HTMLElement) => offsetWidth + gap;
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  let room = row.clientWidth - padding + gap;
  for (const other of others) room -= widthOf(other);
  const first = items.findIndex((item) => {
    room -= widthOf(item);
    return room < 0;
  });
  return first === -1 ? [] : items.slice(first).map(({ dataset }) => dataset['item'] ?? '');
}
