/** Deselect assigned: takes links out of the selection when a job has them, and back into it when the job is undone. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Assigned, useAssign } from '#features/assign/model/assign-context.ts';
import { useJobs } from '#queries/jobs.ts';
import type { SelectedLink } from './selection.ts';
import type { LinkSelection } from './use-selection.ts';

/** A selection that stays would be assigned once more by the next button. */
export function useDeselectAssigned({ state, selectAll }: LinkSelection): void {
  const { onAssigned } = useAssign();
  const jobs = useJobs();
  /** The links of each job that can still be undone. */
  const held = useRef(new Map<string, readonly SelectedLink[]>());

  const deselect = useEffectEvent(({ items, job }: Assigned) => {
    const links = items.flatMap(({ type, id }) => (type === 'links' ? (state.links.get(id) ?? []) : []));
    if (links.length === 0) return;
    selectAll(links, false);
    if (jobs.some(({ id, state: step }) => id === job && step === 'held')) held.current.set(job, links);
  });
  useEffect(() => onAssigned((assigned) => deselect(assigned)), [onAssigned]);

  const restore = useEffectEvent((links: readonly SelectedLink[]) => selectAll(links, true));
  useEffect(() => {
    for (const [job, links] of held.current) {
      const now = jobs.find(({ id }) => id === job);
      if (now?.state === 'held') continue;
      held.current.delete(job);
      if (now === undefined) restore(links);
    }
  }, [jobs]);
}
