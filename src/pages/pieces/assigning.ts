/** Assigning as screens use it: what can be assigned to what, and how to ask for it. */
import { createContext, use } from 'react';
import type { ItemType } from '#contract/channels.ts';
import { useJobs } from '#queries/jobs.ts';
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

/** How many recent targets are offered first. */
const mostRecent = 5;

/** Where something was assigned to, the last first, as far as jobs remember it. */
export function useRecentTargets(): readonly AssignTarget[] {
  const targets = useJobs().flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [...new Map(targets.reverse().map((target) => [targetKey(target), target])).values()].slice(0, mostRecent);
}

/** Tells targets apart. */
export function targetKey({ kind, id }: Pick<AssignTarget, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Whether a target takes an item: channels take everything, campaigns take links. */
export function fits({ type }: Pick<AssignableItem, 'type'>, { kind }: Pick<AssignTarget, 'kind'>): boolean {
  return kind === 'channel' || type === 'links';
}
