/** Assign context: how screens assign items, and the drag under way. */
import { createContext, use } from 'react';
import type { AssignableItem, AssignTarget } from './assignment.ts';
import type { DragState } from './drag-state.ts';

interface Assigning {
  /** Assigns items as a job with some seconds to undo. */
  readonly assign: (items: readonly AssignableItem[], target: AssignTarget) => void;
  readonly drag: DragState;
}

/** `AssignProvider` fills it once for the whole dashboard. */
export const AssignContext = createContext<Assigning | null>(null);

/** @throws Error outside an `AssignProvider` */
export function useAssign(): Assigning {
  const assigning = use(AssignContext);
  if (assigning === null) throw new Error('This screen assigns items: put it below AssignProvider');
  return assigning;
}
