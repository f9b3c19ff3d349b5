/** Deselect assigned: takes links out of the selection when a job has them, and back into it when the job is undone. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Assigned, useAssign } from '#features/assign/model/assign-context.ts';
import { useJobs } from '#queries/jobs.ts';
import type { SelectedLink } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';

interface Deselected {
  readonly links: readonly SelectedLink[];
  /** Whether the list of jobs had the job: the list can arrive after the reply that the job was added. */
  readonly isListed: boolean;
}

/** A selection that stays would be assigned once more by the next button. */
export function useDeselectAssigned({ state, selectAll }: LinkSelection): void {
  const { onAssigned } = useAssign();
  const jobs = useJobs();
  /** What each job took that can still be undone. */
  const held = useRef(new Map<string, Deselected>());

  const deselect = useEffectEvent(({ items, job }: Assigned) => {
    const links = items.flatMap(({ type, id }) => (type === 'links' ? (state.links.get(id) ?? []) : []));
    if (links.length === 0) return;
    selectAll(links, false);
    held.current.set(job, { links, isListed: jobs.some(({ id }) => id === job) });
  });
  useEffect(() => onAssigned((assigned) => deselect(assigned)), [onAssigned]);

  const restore = useEffectEvent((links: readonly SelectedLink[]) => selectAll(links, true));
  useEffect(() => {
    for (const [job, taken] of held.current) {
      const now = jobs.find(({ id }) => id === job);
      if (now?.state === 'held') held.current.set(job, { ...taken, isListed: true });
      else if (now !== undefined || taken.isListed) {
        held.current.delete(job);
        if (now === undefined) restore(taken.links);
      }
    }
  }, [jobs]);
}
