/** Wrapped items: which items of a row have no room in its first line, followed as the row and its texts change. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The row wraps and shows one line.
 *
 * @param key changes with the items
 * @returns the `data-item` of the items in other lines
 */
export function useWrapped(row: RefObject<HTMLElement | null>, key: string): ReadonlySet<string> {
  const [wrapped, setWrapped] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const measure = () => {
      const items = [...current.querySelectorAll<HTMLElement>('[data-item]')];
      const top = items[0]?.offsetTop ?? 0;
      const names = items.flatMap(({ offsetTop, dataset }) =>
        offsetTop > top ? [dataset['item'] ?? ''] : [],
      );
      setWrapped((before) =>
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
  return wrapped;
}
