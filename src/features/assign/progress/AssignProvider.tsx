/** Assigning for the whole dashboard: what was begun on one screen goes on when another is shown, and after a reload. */
import { type ReactNode, useEffect, useState } from 'react';
import { AssigningContext } from '#features/assign/model/assign-context.ts';
import { grace } from '#features/assign/model/assign-messages.ts';
import { type AssignableItem, type AssignTarget } from '#features/assign/model/assignment.ts';
import { createDragState } from '#features/assign/model/drag-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { isUnfinished, useJobActions, useJobs, useJobsMakeStale } from '#queries/jobs.ts';
import { AssignmentsPanel } from './AssignmentsPanel.tsx';
import { type AssignClock, createAssignWatch } from './visible-assignments.ts';

interface AssignProviderProps {
  clock: AssignClock;
  children: ReactNode;
}

/** Stands above all screens and below what knows the account, so that nothing of one account is sent for another. */
export function AssignProvider({ clock, children }: AssignProviderProps) {
  const { jobs } = useEngine();
  const { add } = useJobActions();
  const [problem, setProblem] = useState('');
  const [watch] = useState(() => createAssignWatch(jobs, clock));
  const [assigning] = useState(() => ({
    drag: createDragState(),
    assign: (items: readonly AssignableItem[], target: AssignTarget) => {
      if (items.length === 0) return;
      const plan = { kind: 'assign', target, items: items.map(({ type, id, name }) => ({ type, id, label: name })) } as const;
      add(plan, { holdMs: grace }).then(
        () => setProblem(''),
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
    },
  }));
  useJobsMakeStale();
  useLeaveWarning();

  return (
    <AssigningContext value={assigning}>
      {children}
      <AssignmentsPanel watch={watch} clock={clock} problem={problem} onProblemRead={() => setProblem('')} />
    </AssigningContext>
  );
}

/** Where the browser keeps nothing, a reload would end what is not sent yet: so it asks before the page is left. */
function useLeaveWarning(): void {
  const pending = useJobs().some((job) => !job.kept && isUnfinished(job));
  useEffect(() => {
    if (!pending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [pending]);
}
