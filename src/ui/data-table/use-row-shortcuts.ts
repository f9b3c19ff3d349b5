/** Arrow keys, J and K: from row to row of a list, where Enter opens the one that has the focus. */
import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** While the list is on the screen. J and K also enter it from elsewhere; arrows, which scroll, only move within it. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const opens = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('tr, li');
      const current = opens.findIndex((element) => row?.contains(element) === true);
      if (current === -1 && (event.key.startsWith('Arrow') || isElsewhere(target))) return;
      // From outside, J enters at the first row and K at the last.
      const next = current === -1 ? (step === 1 ? 0 : opens.length - 1) : current + step;
      opens[next]?.focus();
      opens[next]?.scrollIntoView({ block: 'nearest' });
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

/** Somebody types there, or a dialog or menu is open: keys that mean something on the page must keep quiet. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null
  );
}
