/** Dock pin: whether the user keeps the drop dock beside the pages, remembered in this browser. */
import { useSyncExternalStore } from 'react';

const storageKey = 'linkdeck.dock';
const listeners = new Set<() => void>();
/** Holds the choice until the page is left, where storage is blocked. */
let pinnedInMemory = false;

function isPinned(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'pinned';
  } catch {
    return pinnedInMemory;
  }
}

/** Pins the dock, or no longer, for every page. */
export function pinDock(pinned: boolean): void {
  pinnedInMemory = pinned;
  try {
    if (pinned) localStorage.setItem(storageKey, 'pinned');
    else localStorage.removeItem(storageKey);
  } catch {
    // Kept in memory.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether it is pinned at present. */
export function useDockPin(): boolean {
  return useSyncExternalStore(subscribe, isPinned);
}
