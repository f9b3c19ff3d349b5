/** Page keys: hands a screen the keys that no field, menu or dialog takes. */
import { useEffect, useEffectEvent } from 'react';
import { ignoresShortcuts } from './use-row-shortcuts.ts';

/** @param onKey returns whether it has handled the key */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented) return;
    if (onKey(event)) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isTaken = false;
    // In the capture phase, because what Escape closes is gone when the key bubbles up.
    const before = ({ target }: KeyboardEvent) => {
      isTaken = ignoresShortcuts(target) || document.querySelector('[role="dialog"]') !== null;
    };
    addEventListener('keydown', before, { capture: true, signal });
    addEventListener('keydown', (event) => isTaken || act(event), { signal });
    return () => listening.abort();
  }, []);
}

/** Whether a key comes without Ctrl, ⌘ or Alt. */
export function isPlainKey({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey);
}
