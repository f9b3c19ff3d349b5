/** Dock pin: whether the user keeps the drop dock beside the pages, remembered in this browser. */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserEntry } from '#local/browser-entry.ts';

const entry = browserEntry('linkdeck.dock', z.boolean());
const listeners = new Set<() => void>();
/** Holds the choice until the page is left, where storage is blocked. */
let pinnedInMemory = false;

function isPinned(): boolean {
  return entry.read() ?? pinnedInMemory;
}

/** Pins the dock, or no longer, for every page. */
export function pinDock(pinned: boolean): void {
  pinnedInMemory = pinned;
  entry.write(pinned);
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
