/** Assigning for the whole dashboard: what was begun on one screen goes on when another is shown. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useChannelItemsChanged } from '#queries/channels.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { AssigningContext } from './assigning.ts';
import { AssignPanel } from './AssignPanel.tsx';
import { type AssignClock, createAssignments } from './assignments.ts';
import { createDragState } from './drag-state.ts';

interface AssignProviderProps {
  clock: AssignClock;
  children: ReactNode;
}

/** Stands above all screens and below what knows the account, so that nothing of one account is sent for another. */
export function AssignProvider({ clock, children }: AssignProviderProps) {
  const engine = useEngine();
  const itemsChanged = useChannelItemsChanged();
  const [assigning] = useState(() => ({
    drag: createDragState(),
    assignments: createAssignments({
      clock,
      send: (item, { kind, id }) =>
        kind === 'channel'
          ? engine.call('channels.assign', { channelid: id, type: item.type, itemid: item.id }, { lane: 'bulk' })
          : engine.call('campaigns.assign', { campaignid: id, linkid: item.id }, { lane: 'bulk' }),
      onAssigned: ({ kind, id }) => {
        if (kind === 'channel') itemsChanged(id);
      },
    }),
  }));
  const { assignments } = assigning;
  const pending = useSyncExternalStore(assignments.subscribe, () =>
    assignments.get().batches.some(({ phase }) => phase !== 'finished'),
  );
  useLeaveWarning(pending);

  return (
    <AssigningContext value={assigning}>
      {children}
      <AssignPanel />
    </AssigningContext>
  );
}

/** The browser asks before the page is left while something is not sent yet. */
function useLeaveWarning(pending: boolean): void {
  useEffect(() => {
    if (!pending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [pending]);
}
