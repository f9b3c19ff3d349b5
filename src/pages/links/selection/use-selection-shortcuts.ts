/** Selection shortcuts: Space, Shift with arrows, Ctrl+A, Escape select links; A assigns them. */
import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '#base/pressed-key.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import type { SelectedLink } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';

interface SelectionShortcuts {
  rows: readonly SelectedLink[];
  selection: LinkSelection;
  /** Selects all rows of a list of which some are not loaded; otherwise those on the screen are selected. */
  onSelectAll: (() => void) | undefined;
  onAssign: (kind: AssignTarget['kind'], items: readonly AssignableItem[]) => void;
}

/** The keys that move from row to row belong to the table. */
export function useSelectionShortcuts({
  rows,
  selection,
  onSelectAll,
  onAssign,
}: SelectionShortcuts): void {
  const rowAround = (target: EventTarget | null) => {
    const key =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-row]')?.dataset['row']
        : undefined;
    return rows.find(({ id }) => String(id) === key);
  };

  /** Returns whether the key was handled. */
  const act = (event: KeyboardEvent): boolean => {
    const { target, shiftKey } = event;
    const key = pressedKey(event);
    const focused = rowAround(target);
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a' || shiftKey || event.altKey || rows.length === 0) return false;
      if (onSelectAll === undefined) selection.selectAll(rows, true);
      else onSelectAll();
    } else if (event.altKey) return false;
    else if (key === 'Escape' && selection.state.links.size > 0) selection.clear();
    else if (
      key === ' ' &&
      focused !== undefined &&
      target instanceof Element &&
      target.matches('[data-opens]')
    ) {
      selection.select(rows, focused, !selection.state.links.has(focused.id), shiftKey);
    } else if (key === 'a' && !event.repeat) {
      const items =
        selection.items.length > 0 || focused === undefined
          ? selection.items
          : selection.itemsOf(focused);
      if (items.length === 0) return false;
      onAssign(shiftKey ? 'campaign' : 'channel', items);
    } else return false;
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent, wasIgnored: boolean) => {
    if (event.isComposing || wasIgnored || ignoresShortcuts(event.target)) return;
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The table has already moved the focus: the rows before and after belong to the range.
      const left = rowAround(event.target);
      const reached = rowAround(document.activeElement);
      if (left === undefined || reached === undefined) return;
      if (!selection.state.links.has(left.id)) selection.select(rows, left, true, false);
      selection.select(rows, reached, true, true);
    } else if (!event.defaultPrevented && act(event)) event.preventDefault();
  });

  useEffect(() => {
    const listening = new AbortController();
    let wasIgnored = false;
    // In the capture phase, because a dialog that Escape closes is gone when the key bubbles up.
    const before = ({ target }: KeyboardEvent) => {
      wasIgnored = ignoresShortcuts(target);
    };
    addEventListener('keydown', before, { capture: true, signal: listening.signal });
    // On the window, so that the table, which listens on the document, moves the focus first.
    addEventListener('keydown', (event) => onKey(event, wasIgnored), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
