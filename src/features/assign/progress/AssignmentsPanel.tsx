/** What is being assigned: at the foot of the page, with Undo before the first request, progress, and what failed. */
import { CloseButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#features/routes/paths.ts';
import { AssignmentCard } from './AssignmentCard.tsx';
import classes from './AssignmentsPanel.module.css';
import { useUndoKey } from './use-undo-shortcut.ts';
import type { AssignClock, AssignWatch } from './visible-assignments.ts';

interface AssignmentsPanelProps {
  watch: AssignWatch;
  clock: AssignClock;
  /** Why the last assignment could not even be begun, or ''. */
  problem: string;
  onProblemRead: () => void;
}

/** Always there for screen readers, as a live region has to exist before it has something to say. */
export function AssignmentsPanel({ watch, clock, problem, onProblemRead }: AssignmentsPanelProps) {
  const { jobs, said } = useSyncExternalStore(watch.subscribe, watch.get);
  // Activity shows the same jobs itself.
  const there = useLocation().pathname === paths.activity.href();
  useUndoKey(jobs);
  return (
    <>
      <VisuallyHidden role="status" aria-label="Assigning">
        {said}
      </VisuallyHidden>
      {(jobs.length === 0 || there) && problem === '' ? null : (
        <Panel>
          {problem === '' ? null : <Problem onRead={onProblemRead}>{problem}</Problem>}
          {(there ? [] : jobs).map((job) => (
            <AssignmentCard key={job.id} job={job} clock={clock} onDismiss={() => watch.dismiss(job.id)} />
          ))}
        </Panel>
      )}
    </>
  );
}

function Problem({ children, onRead }: { children: string; onRead: () => void }) {
  return (
    <div className={classes['batch']} role="alert">
      <div className={classes['top']}>
        <p className={classes['title']}>Nothing was assigned</p>
        <CloseButton size="sm" aria-label="Dismiss" onClick={onRead} />
      </div>
      <p className={classes['note']} dir="auto">
        {children.slice(0, 500)}
      </p>
    </div>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useFootRoom(panel);
  return (
    <section ref={panel} className={classes['panel']} aria-label="Assignments">
      {children}
    </section>
  );
}

/** The page keeps as much room free at its end as the panel takes, so that the panel never covers the last of it. */
function useFootRoom(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--deck-foot', `${element.offsetHeight + 16}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--deck-foot');
    };
  }, [panel]);
}
