/** Shortcuts by what was pressed or pasted: a new link, search, the palette, the list of shortcuts, and the way to a screen. */
import { pressedKey } from '#base/pressed-key.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { isPastedTable, pastedUrls } from './pasted-urls.ts';

/** What opens something. */
export interface OpeningShortcut {
  readonly name: 'newLink' | 'search' | 'help' | 'palette' | 'importLinks';
  /** The destination of a new link, or the lines of an import, where they were pasted. */
  readonly url?: string;
}

/** G and a letter. */
interface GoShortcut {
  readonly name: 'go';
  readonly path: string;
}

export type Shortcut = OpeningShortcut | GoShortcut;

const byKey: Readonly<Record<string, OpeningShortcut>> = {
  c: { name: 'newLink' },
  '/': { name: 'search' },
  '?': { name: 'help' },
};

/** None while the user types into a field, or a dialog is open. */
export function shortcutOfKey(event: KeyboardEvent): OpeningShortcut | undefined {
  // With or without Shift, which some keyboard layouts need for `?` and `/`.
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
    return undefined;
  const shortcut = byKey[pressedKey(event)];
  if (shortcut === undefined || event.defaultPrevented || ignoresShortcuts(event.target))
    return undefined;
  return shortcut;
}

/** Ctrl or ⌘ Shift L, also within a field. */
export function isLockKey(event: KeyboardEvent): boolean {
  const hasMod = event.ctrlKey || event.metaKey;
  return hasMod && event.shiftKey && !event.altKey && pressedKey(event) === 'l';
}

/** None while the user pastes into a field, or a dialog is open. */
export function shortcutOfPaste(event: ClipboardEvent): OpeningShortcut | undefined {
  if (event.defaultPrevented || ignoresShortcuts(event.target)) return undefined;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (isPastedTable(text)) return { name: 'importLinks', url: text };
  // One that leads nowhere opens the panel as well, which says what is wrong with it.
  const [url, ...others] = pastedUrls(text);
  if (others.length > 0) return { name: 'importLinks', url: [url, ...others].join('\n') };
  return url === undefined ? undefined : { name: 'newLink', url };
}
