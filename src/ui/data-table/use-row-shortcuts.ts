/** Row shortcuts: arrow keys, J and K move the focus from row to row of a list. */
import { type RefObject, useEffect } from 'react';
import { pressedKey } from '#base/pressed-key.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** J and K also enter the list from elsewhere on the page; arrow keys only move within it, because they scroll. */
export function useRowShortcuts(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[pressedKey(event)];
      if (
        step === undefined ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const opens = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('tr, li');
      const current = opens.findIndex((element) => row?.contains(element) === true);
      if (
        current === -1 &&
        (event.key === 'ArrowDown' || event.key === 'ArrowUp' || ignoresShortcuts(target))
      )
        return;
      // J enters at the first row and K at the last.
      const entry = step === 1 ? 0 : opens.length - 1;
      const next = current === -1 ? entry : current + step;
      opens[next]?.focus();
      opens[next]?.scrollIntoView({ block: 'nearest' });
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

/** Whether shortcuts of the page must not act: the user types into a field, or a dialog or menu is open. */
export function ignoresShortcuts(target: EventTarget | null): boolean {
  // The field first, as each letter that is typed asks this, and the whole page is searched for a dialog.
  return isTypedInto(target) || isOverlayOpen();
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
  return target.closest(field) !== null;
}

function isOverlayOpen(): boolean {
  const overlay = '[role="dialog"][aria-modal="true"], [role="menu"]';
  return document.querySelector(overlay) !== null;
}
