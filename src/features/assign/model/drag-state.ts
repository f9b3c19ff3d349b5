/** Drag state: the items of the drag under way, for all drop targets on the screen. */
import type { AssignableItem, AssignTarget } from './assignment.ts';

export interface Dragged {
  readonly items: readonly AssignableItem[];
  /** The target that has the items already. */
  readonly from: AssignTarget | undefined;
}

export interface DragState {
  get(): Dragged | null;
  set(dragged: Dragged | null): void;
  /** Calls back after each change; returns the function that ends it. */
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
