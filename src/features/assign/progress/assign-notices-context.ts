/** Assign notices context: what the notices of assignments are made of. */
import { createContext, use } from 'react';
import type { AssignableItem } from '#features/assign/model/assignment.ts';
import type { VisibleAssignments } from './visible-assignments.ts';

interface AssignNotices {
  readonly visible: VisibleAssignments;
  /** Why the last assignment could not be kept as a job, or ''. */
  readonly error: string;
  readonly onErrorRead: () => void;
  /** What a job assigns that was begun in this tab; nothing for any other. */
  readonly itemsOf: (job: string) => readonly AssignableItem[];
}

/** `AssignProvider` fills it. */
export const AssignNoticesContext = createContext<AssignNotices | null>(null);

/** @throws Error outside an `AssignProvider` */
export function useAssignNotices(): AssignNotices {
  const notices = use(AssignNoticesContext);
  if (notices === null)
    throw new Error('These are notices of assignments: put them below AssignProvider');
  return notices;
}
