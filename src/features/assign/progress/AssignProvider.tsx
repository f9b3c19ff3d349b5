/** Assign provider: lets every screen assign items, and holds what the notices of assignments show. */
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { AssignContext } from '#features/assign/model/assign-context.ts';
import { announcementText } from '#features/assign/model/assign-messages.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { createDragState } from '#features/assign/model/drag-state.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { jobHoldMs } from '#queries/hold-times.ts';
import { isUnfinished, useJobActions, useJobs } from '#queries/jobs.ts';
import { useErrorText, useMessage } from '#ui/format/use-message.ts';
import { AssignNoticesContext } from './assign-notices-context.ts';
import { createVisibleAssignments, type VisibleAssignments } from './visible-assignments.ts';

/** Belongs above all screens and below the engine of an account, so that no item of one account is sent for another. */
export function AssignProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  const { jobs } = useEngine();
  const { add } = useJobActions();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>();
  const [visible] = useState(() => createVisibleAssignments(jobs, clock.now()));
  const [items] = useState(() => new Map<string, readonly AssignableItem[]>());
  const [assigning] = useState(() => ({
    drag: createDragState(),
    assign: (chosen: readonly AssignableItem[], target: AssignTarget) => {
      if (chosen.length === 0) return;
      const plan = {
        kind: 'assign',
        target,
        items: chosen.map(({ type, id, name }) => ({ type, id, label: name })),
      } as const;
      add(plan, { holdMs: jobHoldMs }).then(
        (job) => {
          setError(undefined);
          items.set(job, chosen);
        },
        (reason: unknown) => setError(reason),
      );
    },
  }));
  useLeaveWarning();

  const problem = error === undefined ? '' : errorText(error);
  const notices = useMemo(
    () => ({
      visible,
      error: problem,
      onErrorRead: () => setError(undefined),
      itemsOf: (job: string) => items.get(job) ?? [],
    }),
    [visible, problem, items],
  );
  return (
    <AssignContext value={assigning}>
      <AssignNoticesContext value={notices}>
        {children}
        <AssignmentAnnouncer visible={visible} />
      </AssignNoticesContext>
    </AssignContext>
  );
}

/** Where the browser can store no jobs, a reload would end them: so it asks before the user leaves the page. */
function useLeaveWarning(): void {
  const pending = useJobs().some((job) => !job.isStored && isUnfinished(job));
  useEffect(() => {
    if (!pending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [pending]);
}

/** It is always there: screen readers announce only changes of a region that exists. */
function AssignmentAnnouncer({ visible }: { visible: VisibleAssignments }) {
  const t = useTranslations('assigning');
  const jobTexts = useTranslations('jobs');
  const write = useMessage();
  const { said, times } = useSyncExternalStore(visible.subscribe, visible.get);
  return (
    <VisuallyHidden role="status" aria-label={t('panel.live')}>
      <span key={times}>
        {said.map((each) => announcementText(each, { t, jobTexts, write })).join('. ')}
      </span>
    </VisuallyHidden>
  );
}
