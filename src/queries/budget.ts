/** Budget hook: the request budget of the account that is signed in. */
import { useSyncExternalStore } from 'react';
import type { Budget } from '#engine/engine.ts';
import { useEngine } from './EngineContext.tsx';

export type { Budget };

/** The budget as it is now; the component renders again when it changes. */
export function useBudget(): Budget {
  const { budget } = useEngine();
  return useSyncExternalStore(budget.subscribe, budget.get);
}
