/** Assign provider: lets every screen assign items, and shows the panel with the assignments under way. */
import { type ReactNode, useEffect, useState } from 'react';
import { AssignContext, type Assigned } from '#features/assign/model/assign-context.ts';
import { assignHoldMs } from '#features/assign/model/assign-messages.ts';
import { type AssignableItem, type AssignTarget } from '#features/assign/model/assignment.ts';
import { createDragState } from '#features/assign/model/drag-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { isUnfinished, useJobActions, useJobs, useJobsMakeStale } from '#queries/jobs.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { AssignmentsPanel } from './AssignmentsPanel.tsx';
import { type AssignClock, createVisibleAssignments } from './visible-assignments.ts';

/** Belongs above all screens and below the engine of an account, so that no item of one account is sent for another. */
export function AssignProvider({ clock, children }: { clock: AssignClock; children: ReactNode }) {
  const { jobs } = useEngine();
  const { add } = useJobActions();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>();
  const [visible] = useState(() => createVisibleAssignments(jobs, clock));
  const [listeners] = useState(() => new Set<(assigned: Assigned) => void>());
  const [assigning] = useState(() => ({
    drag: createDragState(),
    onAssigned: (listener: (assigned: Assigned) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    assign: (items: readonly AssignableItem[], target: AssignTarget) => {
      if (items.length === 0) return;
      const plan = { kind: 'assign', target, items: items.map(({ type, id, name }) => ({ type, id, label: name })) } as const;
      add(plan, { holdMs: assignHoldMs }).then(
        (job) => {
          setError(undefined);
          for (const listener of [...listeners]) listener({ items, job });
        },
        (reason: unknown) => setError(reason),
      );
    },
  }));
  useJobsMakeStale();
  useLeaveWarning();

  return (
    <AssignContext value={assigning}>
      {children}
      <AssignmentsPanel
        visible={visible}
        clock={clock}
        error={error === undefined ? '' : errorText(error)}
        onErrorRead={() => setError(undefined)}
      />
    </AssignContext>
  );
}

/** Where the browser can store no jobs, a reload would end them: so it asks before the user leaves the page. */
function useLeaveWarning(): void {
  const pending = useJobs().some((job) => !job.kept && isUnfinished(job));
  useEffect(() => {
    if (!pending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [pending]);
}
