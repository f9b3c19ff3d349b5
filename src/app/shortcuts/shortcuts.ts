/** The keys that work on every screen, and when they must keep quiet. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

interface Shortcut {
  keys: string;
  /** What it does, as it stands in the list that `?` shows. */
  does: string;
}

/** As the list that `?` shows. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'C', does: 'New link' },
  { keys: '/', does: 'Search links' },
  { keys: 'J or ↓', does: 'Next row of a list' },
  { keys: 'K or ↑', does: 'Previous row of a list' },
  { keys: 'Enter', does: 'Open the row' },
  { keys: 'Space', does: 'Select the row; with Shift and an arrow, more of them' },
  { keys: 'Ctrl or ⌘ A', does: 'Select all rows that are shown' },
  { keys: 'A', does: 'Assign to a channel; with Shift, to a campaign' },
  { keys: 'Ctrl or ⌘ Z', does: 'Undo an assignment of which nothing was sent yet' },
  { keys: 'Esc', does: 'Clear the selection' },
  { keys: 'Paste', does: 'Shorten the address in the clipboard, outside of fields' },
  { keys: 'Ctrl or ⌘ Shift L', does: 'Lock now' },
  { keys: '?', does: 'Show these shortcuts' },
];

/** A key without any modifier but Shift, which some layouts need for `?` and `/`. */
export function plainKey(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return undefined;
  return event.key.toLowerCase();
}

/** The address in a pasted text if it is one http or https address and nothing else. */
export function pastedAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return /^https?:\/\/\S+$/i.test(trimmed) && canParseUrl(trimmed) ? trimmed : undefined;
}
