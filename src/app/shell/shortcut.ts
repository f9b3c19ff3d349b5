/** Shortcuts by what was pressed or pasted: a new link, search, the palette, and the list of shortcuts. */
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';

export interface Shortcut {
  readonly name: 'newLink' | 'search' | 'help' | 'palette';
  /** The destination of a new link, where one was pasted. */
  readonly url?: string;
}

const byKey: Readonly<Record<string, Shortcut>> = {
  c: { name: 'newLink' },
  '/': { name: 'search' },
  '?': { name: 'help' },
};

/** None while the user types into a field, or a dialog is open. */
export function shortcutOfKey(event: KeyboardEvent): Shortcut | undefined {
  // With or without Shift, which some keyboard layouts need for `?` and `/`.
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
    return undefined;
  const shortcut = byKey[event.key.toLowerCase()];
  if (shortcut === undefined || event.defaultPrevented || ignoresShortcuts(event.target))
    return undefined;
  return shortcut;
}

/** Ctrl or ⌘ K, also within a field. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const hasMod = event.ctrlKey || event.metaKey;
  return hasMod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** None while the user pastes into a field, or a dialog is open. */
export function shortcutOfPaste(event: ClipboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || ignoresShortcuts(event.target)) return undefined;
  const url = event.clipboardData?.getData('text/plain').trim() ?? '';
  // One that leads nowhere opens the panel as well, which says what is wrong with it.
  return /^https?:\S+$/i.test(url) ? { name: 'newLink', url } : undefined;
}
