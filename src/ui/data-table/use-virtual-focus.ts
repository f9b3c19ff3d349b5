/** Virtual focus: keys move the focus from row to row of a list of which only a part is in the document. */

import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { pressedKey } from '#base/pressed-key.ts';
import { ignoresShortcuts } from './use-row-shortcuts.ts';

interface VirtualFocusOptions<Row> {
  total: number;
  rowHeight: number;
  rowAt: (index: number) => Row | undefined;
  rowKey: (row: Row) => string | number;
  firstInView: number;
}

/** How far a row may have moved in the list and is still found, in rows. */
const reach = 200;

/**
 * Arrow keys, J, K, Page Up, Page Down, Home and End. Rows have `data-index`, and an element with `data-opens` that takes
 * the focus.
 *
 * @returns `held`: the row that has the focus, which has to stay in the document; `wanted`: the place of a row that gets
 * the focus as soon as it is there
 */
export function useVirtualFocus<Row>(
  list: RefObject<HTMLElement | null>,
  options: VirtualFocusOptions<Row>,
) {
  const { total, rowHeight, rowAt, rowKey, firstInView } = options;
  const [focused, setFocused] = useState<{ index: number; row: Row; element: Element }>();
  const [asked, setAsked] = useState<number>();
  // The list may have become shorter.
  const wanted = asked === undefined || total === 0 ? undefined : Math.min(asked, total - 1);

  // Rows above it may have come or gone.
  const isAt = (index: number) => {
    const row = rowAt(index);
    return row !== undefined && focused !== undefined && rowKey(row) === rowKey(focused.row);
  };
  const held = focused && {
    index: nearest(focused.index, isAt) ?? focused.index,
    row: focused.row,
  };

  const focusRow = (index: number): boolean => {
    const opens = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-opens]`);
    opens?.focus();
    opens?.scrollIntoView({ block: 'nearest' });
    return opens != null;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || total === 0)
      return;
    const target = event.target instanceof Element ? event.target : null;
    const current = indexOf(list.current, target);
    const key = pressedKey(event);
    let next: number | undefined;
    // A held key goes on from the row that is about to get the focus.
    if (current !== undefined)
      next = nextIndex(key, wanted ?? current, total, rowsInView(rowHeight));
    else if (!ignoresShortcuts(target)) {
      if (key === 'j') next = firstInView;
      if (key === 'k') next = total - 1;
    }
    if (next === undefined) return;
    event.preventDefault();
    if (!focusRow(next)) setAsked(next);
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const active = document.activeElement;
    // While the row was loading, the user may have gone elsewhere.
    const isHere =
      active === null || active === document.body || list.current?.contains(active) === true;
    if (wanted !== undefined && isHere) focusRow(wanted);
    // The row was removed with the focus in it: the one that took its place gets it.
    else if (focused?.element.isConnected === false && active === document.body)
      focusRow(Math.min(focused.index, total - 1));
  });

  return {
    held,
    wanted,
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(list.current, target);
      const row =
        index === undefined
          ? undefined
          : (rowAt(index) ?? (held?.index === index ? held.row : undefined));
      if (index === undefined || row === undefined) return;
      setFocused({ index, row, element: target });
      setAsked(undefined);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // When the user comes back to the window, the focus is where it was.
      const isLeft =
        relatedTarget === null
          ? document.hasFocus()
          : list.current?.contains(relatedTarget) !== true;
      if (!isLeft) return;
      setFocused(undefined);
      setAsked(undefined);
    },
  };
}

/** The place next to this one that the row is at. */
function nearest(index: number, isAt: (index: number) => boolean): number | undefined {
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const place of [index + distance, index - distance]) if (isAt(place)) return place;
  }
  return undefined;
}

function indexOf(list: HTMLElement | null, target: Element | null): number | undefined {
  const row =
    list?.contains(target) === true ? target?.closest<HTMLElement>('[data-index]') : undefined;
  return row == null ? undefined : Number(row.dataset['index']);
}

/** Without the bars at the top and at the foot. */
function rowsInView(rowHeight: number): number {
  return Math.max(1, Math.floor((innerHeight - 160) / rowHeight) - 1);
}

function nextIndex(key: string, current: number, total: number, page: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    j: 1,
    ArrowUp: -1,
    k: -1,
    PageDown: page,
    PageUp: -page,
    Home: -total,
    End: total,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(total - 1, current + step));
}
