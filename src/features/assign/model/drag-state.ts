/** What is being dragged at this moment, for everything on the screen that takes part in it. */
import type { AssignableItem, AssignTarget } from './assignment.ts';

/** A drag under way. */
export interface Dragged {
  readonly items: readonly AssignableItem[];
  /** Where the items are already, so that they cannot be dropped there. */
  readonly from: AssignTarget | undefined;
}

export interface DragState {
  get(): Dragged | null;
  set(dragged: Dragged | null): void;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export function createDragState(): DragState {
  let dragged: Dragged | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => dragged,
    set: (next) => {
      if (next === dragged) return;
      dragged = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
