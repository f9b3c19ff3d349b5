/** Palette key: whether a key opens and closes the command palette. */
import { pressedKey } from '#base/pressed-key.ts';

/** Ctrl or ⌘ K, also within a field. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const hasMod = event.ctrlKey || event.metaKey;
  return hasMod && !event.shiftKey && !event.altKey && pressedKey(event) === 'k';
}
