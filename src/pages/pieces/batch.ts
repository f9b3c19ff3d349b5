/** What was assigned in one go, and what has become of each item of it. */
import type { AssignableItem, AssignTarget } from './assigning.ts';

/** How long a new assignment can be undone before the first request leaves, in milliseconds. */
export const grace = 8000;

/** One item of a batch; `dropped` was cancelled before its request left. */
export interface Part {
  readonly item: AssignableItem;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'dropped';
  /** Why it failed, or ''. */
  readonly problem: string;
}

/** What was assigned in one go. */
export interface Batch {
  readonly id: number;
  readonly target: AssignTarget;
  readonly parts: readonly Part[];
  /** `grace`: nothing was sent yet, it can be undone. `queued`: another batch goes first. */
  readonly phase: 'grace' | 'queued' | 'running' | 'finished';
  /** The service allows no more requests for the moment; it goes on by itself. */
  readonly limited: boolean;
}
