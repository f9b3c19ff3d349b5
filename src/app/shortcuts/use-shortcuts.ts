/** Listens for the keys and pastes that work on every screen. */
import { useEffect, useEffectEvent } from 'react';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { pastedAddress, plainKey } from './shortcuts.ts';

interface Actions {
  /** @param address what the new link should lead to, where that is known already */
  newLink: (address?: string) => void;
  search: () => void;
  help: () => void;
}

/** While the shell is on the screen; never while somebody types or a dialog is open. */
export function useShortcuts(actions: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event);
    const action = key === 'c' ? () => actions.newLink() : key === '/' ? actions.search : key === '?' ? actions.help : undefined;
    if (action === undefined || event.defaultPrevented || ignoresShortcuts(event.target)) return;
    event.preventDefault(); // the key must not be typed into the field that takes the focus
    action();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || ignoresShortcuts(event.target)) return;
    const address = pastedAddress(event.clipboardData?.getData('text/plain') ?? '');
    if (address === undefined) return;
    event.preventDefault();
    actions.newLink(address);
  });

  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listeners.signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
