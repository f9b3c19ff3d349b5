/** Selecting and assigning by keys: Space, Shift and arrows, Ctrl or Cmd and A, A, Escape. */
import { useEffect, useEffectEvent } from 'react';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import type { SelectedLink } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';

interface SelectionKeys {
  rows: readonly SelectedLink[];
  selection: LinkSelection;
  /** Somebody wants to assign these. */
  onAssign: (kind: AssignTarget['kind'], items: readonly AssignableItem[]) => void;
}

/** While the rows are on the screen. The keys that move from row to row are the table's own. */
export function useSelectionKeys({ rows, selection, onAssign }: SelectionKeys): void {
  const rowAround = (target: EventTarget | null) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
    return rows.find(({ id }) => String(id) === key);
  };

  /** Whether the key meant something here. */
  const act = (event: KeyboardEvent): boolean => {
    const { key, target, shiftKey } = event;
    const focused = rowAround(target);
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || shiftKey || event.altKey || rows.length === 0) return false;
      selection.selectAll(rows, true);
    } else if (event.altKey) return false;
    else if (key === 'Escape' && selection.state.links.size > 0) selection.clear();
    else if (key === ' ' && focused !== undefined && target instanceof Element && target.matches('[data-opens]')) {
      selection.select(rows, focused, !selection.state.links.has(focused.id), shiftKey);
    } else if (key.toLowerCase() === 'a' && !event.repeat) {
      const items = selection.items.length > 0 || focused === undefined ? selection.items : selection.itemsOf(focused);
      if (items.length === 0) return false;
      onAssign(shiftKey ? 'campaign' : 'channel', items);
    } else return false;
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent, wasElsewhere: boolean) => {
    if (event.isComposing || wasElsewhere || ignoresShortcuts(event.target)) return;
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      // The table has moved the focus already: what it left and what it reached belong to the range.
      const left = rowAround(event.target);
      const reached = rowAround(document.activeElement);
      if (left === undefined || reached === undefined) return;
      if (!selection.state.links.has(left.id)) selection.select(rows, left, true, false);
      selection.select(rows, reached, true, true);
    } else if (!event.defaultPrevented && act(event)) event.preventDefault();
  });

  useEffect(() => {
    const listening = new AbortController();
    let wasElsewhere = false;
    // Before anybody else: the dialog that Escape closes is gone by the time that the key comes to the rows.
    const before = ({ target }: KeyboardEvent) => {
      wasElsewhere = ignoresShortcuts(target);
    };
    addEventListener('keydown', before, { capture: true, signal: listening.signal });
    // On the window, so that the table, which listens on the document, has moved the focus before.
    addEventListener('keydown', (event) => onKey(event, wasElsewhere), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
