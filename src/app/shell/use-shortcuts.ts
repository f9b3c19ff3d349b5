/** Global shortcuts: C, /, ? and G with a letter on every screen, and pasted addresses, which become new links. */

import { useEffectEvent, useLayoutEffect } from 'react';
import { earlyShortcuts } from './early-shortcuts.ts';
import { type Shortcut, shortcutOfKey, shortcutOfPaste } from './shortcut.ts';

interface Actions {
  /** @param url the destination, where it is known */
  newLink: (url?: string) => void;
  search: () => void;
  help: () => void;
  palette: () => void;
  /** @param lines the addresses that were pasted */
  importLinks: (lines?: string) => void;
  go: (path: string) => void;
}

/** Begins with what was pressed while the dashboard was loaded. */
export function useShortcuts(actions: Actions): void {
  const act = useEffectEvent((shortcut: Shortcut | undefined, event?: Event) => {
    if (shortcut === undefined) return;
    event?.preventDefault(); // the key must not be typed into the field that takes the focus
    if (shortcut.name === 'go') actions.go(shortcut.path);
    else actions[shortcut.name](shortcut.url);
  });
  const goTo = useEffectEvent((path: string | undefined, event: KeyboardEvent) => {
    if (path === undefined) return;
    event.preventDefault();
    // Its letter alone means something else, such as C and A.
    event.stopImmediatePropagation();
    actions.go(path);
  });
  // Before the shell is drawn, so that no key falls between.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const { go } = earlyShortcuts;
    const ahead = { signal, capture: true };
    addEventListener('keydown', (event) => goTo(go.pathOf(event), event), ahead);
    addEventListener('keydown', (event) => act(shortcutOfKey(event), event), { signal });
    addEventListener('paste', (event) => act(shortcutOfPaste(event), event), { signal });
    const early = earlyShortcuts.take();
    // The router goes nowhere before its own effects have run, which come after this one.
    queueMicrotask(() => {
      if (!signal.aborted) for (const shortcut of early) act(shortcut);
    });
    return () => listening.abort();
  }, []);
}
