/** Assigning as screens use it: what can be assigned to what, how to ask for it, and what has become of it. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { ItemType } from '#contract/channels.ts';
import type { Assignments, AssignmentsState } from './assignments.ts';
import type { DragState } from './drag-state.ts';

/** Something that can be put into a channel, and if it is a link, into a campaign. */
export interface AssignableItem {
  readonly type: ItemType;
  /** Unique only together with the type. */
  readonly id: number;
  /** What people know it by: the short link, or the title. */
  readonly name: string;
}

/** What things are assigned to. */
export interface AssignTarget {
  readonly kind: 'channel' | 'campaign';
  readonly id: number;
  readonly name: string;
}

/** Everything about assigning that outlives a screen. */
interface Assigning {
  readonly assignments: Assignments;
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

/** The way to assign: some seconds to undo, then one request after another, with its progress at the foot of the page. */
export function useAssign(): { assign(items: readonly AssignableItem[], target: AssignTarget): void } {
  return useAssigning().assignments;
}

/** What is being assigned, what was, and what failed. */
export function useAssignments(): AssignmentsState {
  const { assignments } = useAssigning();
  return useSyncExternalStore(assignments.subscribe, assignments.get);
}

const none: readonly AssignableItem[] = [];

/** What was assigned to a target from here since the sign-in, the last first: no endpoint lists a campaign's links. */
export function useAssigned({ kind, id }: Pick<AssignTarget, 'kind' | 'id'>): readonly AssignableItem[] {
  return useAssignments().assigned.get(targetKey({ kind, id })) ?? none;
}

/** Tells targets apart. */
export function targetKey({ kind, id }: Pick<AssignTarget, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Tells items apart. */
export function itemKey({ type, id }: Pick<AssignableItem, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

/** Whether a target takes an item: channels take everything, campaigns take links. */
export function fits({ type }: Pick<AssignableItem, 'type'>, { kind }: Pick<AssignTarget, 'kind'>): boolean {
  return kind === 'channel' || type === 'links';
}
