/** Rows in view: which rows of a list the window shows, where all are equally high; follows scrolling and resizing. */
import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

interface RowsInView {
  /** The places of the first and the last row, from 0. The last may be beyond the end of the list. */
  readonly first: number;
  readonly last: number;
  /** Whether the beginning of the list is above the window. */
  readonly isPast: boolean;
}

/**
 * Rows that come into view are rendered in the frame that shows them, as changes of an external store are.
 *
 * @param rowHeight in pixels
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, rowHeight: number): RowsInView {
  const inView = useRef<RowsInView>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const measure = () => {
        const next = rowsAt(-(list.current?.getBoundingClientRect().top ?? 0), rowHeight);
        if (inView.current !== undefined && isSame(inView.current, next)) return;
        inView.current = next;
        onChange();
      };
      measure();
      const listening = new AbortController();
      for (const event of ['scroll', 'resize'] as const) {
        addEventListener(event, measure, { signal: listening.signal, passive: true });
      }
      return () => listening.abort();
    },
    [list, rowHeight],
  );
  return useSyncExternalStore(subscribe, () => (inView.current ??= rowsAt(0, rowHeight)));
}

/** @param past pixels of the list above the window, negative where the list begins below its upper edge */
function rowsAt(past: number, rowHeight: number): RowsInView {
  const placeAt = (pixels: number) => Math.max(0, Math.floor(pixels / rowHeight));
  return { first: placeAt(past), last: placeAt(past + innerHeight), isPast: past > 0 };
}

function isSame(one: RowsInView, other: RowsInView): boolean {
  return one.first === other.first && one.last === other.last && one.isPast === other.isPast;
}
