/** Plan hooks: the planned campaigns of the account, and the actions on them. Cost no request. */
import { useSyncExternalStore } from 'react';
import type { Plan } from '#engine/plans/plan-types.ts';
import type { Plans } from '#engine/plans/plans.ts';
import type { ListState } from '#engine/storage/stored-list.ts';
import { useEngine } from './EngineContext.tsx';

export {
  type CellChange,
  type Plan,
  type PlanDraft,
  type PlannedChannel,
  type PlannedLink,
  planColumns,
} from '#engine/plans/plan-types.ts';

export function usePlans(): ListState<Plan> {
  const { plans } = useEngine();
  return useSyncExternalStore(plans.subscribe, plans.get);
}

/** See `Plans`. */
export function usePlanActions(): Pick<Plans, 'save' | 'remove' | 'restore'> {
  return useEngine().plans;
}
