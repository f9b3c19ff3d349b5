/** Assign context: how screens ask for an assignment, and the drag under way. */
import { createContext, use } from 'react';
import type { AssignableItem, AssignTarget } from './assignment.ts';
import type { DragState } from './drag-state.ts';

/** Everything about assigning that outlives a screen. */
interface Assigning {
  /** Assigns as a job: some seconds to undo, then one request after another, with its progress at the foot of the page. */
  readonly assign: (items: readonly AssignableItem[], target: AssignTarget) => void;
  readonly drag: DragState;
}

/** Filled by `AssignProvider`, once for the whole dashboard. */
export const AssigningContext = createContext<Assigning | null>(null);

/**
 * Everything about assigning that outlives a screen.
 *
 * @throws Error outside an `AssignProvider`
 */
export function useAssigning(): Assigning {
  const assigning = use(AssigningContext);
  if (assigning === null) throw new Error('This screen assigns things: put it below AssignProvider');
  return assigning;
}

/** The way to assign. */
export function useAssign(): Pick<Assigning, 'assign'> {
  return useAssigning();
}
