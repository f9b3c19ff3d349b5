/** Global shortcuts: C, / and ? on every screen, and a pasted URL that becomes a new link. */
import { useWindowEvent } from '@mantine/hooks';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';

interface Actions {
  /** @param url the destination, where it is known */
  newLink: (url?: string) => void;
  search: () => void;
  help: () => void;
}

/** Inactive while the person types into a field or a dialog is open. */
export function useShortcuts(actions: Actions): void {
  const byKey: Readonly<Record<string, () => void>> = { c: () => actions.newLink(), '/': actions.search, '?': actions.help };

  useWindowEvent('keydown', (event) => {
    // With or without Shift, which some keyboard layouts need for `?` and `/`.
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    const action = byKey[event.key.toLowerCase()];
    if (action === undefined || event.defaultPrevented || ignoresShortcuts(event.target)) return;
    event.preventDefault(); // the key must not be typed into the field that takes the focus
    action();
  });
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || ignoresShortcuts(event.target)) return;
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (!/^https?:\/\/\S+$/i.test(text) || !canParseUrl(text)) return;
    event.preventDefault();
    actions.newLink(text);
  });
}
